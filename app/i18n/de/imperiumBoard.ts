import type { PartOf } from '../translation';

/** Was das Brett von Dune: Imperium vorliest. */
export const imperiumBoard: PartOf<'imperiumBoard', 'de'> = {
  'imperiumBoard.name': 'Spielplan von Dune: Imperium',
  'imperiumBoard.help':
    'Pfeiltasten führen von Feld zu Feld, Enter wählt, I zeigt Näheres, Plus und Minus zoomen, null zeigt den ganzen Plan.',
  'imperiumBoard.legal': 'wählbar',
  'imperiumBoard.inspect': 'Ansehen',
  'imperiumBoard.there': 'Agenten hier: {names}.',
  'imperiumBoard.bonus': 'Bonus-Spice: {spice}.',
  'imperiumBoard.control': 'Unter Kontrolle von {name}.',
  'imperiumBoard.blocked': 'Gesperrt durch The Voice von {name}.',
  'imperiumBoard.track': 'Einfluss, {faction}: {steps}.',
  'imperiumBoard.step': '{name} {n}',
  'imperiumBoard.alliance': 'Allianz: {name}.',
  'imperiumBoard.conflict': 'Konflikt der Runde {round}: {name}.',
  'imperiumBoard.conflict.none': 'Runde {round}. Noch kein Konflikt.',
  'imperiumBoard.seat':
    '{name}. Punkte: {points}. Stärke: {strength}. Truppen im Konflikt: {conflict}. Garnison: {garrison}. Agenten übrig: {agents}.',
  'imperiumBoard.turn': 'Am Zug.',
};
