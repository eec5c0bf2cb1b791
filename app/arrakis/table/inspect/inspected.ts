import { arrakis } from '../../../../engine';
import { areaOf, wordOf, zoneOf } from '../actions/controls';
import { figureOf } from '../../pieces/figures';

/** Anything on the table that can be asked about. */
export type Inspected =
  | { readonly kind: 'area'; readonly id: arrakis.AreaId }
  | { readonly kind: 'zone'; readonly id: arrakis.AirZoneId }
  | { readonly kind: 'card'; readonly id: arrakis.CardId }
  | { readonly kind: 'prescience'; readonly id: arrakis.PrescienceId }
  | { readonly kind: 'leader'; readonly id: arrakis.LeaderId }
  | {
      readonly kind: 'figure';
      readonly id: arrakis.UnitRank | 'generic' | 'token';
      readonly side: arrakis.Side;
    }
  | { readonly kind: 'power'; readonly id: arrakis.Power }
  | { readonly kind: 'marker'; readonly id: arrakis.Marker }
  | { readonly kind: 'supremacy' }
  | { readonly kind: 'result'; readonly id: arrakis.Result; readonly side: arrakis.Side }
  | { readonly kind: 'desertPower' }
  | { readonly kind: 'beneGesserit'; readonly side: arrakis.Side }
  | { readonly kind: 'vehicle'; readonly id: arrakis.Vehicle }
  | { readonly kind: 'wildMaker' }
  | { readonly kind: 'objective' }
  | { readonly kind: 'tank'; readonly side: arrakis.Side }
  | { readonly kind: 'free'; readonly id: arrakis.FreeAction }
  | { readonly kind: 'move'; readonly move: arrakis.Move };

export function isCard(id: string): id is arrakis.CardId {
  return arrakis.PLANNING_CARDS.some((card) => card.id === id);
}

export function isPrescience(id: string): id is arrakis.PrescienceId {
  return arrakis.PRESCIENCE_CARDS.some((card) => card.id === id);
}

function figureThing(move: arrakis.Move, side: arrakis.Side): Inspected | null {
  const figure = figureOf(move);
  if (figure === null) return null;
  const leader = arrakis.LEADERS.find((id) => id === figure);
  if (leader) return { kind: 'leader', id: leader };
  if (figure === 'regular' || figure === 'elite' || figure === 'special') {
    return { kind: 'figure', id: figure, side };
  }
  return { kind: 'figure', id: figure === 'token' ? 'token' : 'generic', side };
}

const FREE: readonly arrakis.FreeAction[] = ['guerrilla', 'scout', 'hawat', 'atomics', 'families'];

function listed<T extends string>(list: readonly T[], word: string): T | null {
  return list.find((entry) => entry === word) ?? null;
}

/** What a choice is about, for a long press on it. */
export function inspectedOf(move: arrakis.Move, side: arrakis.Side): Inspected {
  const word = wordOf(move);
  const fallback: Inspected = { kind: 'move', move };
  const thing = (): Inspected | null => {
    switch (move.kind) {
      case 'area': {
        const id = areaOf(move);
        return id === null ? null : { kind: 'area', id };
      }
      case 'zone': {
        const id = zoneOf(move);
        return id === null ? null : { kind: 'zone', id };
      }
      case 'card':
        return isCard(word) ? { kind: 'card', id: word } : null;
      case 'prescience':
        return isPrescience(word) ? { kind: 'prescience', id: word } : null;
      case 'figure':
        return figureThing(move, side);
      case 'result': {
        const id = listed(arrakis.RESULTS, word);
        return id === null ? null : { kind: 'result', id, side };
      }
      case 'marker': {
        const id = listed(arrakis.MARKERS, word);
        return id === null ? null : { kind: 'marker', id };
      }
      case 'power': {
        const id = listed(arrakis.POWERS, word);
        return id === null ? null : { kind: 'power', id };
      }
      case 'vehicle': {
        const id = listed(arrakis.VEHICLES, word);
        return id === null ? null : { kind: 'vehicle', id };
      }
      case 'free': {
        const id = listed(FREE, word);
        return id === null ? null : { kind: 'free', id };
      }
      default:
        return word === 'desertPower' ? { kind: 'desertPower' } : null;
    }
  };
  return thing() ?? fallback;
}
