import type { PartOf } from '../translation';

/** Co plansza Diuny: Imperium mówi na głos. */
export const imperiumBoard: PartOf<'imperiumBoard', 'pl'> = {
  'imperiumBoard.name': 'Plansza gry Diuna: Imperium',
  'imperiumBoard.help':
    'Strzałki przechodzą od rzeczy do rzeczy, Enter wybiera, klawisz I pokazuje szczegóły, plus i minus zmieniają powiększenie, zero pokazuje całą planszę.',
  'imperiumBoard.legal': 'można wybrać',
  'imperiumBoard.inspect': 'Obejrzyj',
  'imperiumBoard.there': 'Agenci tutaj: {names}.',
  'imperiumBoard.bonus': 'Premiowa przyprawa: {spice}.',
  'imperiumBoard.control': 'Kontroluje: {name}.',
  'imperiumBoard.blocked': 'Zamknięte kartą The Voice: {name}.',
  'imperiumBoard.track': 'Wpływy, {faction}: {steps}.',
  'imperiumBoard.step': '{name} {n}',
  'imperiumBoard.alliance': 'Sojusz: {name}.',
  'imperiumBoard.conflict': 'Konflikt rundy {round}: {name}.',
  'imperiumBoard.conflict.none': 'Runda {round}. Jeszcze bez konfliktu.',
  'imperiumBoard.seat':
    '{name}. Punkty: {points}. Siła: {strength}. Jednostki w konflikcie: {conflict}. Garnizon: {garrison}. Pozostali agenci: {agents}.',
  'imperiumBoard.turn': 'Tura tego gracza.',
};
