import type { arrakis } from '../../engine';
import type { Touch } from './haptics';
import type { SoundName } from './sounds';

/** What an event sounds like; most make no sound. */
function soundOf(event: arrakis.GameEvent): SoundName | null {
  switch (event.type) {
    case 'victory':
      return 'end';
    case 'settlementDestroyed':
    case 'atomics':
      return 'blast';
    case 'wormPlaced':
    case 'wormMoved':
    case 'wormAttacks':
      return 'worm';
    case 'storm':
      return 'storm';
    case 'attack':
      return 'battle';
    case 'combatDice':
    case 'diceRolled':
      return 'dice';
    case 'moved':
      return 'sand';
    case 'roundBegins':
      return 'round';
    case 'cardPlayed':
    case 'cardsDrawn':
      return 'card';
    case 'deployed':
    case 'tokenDeployed':
    case 'vehiclePlaced':
    case 'wormsignPlaced':
    case 'garrison':
    case 'replaced':
      return 'place';
    default:
      return null;
  }
}

/** The most telling first; two are as many as an ear takes in at once. */
const order: readonly SoundName[] = [
  'end',
  'blast',
  'worm',
  'storm',
  'battle',
  'dice',
  'round',
  'sand',
  'card',
  'place',
];
const most = 2;

/** What a move or a step of the automaton sounds like. */
export function soundsOf(events: readonly arrakis.GameEvent[]): readonly SoundName[] {
  const heard = new Set(events.map(soundOf));
  return order.filter((name) => heard.has(name)).slice(0, most);
}

/** What it feels like in the hand. */
export function touchOf(events: readonly arrakis.GameEvent[]): Touch {
  const has = (...types: readonly arrakis.GameEvent['type'][]) =>
    events.some(({ type }) => types.includes(type));
  if (has('attack', 'wormAttacks', 'storm', 'settlementDestroyed', 'atomics', 'victory')) return 'battle';
  return has('diceRolled', 'combatDice') ? 'dice' : 'choose';
}
