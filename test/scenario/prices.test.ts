/** Prices are what one reckons by hand: no binary fraction adds a coin. */
import { expect, it } from 'vitest';
import { buyPrice, sellPrice } from '../../src/game/item/price.ts';
import { World } from '../fixtures/world.ts';

function prices(modifier: number): readonly [number, number] {
  const world = new World({
    toml: `[[items]]
id = "vase"
base_price = 100
[[options]]
id = "tester"
category = "core:kind"
modifiers = [{ attribute = "price_modifier", flat = ${modifier} }]`,
  });
  const look = { state: world.state, content: world.content };
  const vase = { def: 'core:vase', affixes: [], count: 1 };
  return [buyPrice(look, vase), sellPrice(look, vase)];
}

it.each([
  [-10, 110, 36],
  [-30, 130, 28],
  [10, 90, 44],
  [15, 85, 46],
  [40, 60, 56],
])('a thing of 100 costs with %d points of bargaining %d and brings %d', (modifier, buy, sell) => {
  expect(prices(modifier)).toEqual([buy, sell]);
});
