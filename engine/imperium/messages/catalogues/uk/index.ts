import { boundEntries, boundTexts } from '../../../../core/text/nonbreaking';
import { UK_CARDS } from '../../../cards/printer/catalogues/uk';
import type { Catalogue } from '../../catalogue';
import { UK_EVENTS, UK_HAGAL } from './events';
import { UK_LABELS, UK_PROMPTS } from './questions';

/** Ukrainian. Players are addressed as "ви"; a preposition of one letter stays with its word. */
export const UK: Catalogue = {
  ...UK_CARDS,
  messages: boundEntries({ ...UK_EVENTS, ...UK_HAGAL, ...UK_PROMPTS, ...UK_LABELS }),
  reasons: boundTexts({
    notNow: 'Зараз вирішується не це.',
    gameOver: 'Гру закінчено.',
    notInHand: 'Цієї карти немає у вас на руці.',
    noIcon: 'Жоден символ агента на карті не підходить до цього поля.',
    noIcons: 'Карту без символів агента не можна зіграти в ході агента.',
    noSpace: 'Для цієї карти немає відкритого поля.',
    noAgent: 'У вас більше немає агентів.',
    occupied: 'Там уже стоїть агент.',
    blocked: 'Голос не пускає вас на це поле.',
    cannotPay: 'Ви не можете за це заплатити.',
    needsInfluence: 'Потрібен більший вплив у фрименів.',
    onceOnly: 'Це поле ви в цій грі вже використали.',
    noSwordmaster: 'На цій складності ви не можете отримати майстра меча.',
    mustResolve: 'Спершу треба виконати обов’язкове.',
    compulsory: 'Від цього не можна відмовитися.',
    notResolvable: 'Цей ефект не чекає або зараз нічого не дає.',
    tooExpensive: 'Вам бракує переконання.',
    notForSale: 'Цю карту зараз не можна отримати.',
    wrongMoment: 'Цю карту зараз не можна зіграти.',
    requirement: 'Умову карти не виконано.',
    tooMany: 'Стільки загонів немає.',
    notThere: 'Цього там немає.',
  }),
  phases: {
    setup: { forms: 'приготування' },
    roundStart: { forms: 'початок раунду' },
    turns: { forms: 'ходи гравців' },
    combat: { forms: 'бій' },
    makers: { forms: 'творці' },
    recall: { forms: 'відкликання' },
    endgame: { forms: 'кінець гри' },
  },
};
