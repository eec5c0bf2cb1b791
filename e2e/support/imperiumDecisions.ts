import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as imperium from '../../engine/imperium';
import { imperiumKind } from '../../app/imperium/saved/kind';
import { printGameFile } from '../../app/storage/file/print';
import { newDraft } from '../../app/storage/games/drafts';
import { reopen } from '../../app/storage/games/reopen';
import { artifacts } from '../browser/session';

/** Every kind of frame, and whether somebody is asked in it: a new kind has to say so here. */
const ASKS: Readonly<Record<imperium.FrameKind, boolean>> = {
  round: false,
  leader: true,
  masterstroke: true,
  defend: true,
  turns: false,
  turn: true,
  send: true,
  sell: true,
  source: true,
  agent: true,
  reveal: true,
  run: false,
  choice: true,
  influence: true,
  heir: true,
  trash: true,
  troops: true,
  discard: true,
  test: true,
  voice: true,
  snoop: true,
  pass: true,
  cross: true,
  recallAgent: true,
  takeBack: true,
  acquire: true,
  toTop: true,
  setAside: true,
  combat: false,
  combatTurn: true,
  rewards: false,
  spoils: true,
  endgame: true,
  rival: false,
  rivalRun: false,
  rivalChoice: true,
};

/** What looks different within a kind. */
const VARIANTS: Readonly<Partial<Record<imperium.FrameKind, readonly string[]>>> = {
  troops: imperium.TROOP_DEEDS,
  rivalChoice: imperium.RIVAL_MATTERS,
};

/** All decisions of the game by name: `agent`, `troops-retreat`. */
export const DECISIONS: readonly string[] = Object.entries(ASKS)
  .filter(([, asks]) => asks)
  .flatMap(([kind]) => {
    const variants = Object.entries(VARIANTS).find(([name]) => name === kind)?.[1];
    return variants?.map((variant) => `${kind}-${variant}`) ?? [kind];
  });

function nameOf(state: imperium.State): string | null {
  const now = imperium.pending(state);
  if (now === null) return null;
  return [now.kind, now.deed ?? now.what].filter((part) => part !== undefined).join('-');
}

const NAMES = ['Anna', 'Bo', 'Cleo', 'Dan'];

function optionsOf(players: imperium.GameOptions['players'], seed: number): imperium.GameOptions {
  const names = NAMES.slice(0, Math.max(3, players));
  return players === 1
    ? { players, seed, names, difficulty: 'mercenary', leaders: ['ask', 'dealt', 'dealt'] }
    : { players, seed, names };
}

/** A small generator of its own, so that the games are the same on every machine. */
function chance(seed: number): (below: number) => number {
  let luck = seed;
  return (below) => {
    luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
    return Math.floor((luck / 2 ** 32) * below);
  };
}

const GAMES = 160;
/** More choices than these look no different. */
const ENOUGH = 9;

/** I8.5: an Alliance is lost while two others stand level. */
function heirTo(turn: imperium.State): imperium.State {
  let state = turn;
  for (const seat of [0, 1, 2]) state = imperium.withInfluence(state, seat, 'emperor', 4);
  state = imperium.withAlliance(state, 'emperor', 0);
  state = imperium.withInfluence(state, 0, 'emperor', 3);
  for (const seat of [0, 1, 2]) state = imperium.withCount(state, seat, 'vp', 8);
  state.alliance[imperium.FACTIONS.indexOf('emperor')] = 0;
  state.frames.push({ k: 'heir', seat: 0, faction: imperium.FACTIONS.indexOf('emperor'), heirs: 0b110 });
  return state;
}

/** Reverend Mother Mohiam: an opponent lays two cards aside. */
function discards(turn: imperium.State): imperium.State {
  const state = imperium.cloneState(turn);
  const own = imperium.pending(state)?.seat ?? 0;
  const seat = state.hands.findIndex((hand, other) => other !== own && hand.length > 2);
  state.frames.push({ k: 'discard', seat, left: 2 });
  return state;
}

/**
 * A position for every decision of the game: the one with the most to choose from that comes up in games of chance. What
 * hardly ever comes up is laid out.
 */
export function decisionPositions(): ReadonlyMap<string, imperium.State> {
  const found = new Map<string, { readonly choices: number; readonly state: imperium.State }>();
  for (let game = 0; game < GAMES; game += 1) {
    const players = ([1, 3, 2, 4] as const)[game % 4] ?? 4;
    const state = imperium.newGame(optionsOf(players, game + 1));
    const below = chance(game + 1);
    while (imperium.outcome(state) === null) {
      const moves = imperium.legalMoves(state);
      const name = nameOf(state);
      const before = found.get(name ?? '')?.choices ?? 0;
      if (name !== null && moves.length > before && before < ENOUGH) {
        found.set(name, { choices: moves.length, state: imperium.cloneState(state) });
      }
      const move = moves[below(moves.length)];
      if (move === undefined) break;
      imperium.play(state, move);
    }
  }
  const positions = new Map([...found].map(([name, { state }]) => [name, state]));
  const turn = positions.get('turn');
  if (turn !== undefined) positions.set('heir', heirTo(turn)).set('discard', discards(turn));
  return positions;
}

/** A game file that begins with a position, and nothing before it. */
export async function positionLetter(name: string, state: imperium.State): Promise<string> {
  const { rules } = imperiumKind;
  const { draft } = newDraft(imperiumKind, name, state.options, Date.now());
  const snapshots = [{ ply: 1, position: rules.printPosition(state) }];
  const stored = { ...draft, id: 1, deleted: null, base: 1, moves: [], snapshots };
  const text = await printGameFile(stored, await reopen(stored, rules), imperiumKind);
  mkdirSync(artifacts, { recursive: true });
  const file = join(artifacts, `decision-${name}.sietch.txt`);
  writeFileSync(file, text);
  return file;
}
