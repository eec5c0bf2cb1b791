import { item } from '../../../core/at';
import { NODE_WORDS } from '../../cards/nodes';
import { CARD_IDS, INTRIGUE_IDS, MELANGE_RATES, SPACE_IDS } from '../../cards/tables';
import type { FrameKind } from '../../frames/frame';
import { OPTIONS } from '../../moves';
import type { Move } from '../../moves';
import { FACTIONS, LEADERS } from '../../names';
import type { DecisionView } from '../../view/types';
import type { Catalogue } from '../catalogue';
import * as names from '../names';
import type { Seats } from '../names';
import { counted, number, say, spoken } from '../say';
import type { Said } from '../say';
import type { Phrase } from '../text';

/** What ending or declining is called, by what is being decided. */
const DONE: Readonly<Partial<Record<FrameKind, 'endTurn' | 'pass' | 'goOn'>>> = {
  agent: 'endTurn',
  reveal: 'endTurn',
  combatTurn: 'pass',
  spoils: 'goOn',
  endgame: 'goOn',
};

function optionLabel(c: Catalogue, kind: FrameKind, value: number): Phrase {
  const option = item(OPTIONS, value);
  if (kind === 'toTop' && (option === 'yes' || option === 'no'))
    return say(c, `label.option.${option}.toTop`, {});
  return say(c, `label.option.${option}`, {});
}

function numberLabel(c: Catalogue, { kind, step }: DecisionView, n: number): Phrase {
  if (kind === 'sell') {
    const solari = MELANGE_RATES.find(([spice]) => spice === n)?.[1] ?? 0;
    return say(c, 'label.sell', { spice: counted(c, 'spice', n), solari: counted(c, 'solari', solari) });
  }
  if (kind === 'troops') {
    return n === 0
      ? say(c, 'label.troops.none', {})
      : say(c, 'label.troops', { troops: counted(c, 'troop', n) });
  }
  const alternative = step === null ? null : names.alternativeText(c, step, n - 1);
  return alternative ?? say(c, 'label.number', { n: number(n) });
}

function labelPhrase(c: Catalogue, decision: DecisionView, { kind, value }: Move, seats: Seats): Phrase {
  switch (kind) {
    case 'done':
      return say(c, `label.done.${DONE[decision.kind] ?? 'nothing'}`, {});
    case 'option':
      return optionLabel(c, decision.kind, value);
    case 'number':
      return numberLabel(c, decision, value);
    case 'deploy':
      return say(c, 'label.deploy', { troops: counted(c, 'troop', value) });
    case 'effect': {
      const word = item(NODE_WORDS, value);
      return say(c, 'label.effect', {
        source: names.effectSource(c, word),
        effect: names.effectText(c, word),
      });
    }
    case 'space': {
      const space = names.space(c, item(SPACE_IDS, value));
      return decision.kind === 'source' ? say(c, 'label.source', { space }) : space;
    }
    case 'plot':
      return say(c, 'label.plot', { card: names.intrigueCard(c, item(INTRIGUE_IDS, value)) });
    case 'intrigue':
      return names.intrigueCard(c, item(INTRIGUE_IDS, value));
    case 'play':
      return names.card(c, item(CARD_IDS, value));
    case 'acquire':
    case 'aside': {
      const card = names.card(c, item(CARD_IDS, value));
      return decision.kind === 'setAside' ? card : say(c, `label.${kind}`, { card });
    }
    case 'hand':
    case 'discard':
    case 'inPlay': {
      const card = names.card(c, item(CARD_IDS, value));
      if (decision.kind === 'trash') return say(c, `label.trash.${kind}`, { card });
      return kind === 'hand' ? say(c, 'label.discard', { card }) : card;
    }
    case 'faction':
      return names.faction(c, item(FACTIONS, value));
    case 'leader':
      return names.leader(c, item(LEADERS, value));
    case 'seat':
      return names.seat(seats, value);
  }
}

/** A move in words, as a choice in the decision that it answers. */
export function label(move: Move, decision: DecisionView, seats: Seats, catalogue: Catalogue): Said {
  return spoken(catalogue, labelPhrase(catalogue, decision, move, seats));
}
