import type { GameEvent } from '../../events';
import { CARD_IDS } from '../../data/planning.data';
import { UNIT_RANKS } from '../../names';
import type { Side } from '../../names';
import type { Voice } from '../catalogue';
import * as names from '../names/gameTerms';
import { list, noun, say, verbatim } from '../say';
import type { Phrase } from '../text';
import { figurePhrase, vehiclePlace } from './figures';
import type { Seats } from './seats';
import { seatPhrase } from './seats';
import { markersMoved } from './tracks';

type EventOf<K extends GameEvent['type']> = Extract<GameEvent, { readonly type: K }>;

/** Events of one type that are said in one sentence: what they must have in common, and the sentence. */
interface Joining<K extends GameEvent['type']> {
  same(event: EventOf<K>): string;
  say(voice: Voice, events: readonly EventOf<K>[], seats: Seats): Phrase;
}

type First<K extends GameEvent['type']> = readonly [EventOf<K>, ...EventOf<K>[]];

/** A sentence about at least one event. */
function joining<K extends GameEvent['type']>(
  same: (event: EventOf<K>) => string,
  sentence: (voice: Voice, events: First<K>, seats: Seats) => Phrase,
): Joining<K> {
  return {
    same,
    say(voice, events, seats) {
      const [first, ...rest] = events;
      return first === undefined ? verbatim('') : sentence(voice, [first, ...rest], seats);
    },
  };
}

/** The planning card of that id; an id that is none stands for itself. */
export function cardPhrase(voice: Voice, id: string): Phrase {
  const known = CARD_IDS.find((card) => card === id);
  return known === undefined ? verbatim(id) : names.planningCard(voice, known);
}

/** "2 regulars, 1 naib and Chani": equal figures are counted, in the order in which they first come. */
export function figuresPhrase(voice: Voice, figures: readonly string[], side: Side): Phrase {
  const kinds = [...new Set(figures.map((figure) => (figure.startsWith('token') ? 'token' : figure)))];
  return list(
    kinds.map((kind) => {
      const count = figures.filter((figure) => figure === kind || figure.startsWith(`${kind}-`)).length;
      const rank = UNIT_RANKS.find((name) => name === kind);
      if (rank !== undefined) return names.unit(voice, rank, count, side);
      if (kind === 'generic') return names.genericLeader(voice, count, side);
      return kind === 'token' ? names.deploymentTokens(voice, count) : figurePhrase(voice, kind, side);
    }),
  );
}

/** What several figures became: their kind in the plural, without a number of its own. */
function becomePhrase(voice: Voice, figure: string, count: number, side: Side): Phrase {
  const rank = UNIT_RANKS.find((name) => name === figure);
  return count === 1 || rank === undefined
    ? figuresPhrase(voice, [figure], side)
    : noun(voice, `unit.${rank}`, { glyph: 'unit', rank, side }, side, 2);
}

const REMOVED_WHY = ['hit', 'limit', 'claim', 'alone'] as const;

const REMOVED_BY: Readonly<
  Record<string, 'transport' | 'scouting' | 'rescue' | 'placedAnew' | 'replaced' | 'sandworm' | 'legion'>
> = {
  transport: 'transport',
  scouting: 'scouting',
  rescue: 'rescue',
  'placed anew': 'placedAnew',
  replaced: 'replaced',
  sandworm: 'sandworm',
  legion: 'legion',
};

const areasOf = (voice: Voice, events: readonly { readonly area: Parameters<typeof names.area>[1] }[]) =>
  list(events.map(({ area }) => names.area(voice, area)));

const vehicleRemoved = joining<'vehicleRemoved'>(
  // Only what leaves at the end of a round leaves in numbers; anything else has a story of its own.
  ({ vehicle, why, area, zone }) =>
    why === 'endOfRound' ? `${vehicle}.${why}` : `${vehicle}.${why}.${area}.${zone}`,
  (v, events) => {
    const [{ vehicle, why }] = events;
    const place = list(events.map((event) => vehiclePlace(v, event)));
    const count = events.length;
    if (why === 'endOfRound') {
      const many = count === 1 ? names.vehicleName(v, vehicle) : names.vehicle(v, vehicle, count);
      return say(v, 'event.vehicleRemoved.endOfRound', { vehicle: many, place }, count);
    }
    const how = REMOVED_BY[why] ?? 'other';
    return say(v, `event.vehicleRemoved.${how}`, { vehicle: names.vehicleName(v, vehicle), place });
  },
);

/** Everything that is told in numbers. What is joined loses nothing: every figure, card and place is named. */
export const JOINED = {
  cardDiscarded: joining<'cardDiscarded'>(
    ({ seat, why }) => `${seat}.${why}`,
    (v, events, seats) =>
      say(v, `event.cardDiscarded.${events[0].why}`, {
        who: seatPhrase(v, seats, events[0].seat),
        card: list(events.map(({ card }) => cardPhrase(v, card))),
      }),
  ),
  vehiclePlaced: joining<'vehiclePlaced'>(
    ({ vehicle }) => vehicle,
    (v, events) =>
      say(v, 'event.vehiclePlaced', {
        vehicle: names.vehicle(v, events[0].vehicle, events.length),
        place: list(events.map((event) => vehiclePlace(v, event))),
      }),
  ),
  vehicleRemoved,
  deployed: joining<'deployed'>(
    ({ side, area }) => `${side}.${area}`,
    (v, events) => {
      const [{ side, area }] = events;
      const figures = events.map(({ figure }) => figure);
      return say(v, 'event.deployed', {
        side: names.sideName(v, side),
        figure: figuresPhrase(v, figures, side),
        area: names.area(v, area),
      });
    },
  ),
  tokenDeployed: joining<'tokenDeployed'>(
    ({ area }) => area,
    (v, events) =>
      say(v, 'event.tokenDeployed', {
        tokens: names.deploymentTokens(v, events.length),
        area: names.area(v, events[0].area),
      }),
  ),
  replaced: joining<'replaced'>(
    ({ side, area, from, to }) => `${side}.${area}.${from}.${to}`,
    (v, events) => {
      const [{ side, area, to }] = events;
      const before = events.map(({ from }) => from);
      return say(v, 'event.replaced', {
        area: names.area(v, area),
        from: figuresPhrase(v, before, side),
        to: becomePhrase(v, to, events.length, side),
      });
    },
  ),
  removed: joining<'removed'>(
    ({ side, area, why }) => `${side}.${area}.${why}`,
    (v, events) => {
      const [{ side, area, why }] = events;
      const figures = events.map(({ figure }) => figure);
      return say(v, `event.removed.${REMOVED_WHY.find((known) => known === why) ?? 'other'}`, {
        side: names.sideName(v, side),
        figure: figuresPhrase(v, figures, side),
        area: names.area(v, area),
      });
    },
  ),
  markerMoved: joining<'markerMoved'>(
    ({ why }) => JSON.stringify(why),
    (v, events) => markersMoved(v, events),
  ),
  wormsignPlaced: joining<'wormsignPlaced'>(
    () => '',
    (v, events) => {
      const slots = { signs: names.wormsigns(v, events.length), area: areasOf(v, events) };
      return say(v, 'event.wormsignPlaced', slots, events.length);
    },
  ),
  wormsignTurned: joining<'wormsignTurned'>(
    ({ wormsign }) => wormsign,
    (v, events) => {
      const slots = {
        signs: names.wormsigns(v, events.length),
        area: areasOf(v, events),
        wormsign: noun(v, `wormsign.${events[0].wormsign}`),
      };
      return say(v, 'event.wormsignTurned', slots, events.length);
    },
  ),
  wormsignRemoved: joining<'wormsignRemoved'>(
    () => '',
    (v, events) => {
      const slots = { signs: names.wormsigns(v, events.length), area: areasOf(v, events) };
      return say(v, 'event.wormsignRemoved', slots, events.length);
    },
  ),
  // The pile grows card by card: its last size says it all.
  reinforced: joining<'reinforced'>(
    () => '',
    (v, events) =>
      say(v, 'event.reinforced', { cards: names.planningCards(v, events[events.length - 1]?.count ?? 0) }),
  ),
} as const satisfies { readonly [K in GameEvent['type']]?: Joining<K> };

export type JoinedType = keyof typeof JOINED;
