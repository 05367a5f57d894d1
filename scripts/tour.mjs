/** A short walk through the screens of the game, for pictures: what to press before each of them. */

export const TOUR = [{ name: 'menu', keys: [] }];
