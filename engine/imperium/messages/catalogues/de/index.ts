import { DE_CARDS } from '../../../cards/printer/catalogues/de';
import type { Catalogue } from '../../catalogue';
import { DE_EVENTS, DE_HAGAL } from './events';
import { DE_LABELS, DE_PROMPTS } from './questions';

/** German. Players are addressed as "du". */
export const DE: Catalogue = {
  ...DE_CARDS,
  messages: { ...DE_EVENTS, ...DE_HAGAL, ...DE_PROMPTS, ...DE_LABELS },
  reasons: {
    notNow: 'Darüber wird gerade nicht entschieden.',
    gameOver: 'Das Spiel ist zu Ende.',
    notInHand: 'Diese Karte ist nicht auf deiner Hand.',
    noIcon: 'Kein Agentensymbol der Karte passt zu diesem Feld.',
    noIcons: 'Eine Karte ohne Agentensymbol kann im Agentenzug nicht gespielt werden.',
    noSpace: 'Für diese Karte ist kein Feld offen.',
    noAgent: 'Du hast keinen Agenten mehr.',
    occupied: 'Dort steht schon ein Agent.',
    blocked: 'The Voice hält dich von diesem Feld fern.',
    cannotPay: 'Das kannst du nicht bezahlen.',
    needsInfluence: 'Du brauchst mehr Einfluss bei den Fremen.',
    onceOnly: 'Dieses Feld hast du in dieser Partie schon genutzt.',
    noSwordmaster: 'Auf dieser Schwierigkeitsstufe kannst du keinen Schwertmeister erhalten.',
    mustResolve: 'Zuerst muss ausgeführt werden, was Pflicht ist.',
    compulsory: 'Das kann nicht abgelehnt werden.',
    notResolvable: 'Dieser Effekt wartet nicht oder bewirkt jetzt nichts.',
    tooExpensive: 'Du hast nicht genug Überzeugung.',
    notForSale: 'Diese Karte kann jetzt nicht erworben werden.',
    wrongMoment: 'Diese Karte kann jetzt nicht gespielt werden.',
    requirement: 'Die Bedingung der Karte ist nicht erfüllt.',
    tooMany: 'So viele Truppen sind nicht da.',
    notThere: 'Das ist dort nicht.',
  },
  phases: {
    setup: { forms: 'Aufbau' },
    roundStart: { forms: 'Rundenbeginn' },
    turns: { forms: 'Spielerzüge' },
    combat: { forms: 'Kampf' },
    makers: { forms: 'Erschaffer' },
    recall: { forms: 'Rückruf' },
    endgame: { forms: 'Spielende' },
  },
};
