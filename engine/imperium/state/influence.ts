import { at, item } from '../../core/at';
import { bitCount, lowestBit } from '../../core/bits';
import { push } from '../../core/stack';
import { TRACK_BONUS } from '../data/tracks.data';
import type { Log } from '../events';
import { FACTIONS } from '../names';
import { gain } from './gain';
import { drawIntrigue } from './intrigue';
import { isPerson } from './options';
import { score } from './resources';
import { NOBODY, TOP_INFLUENCE } from './state';
import type { State } from './state';
import { recruit } from './troops';

const FOUR = FACTIONS.length;
/** Where a track gives a point (I8.2), and where its bonus and the Alliance lie (I8.3, I8.4). */
const POINT_AT = 2;
const ALLIANCE_AT = 4;

export function influenceOf(s: State, seat: number, faction: number): number {
  return at(s.influence, seat * FOUR + faction);
}

/** I8.3; House Hagal and the Rivals get none (I12.2, I13.5). */
function trackBonus(s: State, seat: number, faction: number, log: Log): void {
  if (!isPerson(s.options, seat)) return;
  const bonus = TRACK_BONUS[item(FACTIONS, faction)];
  if (bonus.do === 'recruit') recruit(s, seat, bonus.n, log);
  else if (bonus.do === 'intrigue') drawIntrigue(s, seat, bonus.n, log);
  else gain(s, seat, bonus.resource, bonus.n, log);
}

function setInfluence(s: State, seat: number, faction: number, now: number, by: number, log: Log): void {
  s.influence[seat * FOUR + faction] = now;
  log?.push({ type: 'influence', seat, faction: item(FACTIONS, faction), by, now });
}

export function gainInfluence(s: State, seat: number, faction: number, count: number, log: Log): void {
  const before = influenceOf(s, seat, faction);
  const now = Math.min(TOP_INFLUENCE, before + count);
  if (now === before) return;
  setInfluence(s, seat, faction, now, now - before, log);
  if (before < POINT_AT && now >= POINT_AT) score(s, seat, 1, log);
  if (before < ALLIANCE_AT && now >= ALLIANCE_AT) trackBonus(s, seat, faction, log);
  const holder = at(s.alliance, faction);
  // I8.4: the first at 4 takes it; later only who rises above its holder.
  if (holder === NOBODY ? now >= ALLIANCE_AT : holder !== seat && now > influenceOf(s, holder, faction)) {
    giveAlliance(s, faction, seat, log);
  }
}

/** The token and its point go to a seat, or back to the board. */
export function giveAlliance(s: State, faction: number, to: number, log: Log): void {
  const holder = at(s.alliance, faction);
  s.alliance[faction] = to;
  log?.push({
    type: 'alliance',
    faction: item(FACTIONS, faction),
    seat: to === NOBODY ? null : to,
    from: holder === NOBODY ? null : holder,
  });
  if (holder !== NOBODY) score(s, holder, -1, log);
  if (to !== NOBODY) score(s, to, 1, log);
}

/** I8.5: one step down, and the Alliance with it where somebody stood level. */
export function loseInfluence(s: State, seat: number, faction: number, log: Log): void {
  const before = influenceOf(s, seat, faction);
  if (before === 0) return;
  setInfluence(s, seat, faction, before - 1, -1, log);
  if (before === POINT_AT) score(s, seat, -1, log);
  if (at(s.alliance, faction) !== seat) return;
  let heirs = 0;
  for (let other = 0; other < s.vp.length; other++) {
    if (other !== seat && influenceOf(s, other, faction) === before) heirs |= 1 << other;
  }
  if (bitCount(heirs) > 1) push(s, { k: 'heir', seat, faction, heirs });
  else if (heirs !== 0) giveAlliance(s, faction, lowestBit(heirs), log);
  else if (before - 1 < ALLIANCE_AT) giveAlliance(s, faction, NOBODY, log);
}

export function holdsAnyAlliance(s: State, seat: number): boolean {
  return s.alliance.includes(seat);
}
