import { at, item } from '../../core/at';
import { bitsOf } from '../../core/bits';
import { AREA_COUNT, AREA_IDS, SIETCH_AREAS, findArea } from '../board/tables';
import { DEPLOYMENT_TOKENS } from '../data/components.data';
import { LEADERS, MARKERS, SIDES, WORMSIGNS } from '../names';
import { emptyState } from '../setup';
import { LEADER_SIDE } from '../state/leaders';
import { NO_FORCE, addForce } from '../state/legions';
import type { Force } from '../state/legions';
import { MODES } from '../state/options';
import type { GameOptions, Mode } from '../state/options';
import { ELITE, GENERIC, REGULAR, SPECIAL, changeSupply } from '../state/supply';
import { ATREIDES, HARKONNEN, NOBODY, SANDWORM, WILD_MAKER, enemyOf } from '../state/state';
import type { State } from '../state/state';
import { checkPosition } from './check';
import { splitWords } from '../../core/notation/fields';
import { parseFieldLine, printFields, readLines } from '../../core/notation/lines';
import { NotationError, reasonOf } from '../../core/notation/notationError';
import { FIELDS } from './fields';

export { NotationError };

const SIDE_LETTERS = ['A', 'H'] as const;
const RANKS: readonly (readonly [string, number])[] = [
  ['r', REGULAR],
  ['e', ELITE],
  ['s', SPECIAL],
  ['g', GENERIC],
];

function naturalSietch(area: number): number {
  return SIETCH_AREAS.indexOf(area);
}

/** As the state writes them: not yet drawn, then what it is. */
const WORMSIGN_WORDS: readonly string[] = ['wormsign', ...WORMSIGNS.map((kind) => `wormsign:${kind}`)];

/** `H 2r1e1g baron #18`: side, figures, named leaders, tokens; then what else lies there. */
function printArea(s: State, area: number): string {
  const words: string[] = [];
  const owner = at(s.owner, area);
  if (owner !== NOBODY) {
    words.push(item<string>(SIDE_LETTERS, owner));
    const counts = [at(s.regular, area), at(s.elite, area), at(s.special, area), at(s.generic, area)];
    const figures = RANKS.map(([letter], index) =>
      at(counts, index) > 0 ? `${at(counts, index)}${letter}` : '',
    ).join('');
    if (figures !== '') words.push(figures);
    for (const leader of bitsOf(at(s.leaders, area))) words.push(item(LEADERS, leader));
    for (const token of bitsOf(at(s.tokens, area))) words.push(`#${token}`);
  }
  if (at(s.settlement, area) === 1) words.push('city');
  const sietch = at(s.sietch, area);
  if (sietch >= 0) words.push(sietch === naturalSietch(area) ? 'sietch' : `sietch:${sietch}`);
  const station = at(s.station, area);
  if (station >= 0) words.push(`station:${item(MARKERS, station)}`);
  const sign = at(s.wormsign, area);
  if (sign > 0) words.push(item(WORMSIGN_WORDS, sign - 1));
  if (at(s.worm, area) === SANDWORM) words.push('sandworm');
  if (at(s.worm, area) === WILD_MAKER) words.push('wild-maker');
  if (at(s.harvester, area) === 1) words.push('harvester');
  return words.length === 0 ? '' : `${item(AREA_IDS, area)}: ${words.join(' ')}`;
}

/** Any state as text: one line for each area that holds something, one for each field that is not as at the start. */
export function printPosition(s: State): string {
  const { mode, seed, names } = s.options;
  const shared = s.options.shared === undefined ? '' : ` shared:${s.options.shared}`;
  const ties = s.options.ties === undefined ? '' : ` ties:${s.options.ties}`;
  const lines = [`arrakis ${mode} ${seed} ${JSON.stringify(names)}${shared}${ties}`];
  for (let area = 0; area < AREA_COUNT; area++) {
    const line = printArea(s, area);
    if (line !== '') lines.push(line);
  }
  lines.push(...printFields(FIELDS, s, emptyState(s.options)));
  return lines.join('\n');
}

function parseOptions(line: string): GameOptions {
  const match =
    /^arrakis (\S+) (-?\d+) (\[.*\])(?: shared:(atreides|harkonnen))?(?: ties:(ask|random))?$/.exec(line);
  const mode = MODES.find((name) => name === match?.[1]);
  if (match === null || mode === undefined) throw new Error(`not a position: ${line}`);
  let names: unknown;
  try {
    names = JSON.parse(match[3] ?? '');
  } catch {
    throw new Error(`names are not readable: ${line}`);
  }
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
    throw new Error(`names must be texts: ${line}`);
  }
  const side = SIDES.find((name) => name === match[4]);
  const ties = (['ask', 'random'] as const).find((name) => name === match[5]);
  if (side !== undefined && mode !== 'three') throw new Error(`only three share one side: ${line}`);
  return {
    mode: mode satisfies Mode,
    seed: Number(match[2]),
    names,
    ...(side === undefined ? {} : { shared: side }),
    ...(ties === undefined ? {} : { ties }),
  };
}

function parseFigures(word: string): Force | null {
  if (!/^(\d+[resg])+$/.test(word)) return null;
  const counts = [0, 0, 0, 0];
  for (const [, count, letter] of word.matchAll(/(\d+)([resg])/g)) {
    const index = RANKS.findIndex(([name]) => name === letter);
    counts[index] = at(counts, index) + Number(count);
  }
  return {
    ...NO_FORCE,
    regular: at(counts, 0),
    elite: at(counts, 1),
    special: at(counts, 2),
    generic: at(counts, 3),
  };
}

/** Token backs of the Atreides come first, then those of the Harkonnen. */
function tokenSide(token: number): number {
  return item(DEPLOYMENT_TOKENS, token).set.startsWith('atreides') ? ATREIDES : HARKONNEN;
}

function parseLegionWord(s: State, area: number, side: number, word: string): boolean {
  const figures = parseFigures(word);
  if (figures !== null) {
    addForce(s, area, side, figures);
    changeSupply(s, side, REGULAR, 0 - figures.regular);
    changeSupply(s, side, ELITE, 0 - figures.elite);
    changeSupply(s, side, SPECIAL, 0 - figures.special);
    changeSupply(s, side, GENERIC, 0 - figures.generic);
    return true;
  }
  const leader = LEADERS.findIndex((id) => id === word);
  if (leader >= 0) {
    if (at(LEADER_SIDE, leader) !== side) throw new Error(`${word} is of the other side`);
    if (at(s.leaderAt, leader) >= 0) throw new Error(`${word} stands elsewhere too`);
    addForce(s, area, side, { ...NO_FORCE, leaders: 1 << leader });
    return true;
  }
  const match = /^#(\d+)$/.exec(word);
  if (match === null || Number(match[1]) >= DEPLOYMENT_TOKENS.length) return false;
  const token = Number(match[1]);
  if (tokenSide(token) !== side) throw new Error(`${word} is of the other side`);
  if (s.tokens.some((mask) => (mask & (1 << token)) !== 0)) throw new Error(`${word} lies elsewhere too`);
  addForce(s, area, side, { ...NO_FORCE, tokens: 1 << token });
  const drawn = s.tokenSupply.indexOf(token);
  if (drawn >= 0) s.tokenSupply.splice(drawn, 1);
  return true;
}

function parseTerrainWord(s: State, area: number, word: string): boolean {
  const sietch = /^sietch(?::(\d))?$/.exec(word);
  const station = /^station:(\w+)$/.exec(word);
  if (word === 'city') s.settlement[area] = 1;
  else if (sietch !== null) {
    const token = sietch[1] === undefined ? naturalSietch(area) : Number(sietch[1]);
    if (token < 0 || token >= SIETCH_AREAS.length) return false;
    if (s.sietch.includes(token)) throw new Error(`${word} lies elsewhere too`);
    s.sietch[area] = token;
  } else if (station !== null) {
    const marker = MARKERS.findIndex((name) => name === station[1]);
    if (marker < 0) return false;
    s.station[area] = marker;
  } else if (WORMSIGN_WORDS.includes(word)) s.wormsign[area] = WORMSIGN_WORDS.indexOf(word) + 1;
  else if (word === 'sandworm') s.worm[area] = SANDWORM;
  else if (word === 'wild-maker') {
    s.worm[area] = WILD_MAKER;
    s.wildMaker = 1;
  } else if (word === 'harvester') s.harvester[area] = 1;
  else return false;
  return true;
}

function parseArea(s: State, id: string, words: readonly string[]): void {
  const area = findArea(id);
  if (area === null) throw new Error(`no such area: ${id}`);
  const side = SIDE_LETTERS.findIndex((letter) => letter === words[0]);
  if (side >= 0 && at(s.owner, area) === enemyOf(side)) throw new Error(`${id}: units of both sides`);
  for (const word of side >= 0 ? words.slice(1) : words) {
    let known: boolean;
    try {
      known = (side >= 0 && parseLegionWord(s, area, side, word)) || parseTerrainWord(s, area, word);
    } catch (error) {
      throw new Error(`${id}: ${reasonOf(error)}`);
    }
    if (!known) throw new Error(`${id}: what is "${word}"?`);
  }
}

function parseLine(s: State, line: string): void {
  const area = /^([a-z0-9-]+):\s*(.*)$/.exec(line);
  if (area !== null) parseArea(s, area[1] ?? '', splitWords(area[2] ?? ''));
  else if (!parseFieldLine(FIELDS, s, line)) throw new Error(`not readable: ${line}`);
}

/** Reads what `printPosition` wrote, or what a person did: fields left out are as at the start. */
export function parsePosition(text: string): State {
  const s = readLines(text, { first: (line) => emptyState(parseOptions(line)), other: parseLine });
  checkPosition(s);
  return s;
}
