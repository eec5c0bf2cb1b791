import { arrakis } from '../../../../engine';
import { areaName, areaNumber, describeArea, describeZone, leaderName } from '../../texts/describe';
import type { Translate } from '../../../i18n';
import { leaderPlace } from '../panels/LeaderPanels';
import type { Inspected } from './inspected';

/** What a thing is, its rule, and the move that would use it. */
export interface Answer {
  readonly title: string;
  readonly lines: readonly string[];
  readonly card: arrakis.PrintedCard | null;
  readonly clauses: readonly string[];
  /** The move to ask the engine about: can it be played now, and if not, why not? Null where there is no such move. */
  readonly move: arrakis.Move | null;
}

function pick(kind: arrakis.MoveKind, word: string): arrakis.Move | null {
  const words: readonly string[] = arrakis.MOVE_WORDS[kind];
  const value = words.indexOf(word);
  return value < 0 ? null : arrakis.moveOf(kind, value);
}

function areaClauses(area: arrakis.AreaView): string[] {
  return [
    ...(area.legion ? ['R3.2'] : []),
    ...(area.legion && area.legion.leaders.length + area.legion.generic > 0 ? ['R3.3'] : []),
    ...(area.legion && area.legion.tokens.length > 0 ? ['R3.4'] : []),
    ...(area.settlement !== null || area.sietch ? ['R2.6', 'R7.16'] : []),
    ...(area.station ? ['R4.3', 'R7.6'] : []),
    ...(area.wormsign ? ['R7.5', 'R9.3', 'R9.4'] : []),
    ...(area.sandworm ? ['R7.7', 'R9.5', 'R9.8'] : []),
    ...(area.harvester ? ['R3.5', 'R10.2'] : []),
    area.deep || area.terrain === 'desert' ? 'R9.7' : 'R2.2',
  ];
}

function ofArea(what: Extract<Inspected, { kind: 'area' }>, view: arrakis.View, t: Translate): Answer {
  const area = view.areas.find((entry) => entry.area === what.id);
  const fact = arrakis.AREA_FACTS.find((entry) => entry.id === what.id);
  const lines = area ? [describeArea(area, t)] : [];
  if (fact) lines.push(t('table.about.sector', { sector: areaNumber(what.id, t) }));
  return {
    title: areaName(what.id, t),
    lines,
    card: null,
    clauses: area ? areaClauses(area) : [],
    move: pick('area', what.id),
  };
}

function ofZone(what: Extract<Inspected, { kind: 'zone' }>, view: arrakis.View, t: Translate): Answer {
  const zone = view.zones.find((entry) => entry.zone === what.id);
  const fact = arrakis.AIR_ZONES.find((entry) => entry.id === what.id);
  return {
    title: fact ? t('table.about.zone') : '',
    lines: zone ? [describeZone(zone, t), t('table.about.zone.is')] : [],
    card: null,
    clauses: ['R2.4', ...(zone?.vehicle ? ['R3.5', 'R7.4'] : [])],
    move: pick('zone', what.id),
  };
}

/** The answer to a long press or an info tap, from what this viewer may know. */
export function answerTo(
  what: Inspected,
  view: arrakis.View<arrakis.DecisionView>,
  t: Translate,
  catalogue: arrakis.Catalogue,
): Answer {
  const plain = (
    title: string,
    lines: readonly string[],
    clauses: readonly string[],
    move: arrakis.Move | null = null,
  ) => ({
    title,
    lines,
    clauses,
    move,
    card: null,
  });
  const printed = (
    card: arrakis.PrintedCard,
    lines: readonly string[],
    move: arrakis.Move | null,
  ): Answer => ({
    title: card.name,
    lines,
    card,
    clauses: [],
    move,
  });
  switch (what.kind) {
    case 'area':
      return ofArea(what, view, t);
    case 'zone':
      return ofZone(what, view, t);
    case 'card': {
      const own = view.seats.some((seat) => seat.hand?.includes(what.id) === true);
      return printed(arrakis.printPlanningCard(what.id, catalogue), [], own ? pick('card', what.id) : null);
    }
    case 'prescience':
      return printed(arrakis.printPrescienceCard(what.id, catalogue), [], pick('prescience', what.id));
    case 'leader': {
      const leader = view.leaders.find((entry) => entry.leader === what.id);
      const ready = leader?.ready ? t('table.leader.ready') : t('table.leader.spent');
      const lines = leader ? [`${leaderPlace(leader, t)} · ${ready}`] : [];
      const move = arrakis.moveOf('figure', arrakis.FIGURES.indexOf(what.id));
      return {
        ...printed(arrakis.printLeader(what.id, catalogue), lines, move),
        title: leaderName(what.id, t),
      };
    }
    case 'figure': {
      const shared = what.id === 'special' || what.id === 'generic';
      const title = shared ? t(`table.figure.${what.id}.${what.side}`) : t(`table.figure.${what.id}`);
      const clauses =
        what.id === 'token'
          ? ['R3.4', 'R6.9']
          : what.id === 'generic'
            ? ['R3.3', 'R7.10']
            : ['R3.1', 'R7.11'];
      return plain(
        title,
        [t(`table.about.${what.id}`)],
        clauses,
        what.id === 'token' ? null : pick('figure', what.id),
      );
    }
    case 'power': {
      const power = view.powers.find((entry) => entry.power === what.id);
      const lines = power
        ? [
            t('table.power.row', { row: power.row + 1 }),
            power.banned ? t('table.power.banned') : t('table.power.free'),
            t('table.about.power'),
          ]
        : [];
      return {
        ...printed(arrakis.printBan(what.id, catalogue), lines, pick('power', what.id)),
        clauses: ['R4.6', 'R10.6'],
      };
    }
    case 'marker': {
      const at = view.markers[what.id];
      const needs = view.objectives?.[0]?.needs[what.id];
      return plain(
        t(`table.marker.${what.id}`),
        [
          t('table.about.marker.at', { step: at }),
          ...(needs === undefined ? [] : [t('table.about.marker.needs', { step: needs })]),
          t(`table.about.marker.${what.id}`),
        ],
        ['R8.1', 'R8.6', 'R1.3'],
        arrakis.MARKERS.includes(what.id) ? pick('marker', what.id) : null,
      );
    }
    case 'supremacy':
      return plain(
        t('table.supremacy'),
        [t('table.about.supremacy', { step: view.supremacy })],
        ['R1.2', 'R8.6', 'R3.7'],
      );
    case 'result':
      return printed(
        arrakis.printResult(what.id, what.side, catalogue),
        [],
        arrakis.RESULTS.includes(what.id) && view.decision?.side === what.side
          ? pick('result', what.id)
          : null,
      );
    case 'desertPower':
      return printed(
        arrakis.printDesertPower(catalogue),
        [],
        view.decision?.kind === 'turn' ? pick('option', 'desertPower') : null,
      );
    case 'beneGesserit':
      return plain(t('table.beneGesserit.name'), [t('table.about.beneGesserit')], ['R3.7', 'R6.2']);
    case 'vehicle':
      return plain(
        t(`board.piece.${what.id}`),
        [t(`table.about.${what.id}`), t('table.about.supply', { count: view.supply.vehicles[what.id] })],
        what.id === 'harvester'
          ? ['R3.5', 'R10.2']
          : what.id === 'carryall'
            ? ['R3.5', 'R9.6']
            : ['R3.5', 'R6.10', 'R7.4'],
        arrakis.VEHICLES.includes(what.id) && view.decision?.kind === 'placeVehicles'
          ? pick('vehicle', what.id)
          : null,
      );
    case 'wildMaker':
      return printed(arrakis.printWildMaker(catalogue), [t('table.about.sandworm')], null);
    case 'objective':
      return plain(t('table.objective'), [t('table.objective.is')], ['R1.3', 'R4.7']);
    case 'tank':
      return plain(
        t('table.tank.of', { side: t(`side.${what.side}`) }),
        [t('table.about.tank')],
        ['R12.1', 'R12.2'],
      );
    case 'free': {
      const move = pick('free', what.id);
      const about = t(`table.about.free.${what.id}`);
      return plain(titleOf(move, view, catalogue), [about], FREE_CLAUSES[what.id], move);
    }
    case 'move': {
      const { decision } = view;
      const clauses = decision === null ? [] : [decision.clause];
      return plain(titleOf(what.move, view, catalogue), [], clauses, what.move);
    }
  }
}

const FREE_CLAUSES: Readonly<Record<arrakis.FreeAction, readonly string[]>> = {
  guerrilla: ['R6.9', 'R6.8a'],
  scout: ['R6.10', 'R6.8a'],
  hawat: ['R6.11', 'R6.8a'],
  atomics: ['R6.12', 'R6.8a'],
  families: ['R8.4', 'R6.8a'],
  cone: ['R13.7'],
};

/** An option is named by its decision; without a decision it has no name. */
function titleOf(
  move: arrakis.Move | null,
  { decision }: arrakis.View<arrakis.DecisionView>,
  catalogue: arrakis.Catalogue,
): string {
  return move === null || decision === null ? '' : arrakis.label(move, decision, catalogue).text;
}
