import type { PartOf } from '../translation';

/** What the board of Dune: Imperium says aloud, in Czech. */
export const imperiumBoard: PartOf<'imperiumBoard', 'cs'> = {
  'imperiumBoard.name': 'Herní plán hry Duna: Impérium',
  'imperiumBoard.help':
    'Šipky přecházejí z místa na místo, Enter vybírá, I ukáže podrobnosti, plus a minus přibližují, nula ukáže celý plán.',
  'imperiumBoard.legal': 'lze vybrat',
  'imperiumBoard.inspect': 'Prohlédnout',
  'imperiumBoard.there': 'Agenti zde: {names}.',
  'imperiumBoard.bonus': 'Bonusové koření: {spice}.',
  'imperiumBoard.control': 'Ovládá: {name}.',
  'imperiumBoard.blocked': 'Uzavřeno Hlasem: {name}.',
  'imperiumBoard.track': 'Vliv, {faction}: {steps}.',
  'imperiumBoard.step': '{name} {n}',
  'imperiumBoard.alliance': 'Aliance: {name}.',
  'imperiumBoard.conflict': '{round}. kolo, střet: {name}.',
  'imperiumBoard.conflict.none': '{round}. kolo. Zatím žádný střet.',
  'imperiumBoard.seat':
    '{name}. Body: {points}. Síla: {strength}. Jednotky ve střetu: {conflict}. V pevnosti: {garrison}. Zbývající agenti: {agents}.',
  'imperiumBoard.turn': 'Na tahu.',
};
