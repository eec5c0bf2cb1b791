import {
  LEADERS,
  MARKERS,
  PLANNING_CARDS,
  POWERS,
  PRESCIENCE_CARDS,
  RESULTS,
  VEHICLES,
  type AirZoneId,
  type AreaId,
  type CardId,
  type FreeAction,
  type LeaderId,
  type Marker,
  type Move,
  type Power,
  type PrescienceId,
  type Result,
  type Side,
  type UnitRank,
  type Vehicle,
} from '../../../../engine';
import { areaOf, wordOf, zoneOf } from '../act/controls';
import { figureOf } from '../draw/figureNames';

/** Anything on the table that can be asked about. */
export type Inspected =
  | { readonly kind: 'area'; readonly id: AreaId }
  | { readonly kind: 'zone'; readonly id: AirZoneId }
  | { readonly kind: 'card'; readonly id: CardId }
  | { readonly kind: 'prescience'; readonly id: PrescienceId }
  | { readonly kind: 'leader'; readonly id: LeaderId }
  | { readonly kind: 'figure'; readonly id: UnitRank | 'generic' | 'token'; readonly side: Side }
  | { readonly kind: 'power'; readonly id: Power }
  | { readonly kind: 'marker'; readonly id: Marker }
  | { readonly kind: 'supremacy' }
  | { readonly kind: 'result'; readonly id: Result; readonly side: Side }
  | { readonly kind: 'desertPower' }
  | { readonly kind: 'beneGesserit'; readonly side: Side }
  | { readonly kind: 'vehicle'; readonly id: Vehicle }
  | { readonly kind: 'wildMaker' }
  | { readonly kind: 'objective' }
  | { readonly kind: 'tank'; readonly side: Side }
  | { readonly kind: 'free'; readonly id: FreeAction }
  | { readonly kind: 'move'; readonly move: Move };

export function isCard(id: string): id is CardId {
  return PLANNING_CARDS.some((card) => card.id === id);
}

export function isPrescience(id: string): id is PrescienceId {
  return PRESCIENCE_CARDS.some((card) => card.id === id);
}

function figureThing(move: Move, side: Side): Inspected | null {
  const figure = figureOf(move);
  if (figure === null) return null;
  const leader = LEADERS.find((id) => id === figure);
  if (leader) return { kind: 'leader', id: leader };
  if (figure === 'regular' || figure === 'elite' || figure === 'special') {
    return { kind: 'figure', id: figure, side };
  }
  return { kind: 'figure', id: figure === 'token' ? 'token' : 'generic', side };
}

const FREE: readonly FreeAction[] = ['guerrilla', 'scout', 'hawat', 'atomics', 'families'];

function listed<T extends string>(list: readonly T[], word: string): T | null {
  return list.find((entry) => entry === word) ?? null;
}

/** What a choice is about, for a long press on it. */
export function inspectedOf(move: Move, side: Side): Inspected {
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
        const id = listed(RESULTS, word);
        return id === null ? null : { kind: 'result', id, side };
      }
      case 'marker': {
        const id = listed(MARKERS, word);
        return id === null ? null : { kind: 'marker', id };
      }
      case 'power': {
        const id = listed(POWERS, word);
        return id === null ? null : { kind: 'power', id };
      }
      case 'vehicle': {
        const id = listed(VEHICLES, word);
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
