import type { GameEvent } from '../../events';
import { CARD_IDS } from '../../data/planning.data';
import { SECTORS } from '../../data/board.data';
import { LEADERS, RESULTS } from '../../names';
import type { Result } from '../../names';
import type { Catalogue, Voice } from '../catalogue';
import { candidatePhrase, matterPhrase } from '../mahdi/matter';
import * as names from '../names/gameTerms';
import { list, noun, number, say, spoken, verbatim } from '../say';
import type { Said } from '../say';
import type { Phrase } from '../text';
import { attackEvent, diceEvent, movedEvent } from './battle';
import { facesPhrase, forcePhrase } from './figures';
import { JOINED, cardPhrase, type JoinedType } from './joined';
import { seatPhrase, type Seats } from './seats';
import { imperiumMarkerEvent, leaderEntersEvent, presciencePhrase, supremacyEvent } from './tracks';

type EventOf<K extends GameEvent['type']> = Extract<GameEvent, { readonly type: K }>;
type Narrate<K extends GameEvent['type']> = (voice: Voice, event: EventOf<K>, seats: Seats) => Phrase;

/** Action dice by their results: "2× Mentat". */
function dicePhrases(v: Voice, dice: readonly Result[]): Phrase[] {
  return RESULTS.flatMap((result) => {
    const count = dice.filter((die) => die === result).length;
    const slots = { count: number(count), result: names.result(v, result) };
    return count === 0 ? [] : [say(v, 'event.diceRolled.some', slots, count)];
  });
}

/** What each event says that is never joined with others; a new kind has to be added here or to `JOINED`, and to the messages. */
const NARRATE: { readonly [K in Exclude<GameEvent['type'], JoinedType>]: Narrate<K> } = {
  roundBegins: (v, e) => say(v, 'event.roundBegins', { round: number(e.round) }),
  phase: (v, e) => say(v, 'event.phase', { phase: noun(v, `phase.${e.phase}`) }),
  cardsDrawn: (v, e, seats) =>
    say(v, 'event.cardsDrawn', {
      who: seatPhrase(v, seats, e.seat),
      cards: names.planningCards(v, e.count),
      house: names.houseName(v, e.house),
    }),
  cardsSeen: (v, e) => say(v, 'event.cardsSeen', { cards: list(e.cards.map((id) => cardPhrase(v, id))) }),
  cardPlayed: (v, e, seats) =>
    say(v, 'event.cardPlayed', { who: seatPhrase(v, seats, e.seat), card: cardPhrase(v, e.card) }),
  prescienceRevealed: (v, e) =>
    e.cards.length === 0
      ? say(v, 'event.prescienceRevealed.none', {})
      : say(v, 'event.prescienceRevealed', { cards: list(e.cards.map((id) => presciencePhrase(v, id))) }),
  prescienceClaimed: (v, e) =>
    say(v, 'event.prescienceClaimed', {
      who: names.sideName(v, 'atreides'),
      card: presciencePhrase(v, e.card),
    }),
  prescienceDropped: (v, e) => say(v, 'event.prescienceDropped', { card: presciencePhrase(v, e.card) }),
  cardsHanded: (v, e, seats) =>
    say(v, 'event.cardsHanded', {
      who: seatPhrase(v, seats, e.seat),
      cards: names.planningCards(v, e.count),
      other: seatPhrase(v, seats, e.to),
    }),
  diceRolled: (v, e, seats) => {
    const who = seatPhrase(v, seats, e.seat);
    if (e.dice.length === 0) return say(v, 'event.diceRolled.none', { who });
    return say(v, 'event.diceRolled', { who, dice: list(dicePhrases(v, e.dice)) });
  },
  diceDealt: (v, e, seats) => {
    const who = seatPhrase(v, seats, e.seat);
    const turned =
      e.aside === 0 ? [] : [say(v, 'event.diceDealt.aside', { count: number(e.aside) }, e.aside)];
    const dice = [...dicePhrases(v, e.dice), ...turned];
    return dice.length === 0
      ? say(v, 'event.diceDealt.none', { who })
      : say(v, 'event.diceDealt', { who, dice: list(dice) });
  },
  dieTurned: (v, e, seats) =>
    say(v, 'event.dieTurned', { who: seatPhrase(v, seats, e.seat), result: names.result(v, e.result) }),
  tokenUsed: (v, e, seats) =>
    say(v, 'event.tokenUsed', { who: seatPhrase(v, seats, e.seat), result: names.result(v, e.result) }),
  dieSpent: (v, e, seats) =>
    say(v, 'event.dieSpent', { who: seatPhrase(v, seats, e.seat), result: names.result(v, e.result) }),
  desertPower: (v, e, seats) => say(v, 'event.desertPower', { who: seatPhrase(v, seats, e.seat) }),
  leaderActs: (v, e) => say(v, 'event.leaderActs', { leader: names.leader(v, e.leader) }),
  moved: movedEvent,
  tokenSeen: (v, e) => say(v, 'event.tokenSeen', { figures: forcePhrase(v, e.contents, 'atreides') }),
  tokenRevealed: (v, e) =>
    say(v, 'event.tokenRevealed', {
      area: names.area(v, e.area),
      figures: forcePhrase(v, e.contents, e.side),
    }),
  sietchRevealed: (v, e) =>
    say(v, 'event.sietchRevealed', { area: names.area(v, e.area), rank: number(e.rank) }),
  leaderEnters: leaderEntersEvent,
  leaderGone: (v, e) => say(v, 'event.leaderGone', { leader: names.leader(v, e.leader) }),
  leaderToTank: (v, e) => {
    const leader = names.leader(v, e.leader);
    return e.alone === undefined
      ? say(v, 'event.leaderToTank', { leader })
      : say(v, 'event.leaderToTank.alone', { leader, area: names.area(v, e.alone) });
  },
  leaderSwapped: (v, e) =>
    say(v, 'event.leaderSwapped', { leader: names.leader(v, e.leader), area: names.area(v, e.area) }),
  attack: attackEvent,
  combatDice: (v, e) => diceEvent(v, e, facesPhrase(v, e.faces)),
  hits: (v, e) => {
    const slots = { side: names.sideName(v, e.side), area: names.area(v, e.area) };
    return e.hits === 0
      ? say(v, 'event.hits.none', slots)
      : say(v, 'event.hits', { ...slots, hits: names.faces(v, 'hit', e.hits) });
  },
  battleContinues: (v) => say(v, 'event.battleContinues', {}),
  battleEnds: (v, e) =>
    e.winner === null
      ? say(v, 'event.battleEnds.nobody', { area: names.area(v, e.area) })
      : say(v, 'event.battleEnds', { side: names.sideName(v, e.winner), area: names.area(v, e.area) }),
  settlementDestroyed: (v, e) =>
    say(v, 'event.settlementDestroyed', { area: names.area(v, e.area), rank: number(e.rank) }, null, e.side),
  stationClaimed: (v, e) =>
    say(v, 'event.stationClaimed', { area: names.area(v, e.area), marker: names.marker(v, e.marker) }),
  supremacy: supremacyEvent,
  wormPlaced: (v, e) => {
    const area = names.area(v, e.area);
    if (e.wildMaker) return say(v, 'event.wormPlaced.wildMaker', { area, wildMaker: names.wildMaker(v) });
    return e.from === null
      ? say(v, 'event.wormPlaced', { area })
      : say(v, 'event.wormPlaced.from', { area, from: names.area(v, e.from) });
  },
  wormMoved: (v, e) => say(v, 'event.wormMoved', { from: names.area(v, e.from), to: names.area(v, e.to) }),
  wormAttacks: (v, e) =>
    say(v, 'event.wormAttacks', { from: names.area(v, e.from), to: names.area(v, e.to) }),
  wormLeaves: (v, e) => say(v, 'event.wormLeaves', { area: names.area(v, e.area) }),
  storm: (v, e) => say(v, 'event.storm', { area: names.area(v, e.area) }),
  spice: (v, e) =>
    say(v, 'event.spice', { harvested: names.spice(v, e.harvested), total: names.spice(v, e.total) }),
  imperiumMarker: imperiumMarkerEvent,
  ban: (v, e) =>
    say(v, e.active ? 'event.ban.active' : 'event.ban.ended', { power: names.power(v, e.power) }),
  beneGesserit: (v, e) =>
    say(v, 'event.beneGesserit', {
      side: names.sideName(v, e.side),
      count: number(e.tokens),
    }),
  atomics: (v, e) => say(v, 'event.atomics', { area: names.area(v, e.area) }),
  lasting: (v, e) => {
    if (e.what === 'paulWithheld')
      return say(v, 'event.lasting.paulWithheld', { leader: names.leader(v, 'paul*') });
    const result = RESULTS.find((name) => e.what === `forced:${name}`);
    return result === undefined
      ? say(v, 'event.lasting.other', {})
      : say(v, 'event.lasting.forced', { result: names.result(v, result) });
  },
  objectiveDrawn: (v) => say(v, 'event.objectiveDrawn', {}),
  coneSpent: (v, e) => say(v, 'event.coneSpent', { side: names.sideName(v, e.side), left: number(e.left) }),
  coneEnds: (v, e) => say(v, 'event.coneEnds', { side: names.sideName(v, e.side) }),
  step: (v, e) => {
    const card = CARD_IDS.find((id) => e.program === `card:${id}`);
    const leader = LEADERS.find((id) => e.program === `leader:${id}`);
    if (card !== undefined) return say(v, 'event.step', { source: names.planningCard(v, card) });
    return leader === undefined
      ? say(v, 'event.step.action', {})
      : say(v, 'event.step', { source: names.leader(v, leader) });
  },
  tactics: (v, e) => {
    const sector = names.sector(v, SECTORS.find((name) => name === e.harvest) ?? 'central');
    return e.target === null
      ? say(v, 'event.tactics.noTarget', { sector })
      : say(v, 'event.tactics', { sector, area: names.area(v, e.target) });
  },
  garrison: (v, e) => say(v, 'event.garrison', { area: names.area(v, e.area) }),
  mahdi: (v, e) =>
    say(v, 'event.mahdi', {
      matter: matterPhrase(v, e.what),
      chosen: candidatePhrase({ ...v, side: 'harkonnen' }, e.chosen),
    }),
  victory: (v, e) => {
    const why = e.why === 'supremacy' || e.why === 'prescience' ? e.why : 'other';
    return say(v, `event.victory.${why}`, { side: names.sideName(v, e.side) });
  },
};

type Single = Exclude<GameEvent['type'], JoinedType>;

/** Several events of one kind that have in common what joins them, or one event of any kind. */
export function phraseOf(voice: Voice, events: readonly GameEvent[], seats: Seats): Phrase {
  const [first] = events;
  if (first === undefined) return verbatim('');
  if (first.type in JOINED) {
    const joining: { say(v: Voice, of: readonly never[], at: Seats): Phrase } =
      JOINED[first.type as JoinedType];
    return joining.say(voice, events as readonly never[], seats);
  }
  return (NARRATE[first.type as Single] as Narrate<Single>)(voice, first as never, seats);
}

export function voiceOf(event: GameEvent | undefined, catalogue: Catalogue): Voice {
  return { catalogue, side: event !== undefined && 'side' in event ? event.side : 'atreides' };
}

/** What happened, in words. The caller keeps events with `only` from the other seats. */
export function narrate(event: GameEvent, seats: Seats, catalogue: Catalogue): Said {
  const voice = voiceOf(event, catalogue);
  return spoken(voice, phraseOf(voice, [event], seats));
}
