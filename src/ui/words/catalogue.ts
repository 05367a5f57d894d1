/** All texts of the engine, in both languages. English names the keys; a key that German lacks does not compile. */
import { DE_CAUSE_VARIANTS, DE_CAUSES, DE_REFUSAL_VARIANTS, DE_REFUSALS } from './de/answers.ts';
import { DE_COMBAT } from './de/combat.ts';
import { DE_ACTIONS, DE_CHECKS, DE_EFFECTS, DE_EVENTS } from './de/effects.ts';
import { DE_ENDING } from './de/ending.ts';
import { DE_KEY_NAMES, DE_KEY_VARIANTS, DE_KEYS } from './de/keys.ts';
import { DE_LOG, DE_LOG_VARIANTS } from './de/log.ts';
import { DE_MENU } from './de/menu.ts';
import { DE_PLAY, DE_SCREENS } from './de/play.ts';
import { DE_TERMS } from './de/terms.ts';
import { DE_TRADE } from './de/trade.ts';
import { EN_CAUSE_VARIANTS, EN_CAUSES, EN_REFUSAL_VARIANTS, EN_REFUSALS } from './en/answers.ts';
import { EN_COMBAT } from './en/combat.ts';
import { EN_ACTIONS, EN_CHECKS, EN_EFFECTS, EN_EVENTS } from './en/effects.ts';
import { EN_ENDING } from './en/ending.ts';
import { EN_KEY_NAMES, EN_KEY_VARIANTS, EN_KEYS } from './en/keys.ts';
import { EN_LOG, EN_LOG_VARIANTS } from './en/log.ts';
import { EN_MENU } from './en/menu.ts';
import { EN_PLAY, EN_SCREENS } from './en/play.ts';
import { EN_TERMS } from './en/terms.ts';
import { EN_TRADE } from './en/trade.ts';

const joinEnglish = () =>
  ({
    ...EN_TERMS,
    ...EN_LOG,
    ...EN_LOG_VARIANTS,
    ...EN_REFUSALS,
    ...EN_REFUSAL_VARIANTS,
    ...EN_CAUSES,
    ...EN_CAUSE_VARIANTS,
    ...EN_ACTIONS,
    ...EN_CHECKS,
    ...EN_EVENTS,
    ...EN_EFFECTS,
    ...EN_KEYS,
    ...EN_KEY_VARIANTS,
    ...EN_KEY_NAMES,
    ...EN_MENU,
    ...EN_SCREENS,
    ...EN_PLAY,
    ...EN_COMBAT,
    ...EN_TRADE,
    ...EN_ENDING,
  }) as const;

export type Texts = ReturnType<typeof joinEnglish>;
export type TextKey = keyof Texts;

const joinGerman = (): Readonly<Record<TextKey, string>> => ({
  ...DE_TERMS,
  ...DE_LOG,
  ...DE_LOG_VARIANTS,
  ...DE_REFUSALS,
  ...DE_REFUSAL_VARIANTS,
  ...DE_CAUSES,
  ...DE_CAUSE_VARIANTS,
  ...DE_ACTIONS,
  ...DE_CHECKS,
  ...DE_EVENTS,
  ...DE_EFFECTS,
  ...DE_KEYS,
  ...DE_KEY_VARIANTS,
  ...DE_KEY_NAMES,
  ...DE_MENU,
  ...DE_SCREENS,
  ...DE_PLAY,
  ...DE_COMBAT,
  ...DE_TRADE,
  ...DE_ENDING,
});

/** Joining a thousand texts takes a while: it is done for the language that is spoken, once. */
const joined: { de?: ReturnType<typeof joinGerman>; en?: Texts } = {};

export function english(): Texts {
  joined.en ??= joinEnglish();
  return joined.en;
}

export function german(): Readonly<Record<TextKey, string>> {
  joined.de ??= joinGerman();
  return joined.de;
}
