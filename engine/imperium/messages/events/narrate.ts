import type { GameEvent } from '../../events';
import { FACTIONS, RESOURCES } from '../../names';
import type { Catalogue } from '../catalogue';
import * as names from '../names';
import type { Seats } from '../names';
import { counted, list, number, say, spoken } from '../say';
import type { Said } from '../say';
import type { Phrase } from '../text';

type EventOf<K extends GameEvent['type']> = Extract<GameEvent, { readonly type: K }>;
type Narrate<K extends GameEvent['type']> = (c: Catalogue, event: EventOf<K>, seats: Seats) => Phrase;

function who(seats: Seats, { seat }: { readonly seat: number }): { readonly who: Phrase } {
  return { who: names.seat(seats, seat) };
}

/** What a Rival gives for a point: a resource, or Intrigue cards. */
function spent(c: Catalogue, about: string, count: number): Phrase {
  return counted(c, RESOURCES.find((resource) => resource === about) ?? 'intrigue', count);
}

/** What the automaton does, in words. */
const hagal: Narrate<'hagal'> = (c, { seat, what, about = '', count = 0 }, seats) => {
  const slots = { who: names.seat(seats, seat) };
  switch (what) {
    case 'reveals':
    case 'ignores':
      return say(c, `hagal.${what}`, { ...slots, card: names.hagalCard(c, about) });
    case 'goes':
    case 'harvests':
    case 'removes-control':
      return say(c, `hagal.${what}`, { ...slots, space: names.space(c, about) });
    case 'clears-spice':
      return say(c, 'hagal.clears-spice', {
        ...slots,
        space: names.space(c, about),
        spice: counted(c, 'spice', count),
      });
    case 'swords':
      return say(c, 'hagal.swords', { ...slots, swords: counted(c, 'swords', count) });
    case 'spends':
      return say(c, 'hagal.spends', { ...slots, things: spent(c, about, count) });
    case 'least-influence': {
      const track = FACTIONS.find((faction) => faction === about) ?? 'emperor';
      return say(c, 'hagal.least-influence', { ...slots, faction: names.faction(c, track) });
    }
    case 'reshuffles':
    case 'finds-no-space':
    case 'signet':
    case 'holds-back':
    case 'swordmaster':
      return say(c, `hagal.${what}`, slots);
  }
};

const resolved: Narrate<'conflictResolved'> = (c, { winner, strengths }, seats) => {
  const fought = strengths.flatMap((strength, seat) =>
    strength === 0
      ? []
      : [say(c, 'event.strength', { who: names.seat(seats, seat), strength: number(strength) })],
  );
  if (winner !== null) {
    return say(c, 'event.conflictResolved', { who: names.seat(seats, winner), strengths: list(fought) });
  }
  return fought.length === 0
    ? say(c, 'event.conflictResolved.nobody', {})
    : say(c, 'event.conflictResolved.tie', { strengths: list(fought) });
};

const alliance: Narrate<'alliance'> = (c, { seat, from, faction }, seats) => {
  const slots = { faction: names.faction(c, faction) };
  if (seat === null)
    return say(c, 'event.alliance.returned', { ...slots, from: names.seat(seats, from ?? -1) });
  const taker = { ...slots, who: names.seat(seats, seat) };
  return from === null
    ? say(c, 'event.alliance', taker)
    : say(c, 'event.alliance.from', { ...taker, from: names.seat(seats, from) });
};

/** What each event says; a new kind has to be added here and to the messages. */
const NARRATE: { readonly [K in GameEvent['type']]: Narrate<K> } = {
  roundBegins: (c, e, seats) =>
    say(c, 'event.roundBegins', { round: number(e.round), who: names.seat(seats, e.firstPlayer) }),
  phase: (c, e) => say(c, 'event.phase', { phase: phase(c, e.phase) }),
  leaderTaken: (c, e, seats) =>
    say(c, 'event.leaderTaken', { ...who(seats, e), leader: names.leader(c, e.leader) }),
  conflictRevealed: (c, e) => say(c, 'event.conflictRevealed', { conflict: names.conflict(c, e.conflict) }),
  turnBegins: (c, e, seats) => say(c, 'event.turnBegins', who(seats, e)),
  turnPassed: (c, e, seats) => say(c, 'event.turnPassed', who(seats, e)),
  cardsDrawn: (c, e, seats) =>
    say(c, 'event.cardsDrawn', { ...who(seats, e), cards: counted(c, 'card', e.count) }),
  cardsSeen: (c, e) => say(c, 'event.cardsSeen', { cards: names.cards(c, e.cards) }),
  deckShuffled: (c, e, seats) => say(c, 'event.deckShuffled', who(seats, e)),
  cardPlayed: (c, e, seats) => say(c, 'event.cardPlayed', { ...who(seats, e), card: names.card(c, e.card) }),
  cardsRevealed: (c, e, seats) =>
    e.cards.length === 0
      ? say(c, 'event.cardsRevealed.none', who(seats, e))
      : say(c, 'event.cardsRevealed', { ...who(seats, e), cards: names.cards(c, e.cards) }),
  cardAcquired: (c, e, seats) =>
    say(c, `event.cardAcquired.${e.to}`, { ...who(seats, e), card: names.card(c, e.card) }),
  rowRefilled: (c, e) => say(c, 'event.rowRefilled', { card: names.card(c, e.card) }),
  cardSetAside: (c, e, seats) =>
    say(c, 'event.cardSetAside', { ...who(seats, e), card: names.card(c, e.card) }),
  cardTrashed: (c, e, seats) => {
    const card = names.card(c, e.card);
    if (e.from === 'aside') return say(c, 'event.cardTrashed.aside', { card });
    return say(c, `event.cardTrashed.${e.from}`, { ...who(seats, e), card });
  },
  cardDiscarded: (c, e, seats) =>
    say(c, 'event.cardDiscarded', { ...who(seats, e), card: names.card(c, e.card) }),
  cardReturned: (c, e, seats) =>
    say(c, 'event.cardReturned', { ...who(seats, e), card: names.card(c, e.card) }),
  intrigueDrawn: (c, e, seats) =>
    say(c, 'event.intrigueDrawn', { ...who(seats, e), cards: counted(c, 'intrigue', e.count) }),
  intrigueSeen: (c, e) => say(c, 'event.intrigueSeen', { cards: names.intrigueCards(c, e.cards) }),
  intriguePlayed: (c, e, seats) =>
    say(c, 'event.intriguePlayed', { ...who(seats, e), card: names.intrigueCard(c, e.card) }),
  intrigueStolen: (c, e, seats) =>
    say(c, 'event.intrigueStolen', { ...who(seats, e), from: names.seat(seats, e.from) }),
  intrigueDiscarded: (c, e, seats) =>
    say(c, 'event.intrigueDiscarded', { ...who(seats, e), cards: names.intrigueCards(c, e.cards) }),
  intrigueShuffled: (c) => say(c, 'event.intrigueShuffled', {}),
  agentSent: (c, e, seats) => {
    const slots = { ...who(seats, e), space: names.space(c, e.space) };
    return e.from === null
      ? say(c, 'event.agentSent', slots)
      : say(c, 'event.agentSent.from', { ...slots, from: names.space(c, e.from) });
  },
  agentRecalled: (c, e, seats) =>
    say(c, 'event.agentRecalled', { ...who(seats, e), space: names.space(c, e.space) }),
  effect: (c, e, seats) =>
    say(c, 'event.effect', {
      ...who(seats, e),
      source: names.effectSource(c, e.step),
      effect: names.effectText(c, e.step),
    }),
  paid: (c, e, seats) => say(c, 'event.paid', { ...who(seats, e), things: counted(c, e.resource, e.count) }),
  gained: (c, e, seats) =>
    say(c, 'event.gained', { ...who(seats, e), things: counted(c, e.resource, e.count) }),
  persuasion: (c, e, seats) =>
    say(c, 'event.persuasion', {
      ...who(seats, e),
      persuasion: counted(c, 'persuasion', e.count),
      total: number(e.total),
    }),
  swords: (c, e, seats) =>
    say(c, 'event.swords', {
      ...who(seats, e),
      swords: counted(c, 'swords', e.count),
      strength: number(e.strength),
    }),
  points: (c, e, seats) =>
    say(c, e.by > 0 ? 'event.points.up' : 'event.points.down', {
      ...who(seats, e),
      points: counted(c, 'vp', Math.abs(e.by)),
      total: number(e.total),
    }),
  influence: (c, e, seats) =>
    say(c, e.by > 0 ? 'event.influence.up' : 'event.influence.down', {
      ...who(seats, e),
      influence: counted(c, 'influence', Math.abs(e.by)),
      faction: names.faction(c, e.faction),
      now: number(e.now),
    }),
  alliance,
  recruited: (c, e, seats) =>
    say(c, 'event.recruited', { ...who(seats, e), troops: counted(c, 'troop', e.count) }),
  deployed: (c, e, seats) =>
    say(c, `event.deployed.${e.from}`, { ...who(seats, e), troops: counted(c, 'troop', e.count) }),
  retreated: (c, e, seats) =>
    say(c, 'event.retreated', { ...who(seats, e), troops: counted(c, 'troop', e.count) }),
  troopsLost: (c, e, seats) =>
    say(c, `event.troopsLost.${e.from}`, { ...who(seats, e), troops: counted(c, 'troop', e.count) }),
  mentatTaken: (c, e, seats) => say(c, 'event.mentatTaken', who(seats, e)),
  councilSeat: (c, e, seats) => say(c, 'event.councilSeat', who(seats, e)),
  swordmaster: (c, e, seats) => say(c, 'event.swordmaster', who(seats, e)),
  spaceBlocked: (c, e, seats) =>
    say(c, 'event.spaceBlocked', { ...who(seats, e), space: names.space(c, e.space) }),
  masterstrokeChosen: (c, e) =>
    say(c, 'event.masterstrokeChosen', { factions: names.factions(c, e.factions) }),
  masterstroke: (c, e, seats) =>
    say(c, 'event.masterstroke', { ...who(seats, e), factions: names.factions(c, e.factions) }),
  strengthSet: (c, e, seats) =>
    say(c, 'event.strengthSet', { ...who(seats, e), strength: number(e.strength) }),
  combatPassed: (c, e, seats) => say(c, 'event.combatPassed', who(seats, e)),
  conflictResolved: resolved,
  reward: (c, e, seats) => say(c, `event.reward.${e.place}`, who(seats, e)),
  control: (c, e, seats) => {
    const slots = { space: names.space(c, e.space) };
    return e.seat === null
      ? say(c, 'event.control.removed', slots)
      : say(c, 'event.control', { ...slots, who: names.seat(seats, e.seat) });
  },
  bonusSpice: (c, e) =>
    say(c, 'event.bonusSpice', { space: names.space(c, e.space), spice: counted(c, 'spice', e.total) }),
  agentsRecalled: (c) => say(c, 'event.agentsRecalled', {}),
  hagal,
  endgame: (c) => say(c, 'event.endgame', {}),
  victory: (c, e, seats) =>
    say(c, 'event.victory', { who: list(e.seats.map((seat) => names.seat(seats, seat))) }),
};

function phase(c: Catalogue, id: EventOf<'phase'>['phase']): Phrase {
  return { says: 'noun', noun: c.phases[id], count: 1, counted: false, variant: null, glyph: null };
}

/** What happened, in words. The caller keeps events with `only` from the other seats. */
export function narrate(event: GameEvent, seats: Seats, catalogue: Catalogue): Said {
  return spoken(
    catalogue,
    (NARRATE[event.type] as Narrate<GameEvent['type']>)(catalogue, event as never, seats),
  );
}
