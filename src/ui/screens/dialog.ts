/** A conversation: what is said, and what can be answered. */
import { goldOf } from '../../game/item/bag.ts';
import { partnerOf } from '../../game/npc/partner.ts';
import { type Offer, offersOf } from '../../game/npc/talk.ts';
import { wrap } from '../../lib/text.ts';
import type { Grid } from '../grid.ts';
import { actionOf } from '../keymap.ts';
import { NONE, POP, type Response, type Scenery, type Screen } from '../screen.ts';
import type { Area } from '../style.ts';
import { hintPieces } from '../widgets/hints.ts';
import { drawList, listLines, moveList, newList } from '../widgets/list.ts';
import { latestLines, turnLines } from '../widgets/log-view.ts';
import { drawText, hintLines, page, pane, rows } from '../widgets/pane.ts';
import { type Line, piece, plain } from '../widgets/rich.ts';
import { dialogText, entryText, npcName, replyText } from '../words/names.ts';
import { command, push, usual } from './answers.ts';
import { optionEffects, optionMarks } from './dialog-effects.ts';
import { inventoryScreen } from './inventory.ts';
import { numberOf } from './numbers.ts';
import { sheetScreen } from './sheet.ts';

const LOG_ROWS = 4;

export function dialogScreen(): Screen {
  const list = newList();
  return {
    name: 'dialog',
    overlay: false,
    draw: (grid, area, scenery) => {
      const body = page(grid, area, hintPieces('dialog', ['select', 'leave', 'inventory', 'sheet', 'help'], scenery));
      const offers = offersOf(scenery);
      const [upper, log] = rows(body, LOG_ROWS);
      const [speech, answers] = rows(upper, Math.max(4, Math.min(offers.length + 2, upper.h - 7)));
      drawSpeech(grid, speech, scenery, offers[list.cursor]);
      const inner = pane(grid, answers, answersTitle(scenery), {
        unicode: scenery.unicode,
        active: true,
        foot: footText(scenery),
      });
      drawList(
        grid,
        inner,
        offers.map((offer, index) => offerLine(scenery, offer, index)),
        { list: list, active: true },
      );
      drawText(grid, { ...log, x: log.x + 1, w: log.w - 2 }, latestLines(scenery, scenery.state.log, LOG_ROWS));
    },
    key(key, scenery) {
      const action = actionOf('dialog', key, scenery.settings);
      const offers = offersOf(scenery);
      if (moveList(list, action, offers.length)) return NONE;
      const digit = numberOf(action);
      if (digit !== undefined) return choose(scenery, offers, digit);
      if (action === 'select') return choose(scenery, offers, list.cursor);
      if (action === 'leave') return command({ command: 'leave' });
      if (action === 'inventory') return push(inventoryScreen());
      if (action === 'sheet') return push(sheetScreen());
      return usual('dialog', action) ?? NONE;
    },
    lines: (scenery) => [
      ...turnLines(scenery, scenery.state.log).map(plain),
      ...speechLines(scenery),
      ...listLines(
        offersOf(scenery).map((offer, index) => plain(offerLine(scenery, offer, index))),
        list,
      ),
      ...effectLines(scenery, offersOf(scenery)[list.cursor]).map(plain),
      footText(scenery),
      ...hintLines(hintPieces('dialog', ['select', 'leave', 'inventory', 'help'], scenery)),
    ],
  };
}

/** Wares that lie open already, under this screen, are only looked at again. */
function choose({ state }: Scenery, offers: readonly Offer[], option: number): Response {
  const actions = offers[option]?.option.actions;
  if (actions === undefined) return NONE;
  const shows = actions.length > 0 && actions.every(({ action }) => action === 'open_shop');
  return shows && state.talk?.shop === true ? POP : command({ command: 'choose', option });
}

/** To things one does something; to people one says it. */
function answersTitle(scenery: Scenery): string {
  return scenery.words.text(partnerOf(scenery)?.proper === false ? 'dialog.deeds' : 'dialog.answers');
}

function partnerName(scenery: Scenery): string {
  const npc = partnerOf(scenery);
  return npc === undefined ? '' : npcName(scenery, npc.id);
}

function speechLines(scenery: Scenery): string[] {
  return [`${partnerName(scenery)}: ${saidText(scenery)}`];
}

/** The answer to what was said last, or else the greeting. */
function saidText(scenery: Scenery): string {
  const { words } = scenery;
  const npc = partnerOf(scenery);
  if (npc === undefined) return words.text('dialog.silent');
  const last = lastChosen(scenery);
  const reply = last === undefined ? undefined : replyText(scenery, npc.id, last);
  return reply ?? entryText(scenery, 'npcs', npc.id, 'greeting') ?? words.text('dialog.silent');
}

/** The option chosen last in this conversation. */
function lastChosen({ state: { log } }: Scenery): string | undefined {
  const begun = log.findLastIndex(({ code }) => code === 'talked');
  const chosen = log.findLast(({ code }, index) => index > begun && code === 'option_taken');
  return chosen?.code === 'option_taken' ? chosen.option : undefined;
}

function drawSpeech(grid: Grid, area: Area, scenery: Scenery, chosen: Offer | undefined): void {
  const npc = partnerOf(scenery);
  const inner = pane(grid, area, partnerName(scenery), scenery);
  const about = npc === undefined ? undefined : entryText(scenery, 'npcs', npc.id, 'description');
  const said = wrap(saidText(scenery), Math.min(inner.w, 72));
  drawText(grid, inner, [
    ...(about === undefined ? [] : [[piece(about, 'dim')], '']),
    ...said.map((line): Line => [piece(line, 'bright')]),
    ...effectLines(scenery, chosen),
  ]);
}

/** What something does should be known before it is done. */
function effectLines(scenery: Scenery, chosen: Offer | undefined): Line[] {
  if (chosen === undefined) return [];
  const effect = optionEffects(scenery, chosen.option.actions).join('; ');
  const told = effect === '' ? [] : [scenery.words.text('ability.effect', { actions: effect })];
  const lines = [...told, ...optionMarks(scenery, chosen.option.actions)];
  return lines.length === 0 ? [] : ['', ...lines.map((line): Line => [piece(line, 'dim')])];
}

function offerLine(scenery: Scenery, { key, price, option }: Offer, index: number): Line {
  const npc = partnerOf(scenery);
  const text = npc === undefined ? option.text : dialogText(scenery, npc.id, key);
  const gold = goldOf(scenery.state.hero);
  const cost =
    price === 0 ? [] : [piece(`  ${scenery.words.text('dialog.price', { price })}`, price > gold ? 'danger' : 'loot')];
  return [piece(`${index + 1}. `, 'accent'), piece(text), ...cost];
}

function footText({ words, state }: Scenery): string {
  return words.text('dialog.gold', { gold: goldOf(state.hero) });
}
