import type { PartOf } from '../translation';

/** What the board of Dune: Imperium says aloud, in Ukrainian. */
export const imperiumBoard: PartOf<'imperiumBoard', 'uk'> = {
  'imperiumBoard.name': 'Поле гри «Дюна: Імперіум»',
  'imperiumBoard.help':
    'Стрілки ведуть від елемента до елемента, Enter вибирає, I показує подробиці, плюс і мінус змінюють масштаб, нуль показує все поле.',
  'imperiumBoard.legal': 'можна вибрати',
  'imperiumBoard.inspect': 'Подробиці',
  'imperiumBoard.there': 'Агенти тут: {names}.',
  'imperiumBoard.bonus': 'Додаткові прянощі: {spice}.',
  'imperiumBoard.control': 'Контролює: {name}.',
  'imperiumBoard.blocked': 'Закрито Голосом: {name}.',
  'imperiumBoard.track': 'Вплив, {faction}: {steps}.',
  'imperiumBoard.step': '{name} {n}',
  'imperiumBoard.alliance': 'Союз: {name}.',
  'imperiumBoard.conflict': 'Конфлікт раунду {round}: {name}.',
  'imperiumBoard.conflict.none': 'Раунд {round}. Конфлікту ще немає.',
  'imperiumBoard.seat':
    '{name}. Очки: {points}. Сила: {strength}. Загони в конфлікті: {conflict}. Гарнізон: {garrison}. Лишилося агентів: {agents}.',
  'imperiumBoard.turn': 'Хід цього гравця.',
};
