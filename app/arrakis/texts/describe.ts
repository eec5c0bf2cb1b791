import { arrakis } from '../../../engine';
import type { Translate } from '../../i18n';
import { catalogueFor } from './catalogue';
import { areaFact } from './areas';

/** The name as a heading: "Arrakeen", "Deep desert south of Windgap". */
export function areaName(area: arrakis.AreaId, t: Translate): string {
  return arrakis.nameOfArea(area, catalogueFor(t.language));
}

/** The name inside a sentence: "the deep desert south of Windgap". */
export function areaInSentence(area: arrakis.AreaId, t: Translate): string {
  return arrakis.areaInSentence(area, catalogueFor(t.language));
}

/** The sector, and the number in it where no name is printed: "South-east 6". */
export function areaNumber(area: arrakis.AreaId, t: Translate): string {
  const number = arrakis.numberOfArea(area, catalogueFor(t.language));
  return number ?? t(`board.sector.${areaFact(area).sector}`);
}

/** The ground; null where the name already says it. */
function terrainText(area: arrakis.AreaView, t: Translate): string | null {
  if (area.atomized) return t('board.terrain.scorched');
  if (arrakis.isUnnamed(area.area)) return null;
  return t(area.deep ? 'board.terrain.deep' : `board.terrain.${area.terrain}`);
}

export function siteText(area: arrakis.AreaView, t: Translate): string | null {
  if (area.settlement !== null) return t('board.site.settlement', { rank: area.settlement });
  if (area.sietch) {
    const { rank, revealed } = area.sietch;
    if (rank === null) return t('board.site.sietch.hidden');
    return t(revealed ? 'board.site.sietch.open' : 'board.site.sietch.known', { rank });
  }
  return area.station ? t('board.site.station') : null;
}

/** Units and naibs or bashars: "2 regular, 1 elite". */
export function figuresText(figures: arrakis.FigureCounts, side: arrakis.Side, t: Translate): string {
  const parts = [
    figures.regular > 0 ? t('board.figure.regular', { count: figures.regular }) : null,
    figures.elite > 0 ? t('board.figure.elite', { count: figures.elite }) : null,
    figures.special > 0 ? t(`board.figure.special.${side}`, { count: figures.special }) : null,
    figures.generic > 0 ? t(`board.figure.generic.${side}`, { count: figures.generic }) : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** "2 tokens", and for those who may look what they are: "2 tokens (2 regular; 1 elite)". */
function tokensText({ tokens, side }: arrakis.LegionView, t: Translate): string {
  const count = t('board.figure.tokens', { count: tokens.length });
  const known = tokens.flatMap(({ contents }) => (contents === null ? [] : [figuresText(contents, side, t)]));
  return known.length === 0 ? count : `${count} (${known.join('; ')})`;
}

/** "2 regular, 1 elite, 1 bashar" */
export function legionText(legion: arrakis.LegionView, t: Translate): string {
  const { side } = legion;
  const parts = [
    legion.regular > 0 ? t('board.figure.regular', { count: legion.regular }) : null,
    legion.elite > 0 ? t('board.figure.elite', { count: legion.elite }) : null,
    legion.special > 0 ? t(`board.figure.special.${side}`, { count: legion.special }) : null,
    legion.tokens.length > 0 ? tokensText(legion, t) : null,
    legion.generic > 0 ? t(`board.figure.generic.${side}`, { count: legion.generic }) : null,
    ...legion.leaders.map((leader) => leaderName(leader, t)),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

export function leaderName(leader: arrakis.LeaderId, t: Translate): string {
  return arrakis.nameOfLeader(leader, catalogueFor(t.language));
}

function loosePieceTexts(area: arrakis.AreaView, t: Translate): string[] {
  return [
    ...(area.harvester ? [t('board.piece.harvester')] : []),
    ...(area.wormsign ? [t('board.piece.wormsign')] : []),
    ...(area.sandworm ? [t(`board.piece.${area.sandworm}`)] : []),
  ];
}

/** "Arrakeen, plateau, Harkonnen settlement rank 3: 2 regular, 1 elite, 1 bashar" */
export function describeArea(area: arrakis.AreaView, t: Translate): string {
  const site = siteText(area, t);
  const ground = terrainText(area, t);
  const place = [
    areaName(area.area, t),
    ...(ground ? [ground] : []),
    ...(site ? [site] : []),
    ...loosePieceTexts(area, t),
  ].join(', ');
  if (!area.legion) return place;
  // The settlement already says whose it is.
  const settled = area.settlement !== null && area.legion.side === 'harkonnen';
  const owner = settled ? '' : ` ${t(`board.side.${area.legion.side}`)}`;
  return `${place}:${owner} ${legionText(area.legion, t)}`;
}

export interface PieceDescription {
  readonly key: string;
  readonly words: string;
}

/** Each piece, or each kind of figure in a legion, with where it is. */
export function describePieces(area: arrakis.AreaView, t: Translate): PieceDescription[] {
  const place = areaName(area.area, t);
  const say = (key: string, piece: string): PieceDescription => ({
    key,
    words: t('board.piece.in', { piece, place }),
  });
  const site = siteText(area, t);
  const { legion } = area;
  return [
    ...(site ? [say('site', site)] : []),
    ...(legion ? [say('legion', `${t(`board.side.${legion.side}`)} ${legionText(legion, t)}`)] : []),
    ...(legion?.leaders.map((leader) => say(leader, leaderName(leader, t))) ?? []),
    ...loosePieceTexts(area, t).map((words, k) => say(`loose-${k}`, words)),
  ];
}

export function describeZone(zone: arrakis.ZoneView, t: Translate): string {
  const fact = arrakis.AIR_ZONES.find((entry) => entry.id === zone.zone);
  const [first, second] = fact?.sectors ?? ['NE', 'NE'];
  const place = t('board.zone', { first: t(`board.sector.${first}`), second: t(`board.sector.${second}`) });
  return `${place}: ${zone.vehicle ? t(`board.piece.${zone.vehicle}`) : t('board.zone.empty')}`;
}
