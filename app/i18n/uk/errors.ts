import type { PartOf } from '../translation';

/** In place of a screen that could not be drawn, in Ukrainian. */
export const errors: PartOf<'errors', 'uk'> = {
  'error.title': 'Щось пішло не так',
  'error.happened': 'Помилка в застосунку зупинила цей екран. Це не ваша провина.',
  'error.kept': 'Ваші ігри збережено такими, як вони були. Нічого не змінено й не втрачено.',
  'error.kept.memory':
    'Зараз нічого не можна зберегти: розпочата гра існує, лише доки застосунок відкритий. Надішліть звіт, перш ніж його закрити.',
  'error.message': 'Занотовано: {message}',
  'error.retry': 'Спробувати ще раз',
  'error.home': 'На головний екран',
  'error.report': 'Звіт допоможе виправити помилку: що й де відмовило та які версії застосунку й правил.',
  'error.record':
    'У ньому також є запис гри «{name}» з картами на руках усіх гравців і зерном гри. Не давайте його нікому, хто ще грає в цій грі.',
  'error.send': 'Надіслати звіт',
  'error.copy': 'Скопіювати звіт',
  'error.sent': 'Звіт у файлі {file}.',
  'error.copied': 'Скопійовано.',
  'error.notSent': 'Не вдалося передати звіт: {reason}',
};
