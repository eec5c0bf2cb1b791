import { imperium } from '../../../engine';
import type { Translate } from '../../i18n';
import { nameOf, spaceName, tableSeats } from './names';
import type { TableStep } from './record';

/** Clauses of events that carry none. */
const CLAUSES: Readonly<Partial<Record<imperium.GameEvent['type'], string>>> = {
  points: 'I3.5',
  alliance: 'I8.4',
  gained: 'I13.5',
  paid: 'I12.3',
  intrigueDrawn: 'I13.5',
  conflictResolved: 'I7.3',
  reward: 'I7.3',
  control: 'I7.5',
  mentatTaken: 'I5.8',
  bonusSpice: 'I4.4',
  agentsRecalled: 'I4.5',
  roundBegins: 'I4.5',
};

/** Told by what stands beside them, or a matter of cards that this table does not know. */
const SILENT: readonly imperium.GameEvent['type'][] = [
  'agentSent',
  'recruited',
  'conflictRevealed',
  'intrigueDiscarded',
  'intrigueShuffled',
];

interface Teller {
  readonly t: Translate;
  readonly catalogue: imperium.Catalogue;
}

/** What people have to move, one thing after the other, for what happened between two positions. */
export function stepsOf(
  before: imperium.State,
  { state, events }: Pick<imperium.Told, 'state' | 'events'>,
  { t, catalogue }: Teller,
): readonly TableStep[] {
  const seats = tableSeats(state, t, catalogue);
  const steps: TableStep[] = [];
  /** Recruits of a turn that a question has interrupted. */
  let recruits = before.frames.length > 0 ? before.recruited : 0;
  let combat = before.frames.length > 0 && isCombat(imperium.SPACES[before.turnSpace]?.id);
  let actor = before.frames.length > 0 ? before.turnSeat : -1;
  let harvesting: string | null = null;
  let least: string | null = null;
  let spending = false;
  const add = (text: string, clause: string | null, why: string | null = null) =>
    steps.push({ text, clause, why });
  const said = (event: imperium.GameEvent) => imperium.narrate(event, seats, catalogue).text;
  /** Those who came and did not go on to the Conflict. */
  const toGarrison = () => {
    if (recruits === 0) return;
    add(
      t('hagal.step.recruit.garrison', { n: recruits }),
      'I12.4',
      combat ? null : t('hagal.why.recruit.garrison'),
    );
    recruits = 0;
  };

  if (events.some(({ type }) => type === 'agentsRecalled')) add(t('hagal.step.home'), 'I7.6');
  for (const event of events) {
    if (event.only !== undefined) continue;
    switch (event.type) {
      case 'hagal':
        actor = event.seat;
        switch (event.what) {
          case 'reveals':
            break;
          case 'goes':
            combat = isCombat(event.about);
            add(
              t('hagal.step.agent', { space: spaceName(event.about ?? '', catalogue) }),
              event.clause,
              t('hagal.why.card'),
            );
            break;
          case 'harvests':
            combat = true;
            harvesting = event.about ?? null;
            add(
              t('hagal.step.agent', { space: spaceName(event.about ?? '', catalogue) }),
              event.clause,
              t('hagal.why.harvest'),
            );
            break;
          case 'clears-spice':
            add(
              t('hagal.step.clear', {
                n: event.count ?? 0,
                space: spaceName(event.about ?? '', catalogue),
              }),
              event.clause,
              t('hagal.why.clear'),
            );
            break;
          case 'ignores':
            add(
              t(event.about === 'harvest-spice' ? 'hagal.step.ignored.harvest' : 'hagal.step.ignored'),
              event.clause,
            );
            break;
          case 'reshuffles':
            add(t('hagal.step.shuffle'), event.clause);
            break;
          case 'finds-no-space':
            add(t('hagal.step.stay'), event.clause, t('hagal.why.stay'));
            break;
          case 'holds-back':
            toGarrison();
            add(t('hagal.step.hold'), event.clause, t('hagal.why.hold'));
            break;
          case 'least-influence':
            least = t('hagal.why.least');
            break;
          case 'swords':
            break;
          case 'signet':
            add(said(event), event.clause, signetText(state, event.seat, catalogue));
            break;
          case 'spends':
            spending = true;
            add(said(event), event.clause, t('hagal.why.spend'));
            break;
          case 'removes-control':
          case 'swordmaster':
            add(said(event), event.clause);
            break;
        }
        break;
      case 'recruited':
        if (event.seat === actor) recruits += event.count;
        break;
      case 'deployed': {
        if (event.from === 'supply') {
          add(said(event), 'I4.1', t('hagal.why.defend'));
          break;
        }
        const own = event.count - recruits;
        if (recruits > 0) {
          add(t('hagal.step.recruit.conflict', { n: recruits }), 'I12.4', t('hagal.why.recruit.conflict'));
        }
        if (own > 0) add(t('hagal.step.deploy', { n: own }), 'I12.5', t('hagal.why.deploy'));
        recruits = 0;
        break;
      }
      case 'influence':
        add(
          t('hagal.step.influence', { faction: catalogue.icons[event.faction], to: event.now }),
          least === null ? 'I12.2' : 'I13.7',
          least ?? t('hagal.why.influence'),
        );
        least = null;
        break;
      case 'swords':
        add(
          t('hagal.step.swords', { n: event.count, strength: event.strength }),
          'I12.7',
          t('hagal.why.swords'),
        );
        break;
      case 'gained':
        if (actor >= 0 && event.seat !== actor) add(said(event), 'I5.6', t('hagal.why.control'));
        else if (harvesting !== null && event.resource === 'spice') {
          const space = spaceName(harvesting, catalogue);
          add(said(event), 'I12.6', t('hagal.why.rivalHarvest', { space }));
          harvesting = null;
        } else add(said(event), CLAUSES.gained ?? null);
        break;
      case 'paid':
        if (!spending) add(said(event), CLAUSES.paid ?? null);
        spending = false;
        break;
      case 'intrigueDrawn':
        add(said(event), CLAUSES.intrigueDrawn ?? null, t('hagal.why.intrigue'));
        break;
      default:
        spending = false;
        if (!SILENT.includes(event.type)) add(said(event), CLAUSES[event.type] ?? null);
    }
  }
  const defender = imperium.tableDefender(state);
  const turnedUp = events.some(({ type }) => type === 'conflictRevealed');
  if (turnedUp && defender !== null && imperium.isPerson(state.options, defender)) {
    add(t('hagal.step.defend', { who: nameOf(seats, defender) }), 'I4.1', t('hagal.why.defend'));
  }
  // While a question is open, where the recruits go is told with the answer.
  if (state.frames.length === 0) toGarrison();
  if (state.mentatNext !== before.mentatNext && state.mentatNext >= 0) {
    add(t('hagal.step.mentat', { who: nameOf(seats, state.mentatNext) }), 'I5.8');
  }
  return steps;
}

function isCombat(space: string | undefined): boolean {
  return imperium.SPACES.some(({ id, combat }) => id === space && combat);
}

/** What the Signet of that Leader does, as its card prints it. */
function signetText(state: imperium.State, seat: number, catalogue: imperium.Catalogue): string | null {
  const id = imperium.LEADERS[state.leader[seat] ?? -1];
  if (id === undefined) return null;
  const words = (lines: readonly imperium.Line[]): string =>
    lines.map(({ text, inner }) => [text, words(inner)].filter((part) => part !== '').join(' ')).join(' ');
  const ring = imperium.printLeader(id, catalogue).lines.at(-1);
  return ring === undefined ? null : words(ring.inner);
}

/** A turn as steps, for the clipboard. */
export function logText(
  entries: readonly { readonly title: string; readonly steps: readonly TableStep[] }[],
): string {
  return entries
    .map(({ title, steps }) =>
      [...(title === '' ? [] : [title]), ...steps.map(({ text }) => `- ${text}`)].join('\n'),
    )
    .join('\n');
}
