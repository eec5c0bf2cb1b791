import { at, item } from '../../core/at';
import type { Step } from '../cards/step';
import { CONFLICTS } from '../data/conflicts.data';
import { HAGAL_CARDS } from '../data/hagal.data';
import { LEADER_FACTS } from '../data/leaders.data';
import { SPACES } from '../data/spaces.data';
import { comparesStrength, SAFE_LEAD, spaceOf } from '../hagal/turn';
import { FACTIONS } from '../names';
import type { Faction } from '../names';
import { influenceOf } from '../state/influence';
import { isSolo } from '../state/options';
import { TOP_INFLUENCE } from '../state/state';
import type { State } from '../state/state';
import { strengthOf } from '../state/troops';
import { cardIndex } from './deck';

/**
 * What the app cannot know of a table of one's own, and has to ask before it can say what a card does: whether the space is
 * free (I12.1), how the Maker spaces lie (I12.6), how high the others stand on a track where an Alliance may change hands
 * (I12.2) or where a Signet looks at them (I12.3), and how strong the person is where an expert compares (I13.9).
 */
export type TableNeed =
  | { readonly need: 'free'; readonly space: string }
  | { readonly need: 'makers' }
  | { readonly need: 'tracks'; readonly factions: readonly Faction[] }
  | { readonly need: 'strength' };

const ALLIANCE_AT = 4;

/** May this seat take the Alliance when it rises by so much? */
function nearAlliance(s: State, seat: number, faction: number, by: number): boolean {
  const now = influenceOf(s, seat, faction);
  return now < TOP_INFLUENCE && now + by >= ALLIANCE_AT;
}

/** Tracks that steps look at, or raise to where an Alliance may change hands. */
function tracksOf(s: State, seat: number, steps: readonly Step[]): readonly Faction[] {
  return steps.flatMap((step): readonly Faction[] => {
    switch (step.do) {
      case 'influence':
        return nearAlliance(s, seat, FACTIONS.indexOf(step.faction), step.n) ? [step.faction] : [];
      case 'influenceAny':
        return FACTIONS.filter(
          (_, faction) => step.behind === true || nearAlliance(s, seat, faction, step.n),
        );
      case 'pay':
        return at(s.spice, seat) >= (step.cost.spice ?? 0) && at(s.solari, seat) >= (step.cost.solari ?? 0)
          ? tracksOf(s, seat, step.then)
          : [];
      case 'choose':
        return step.of.flatMap((steps) => tracksOf(s, seat, steps));
      case 'if': {
        const own = FACTIONS.filter((_, faction) => at(s.alliance, faction) === seat);
        const looks = step.cond.test === 'anyAlliance' ? own : [];
        return [...looks, ...tracksOf(s, seat, step.then), ...tracksOf(s, seat, step.else ?? [])];
      }
      default:
        return [];
    }
  });
}

function askTracks(wanted: readonly Faction[]): readonly TableNeed[] {
  const factions = FACTIONS.filter((faction) => wanted.includes(faction));
  return factions.length === 0 ? [] : [{ need: 'tracks', factions }];
}

function askStrength(s: State, seat: number, combat: boolean, troops: number): readonly TableNeed[] {
  const matters =
    combat && troops + at(s.garrison, seat) > 0 && comparesStrength(s) && strengthOf(s, seat) >= SAFE_LEAD;
  return matters ? [{ need: 'strength' }] : [];
}

/** What has to be known before a card that was turned up can be played. */
export function tableNeeds(s: State, seat: number, id: string): readonly TableNeed[] {
  const card = cardIndex(id);
  const { harvest, reshuffle, space, influence, signet, troops } = item(HAGAL_CARDS, card);
  if (reshuffle || (!harvest && spaceOf(s, seat, card) < 0)) return [];
  const where: TableNeed = space === null ? { need: 'makers' } : { need: 'free', space };
  const combat = harvest || SPACES.some((fact) => fact.id === space && fact.combat);
  const own: readonly Step[] = influence === null ? [] : [{ do: 'influence', faction: influence, n: 1 }];
  const ring = signet && isSolo(s.options) ? item(LEADER_FACTS, at(s.leader, seat)).signetEffect : [];
  return [
    where,
    ...askTracks([...tracksOf(s, seat, own), ...tracksOf(s, seat, ring)]),
    ...askStrength(s, seat, combat, troops),
  ];
}

/** What has to be known before the rewards of Rivals can be told (I13.5). */
export function rewardNeeds(s: State, seat: number, place: 1 | 2): readonly TableNeed[] {
  if (!isSolo(s.options) || s.conflictCard < 0) return [];
  const { first, second } = item(CONFLICTS, s.conflictCard);
  return askTracks(tracksOf(s, seat, place === 1 ? first : second));
}
