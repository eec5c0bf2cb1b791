import { arrakis } from '../../../engine';
import { areaInSentence, areaName, legionText } from '../texts/describe';
import type { Translate } from '../../i18n';
import { everyScene, eventsOf, type ToldScene } from '../playback/scenes';
import { lineOf, type SceneLine } from '../playback/lines';
import { seatsOf } from '../texts/seats';
import type { CompanionEntry, CompanionLine } from './record';

/**
 * Cards that also affect what the app does not know: hands, the other side's dice, prescience cards, Paul's next turn.
 */
const CARDS_BEYOND_THE_APP: readonly string[] = [
  'manipulation-of-others',
  'hope-clouds-observation',
  'reports-of-traitors',
  'spies-all-over-arrakis',
  'seek-out-the-mahdi',
];

/** What to do on the table for what one sentence tells, in words. */
function instructionsFor(
  { text: said, events }: Pick<ReturnType<typeof arrakis.narrateAll>[number], 'text' | 'events'>,
  t: Translate,
): readonly string[] {
  const [event] = events;
  if (event === undefined || !arrakis.EVENT_FACTS[event.type].handled) return [];
  switch (event.type) {
    case 'moved': {
      const tokens = Array.from({ length: event.force.tokens }, (_, id) => ({ id, contents: null }));
      const force = legionText({ ...event.force, side: event.side, tokens }, t);
      return [t('companion.step.move', { force, from: areaName(event.from, t), to: areaName(event.to, t) })];
    }
    case 'garrison':
      return [t('companion.step.garrison', { place: areaInSentence(event.area, t) })];
    case 'tokenRevealed':
      return [said, t('companion.step.token', { place: areaInSentence(event.area, t) })];
    case 'cardPlayed':
      return CARDS_BEYOND_THE_APP.includes(event.card) ? [said, t('companion.step.beyond')] : [said];
    default:
      return [said];
  }
}

/** Equal steps are counted together; nothing is left out. */
export function instructionsOf(
  scene: ToldScene,
  t: Translate,
  catalogue: arrakis.Catalogue,
): readonly string[] {
  const seen = eventsOf(scene).filter(({ only }) => only === undefined);
  return arrakis
    .narrateAll(seen, seatsOf(scene.state), catalogue)
    .flatMap((told) => instructionsFor(told, t));
}

/** Everything that he did is told: people move the pieces. */
export function scenesOfAnswer(before: arrakis.State, told: arrakis.Told): readonly ToldScene[] {
  return everyScene(before, told.steps);
}

/** A scene for playback: below what was decided, what people have to do on their table. */
export function lineWithInstructions(
  scene: ToldScene,
  t: Translate,
  catalogue: arrakis.Catalogue,
): SceneLine {
  const line = lineOf(scene, t, catalogue);
  const steps = instructionsOf(scene, t, catalogue).filter((step) => step !== line.text);
  return { ...line, more: steps };
}

/** A step for the stored log. */
export function logLineOf(scene: ToldScene, t: Translate, catalogue: arrakis.Catalogue): CompanionLine {
  const { clause, text, whys } = lineOf(scene, t, catalogue);
  return {
    clause,
    text,
    steps: [...instructionsOf(scene, t, catalogue)],
    whys: whys.map(({ decided, clause: of, candidates, steps, chosen }) => ({
      decided,
      clause: of,
      chosen,
      candidates: [...candidates],
      steps: steps.map(({ criterion, left }) => ({ criterion, left: [...left] })),
    })),
  };
}

/** The log as a list of instructions, for copying. */
export function logText(entries: readonly CompanionEntry[]): string {
  return entries
    .map(({ title, lines }) => {
      const steps = lines.flatMap((line) => (line.steps.length > 0 ? line.steps : [line.text]));
      return [...(title === '' ? [] : [title]), ...steps.map((step) => `- ${step}`)].join('\n');
    })
    .join('\n');
}
