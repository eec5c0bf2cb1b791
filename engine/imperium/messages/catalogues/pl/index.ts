import { boundEntries, boundTexts } from '../../../../core/text/nonbreaking';
import { PL_CARDS } from '../../../cards/printer/catalogues/pl';
import type { Catalogue } from '../../catalogue';
import { PL_EVENTS, PL_HAGAL } from './events';
import { PL_LABELS, PL_PROMPTS } from './questions';

/** Polish. A preposition of one letter stays with its word. */
export const PL: Catalogue = {
  ...PL_CARDS,
  messages: boundEntries({ ...PL_EVENTS, ...PL_HAGAL, ...PL_PROMPTS, ...PL_LABELS }),
  reasons: boundTexts({
    notNow: 'Teraz się o tym nie decyduje.',
    gameOver: 'Gra się skończyła.',
    notInHand: 'Nie masz tej karty na ręce.',
    noIcon: 'Żaden symbol agenta na karcie nie pasuje do tego pola.',
    noIcons: 'Karty bez symboli agenta nie można zagrać w turze agenta.',
    noSpace: 'Żadne pole nie jest dostępne dla tej karty.',
    noAgent: 'Nie masz już agentów.',
    occupied: 'Na tym polu stoi już agent.',
    blocked: 'Karta The Voice zamyka przed tobą to pole.',
    cannotPay: 'Nie stać cię na to.',
    needsInfluence: 'Potrzebujesz większego wpływu u Fremenów.',
    onceOnly: 'Z tego pola możesz skorzystać tylko raz na grę.',
    noSwordmaster: 'Na tym poziomie trudności nie możesz zdobyć mistrza miecza.',
    mustResolve: 'Najpierw trzeba rozpatrzyć to, co obowiązkowe.',
    compulsory: 'Z tego nie można zrezygnować.',
    notResolvable: 'Ten efekt nie czeka na rozpatrzenie albo teraz nic nie daje.',
    tooExpensive: 'Masz za mało perswazji.',
    notForSale: 'Tej karty nie można teraz zdobyć.',
    wrongMoment: 'Tej karty nie można teraz zagrać.',
    requirement: 'Warunek karty nie jest spełniony.',
    tooMany: 'Nie ma tylu jednostek.',
    notThere: 'Tego tam nie ma.',
  }),
  phases: {
    setup: { forms: 'przygotowanie' },
    roundStart: { forms: 'początek rundy' },
    turns: { forms: 'tury graczy' },
    combat: { forms: 'walka' },
    makers: { forms: 'stworzyciele' },
    recall: { forms: 'odwołanie' },
    endgame: { forms: 'koniec gry' },
  },
};
