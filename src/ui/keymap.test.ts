/** Laws of the key tables: no key twice, every key answered, every fault of an override reported. */
import { describe, expect, it } from 'vitest';
import { KEY_TABLES } from './key-tables.ts';
import { actionOf, helpRows, isKeyName, isScreenName, keyProblems, keysFor } from './keymap.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

const STANDARD = DEFAULT_SETTINGS;
const LAPTOP: Settings = { ...DEFAULT_SETTINGS, keySet: 'laptop' };
const SCREENS = Object.keys(KEY_TABLES).filter(isScreenName);

describe('the key tables', () => {
  it.each([
    ['standard', STANDARD],
    ['laptop', LAPTOP],
  ])('bind no key twice in the %s set', (_, settings) => {
    expect(keyProblems(settings)).toEqual([]);
  });

  it('use only keys a terminal can send, and the laptop set gets by without function keys', () => {
    for (const screen of SCREENS) {
      for (const { action, keys } of helpRows(screen, LAPTOP)) {
        expect(keys.filter((key) => !isKeyName(key))).toEqual([]);
        expect([screen, action, keys.some((key) => !/^f\d/.test(key))]).toEqual([screen, action, true]);
      }
    }
  });

  it('answer every key that help shows with the action it shows', () => {
    for (const settings of [STANDARD, LAPTOP]) {
      for (const screen of SCREENS) {
        for (const { action, keys } of helpRows(screen, settings)) {
          for (const key of keys) expect(actionOf(screen, key, settings)).toBe(action);
        }
      }
    }
  });
});

describe('overrides', () => {
  const custom = (keys: Settings['keys']): Settings => ({ ...DEFAULT_SETTINGS, keys });

  it('replace the keys of an action', () => {
    const settings = custom({ explore: { rest: ['R'] } });
    expect(keysFor('explore', 'rest', settings)).toEqual(['R']);
    expect(actionOf('explore', 'R', settings)).toBe('rest');
    expect(actionOf('explore', 'r', settings)).toBeUndefined();
  });

  it.each([
    ['a key with two meanings', { explore: { rest: ['x'] } }, ['double_binding']],
    ['a screen nobody knows', { kitchen: { cook: ['x'] } }, ['unknown_screen']],
    ['an action nobody knows', { explore: { constructor: ['9'] } }, ['unknown_key_action']],
    ['a key nobody has', { explore: { rest: ['hyper+q'] } }, ['unknown_key']],
  ])('report %s', (_, keys, codes) => {
    expect(keyProblems(custom(keys)).map((problem) => problem.code)).toEqual(codes);
  });

  it('name the key and both actions of a double binding', () => {
    expect(keyProblems(custom({ explore: { rest: ['x'] } }))).toEqual([
      { code: 'double_binding', screen: 'explore', key: 'x', actions: ['explore', 'rest'] },
    ]);
  });
});
