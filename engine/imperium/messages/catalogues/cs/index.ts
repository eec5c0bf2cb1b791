import { boundEntries, boundTexts } from '../../../../core/text/nonbreaking';
import { CS_CARDS } from '../../../cards/printer/catalogues/cs';
import type { Catalogue } from '../../catalogue';
import { CS_EVENTS, CS_HAGAL } from './events';
import { CS_LABELS, CS_PROMPTS } from './questions';

/** Czech. Players are addressed as "vy"; a preposition of one letter stays with its word. */
export const CS: Catalogue = {
  ...CS_CARDS,
  messages: boundEntries({ ...CS_EVENTS, ...CS_HAGAL, ...CS_PROMPTS, ...CS_LABELS }),
  reasons: boundTexts({
    notNow: 'O tom se teď nerozhoduje.',
    gameOver: 'Hra skončila.',
    notInHand: 'Tuto kartu nemáte v ruce.',
    noIcon: 'Žádná ikona agenta na kartě k tomu poli nevede.',
    noIcons: 'Kartu bez ikon agenta nelze v tahu agentem zahrát.',
    noSpace: 'Pro tuto kartu není otevřené žádné pole.',
    noAgent: 'Nemáte už žádného agenta.',
    occupied: 'Na tom poli už stojí agent.',
    blocked: 'Na to pole vás nepustí Hlas.',
    cannotPay: 'Na to nemáte.',
    needsInfluence: 'Potřebujete větší vliv na fremeny.',
    onceOnly: 'Toto pole jste v této hře už použili.',
    noSwordmaster: 'Na této obtížnosti mistra meče získat nemůžete.',
    mustResolve: 'Nejdřív je třeba vyhodnotit, co je povinné.',
    compulsory: 'Toto nelze odmítnout.',
    notResolvable: 'Ten efekt nečeká, nebo teď nic nedělá.',
    tooExpensive: 'Nemáte dost přízně.',
    notForSale: 'Tuto kartu teď získat nelze.',
    wrongMoment: 'Tuto kartu teď zahrát nelze.',
    requirement: 'Podmínka karty není splněna.',
    tooMany: 'Tolik jednotek k dispozici není.',
    notThere: 'To tam není.',
  }),
  phases: {
    setup: { forms: 'příprava' },
    roundStart: { forms: 'zahájení kola' },
    turns: { forms: 'tahy hráčů' },
    combat: { forms: 'boj' },
    makers: { forms: 'tvůrci' },
    recall: { forms: 'vyhodnocení kola' },
    endgame: { forms: 'konec hry' },
  },
};
