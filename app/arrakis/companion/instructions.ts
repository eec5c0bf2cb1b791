import { arrakis } from '../../../engine';
import { areaName, legionText } from '../texts/describe';
import type { Translate } from '../../i18n';
import { beatsOf, type Beat } from '../playback/beats';
import { lineOf, type BeatLine } from '../playback/lines';
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

/** What to do on the table for one event, in words. */
function instructionsFor(
  event: arrakis.GameEvent,
  beat: Beat,
  t: Translate,
  catalogue: arrakis.Catalogue,
): readonly string[] {
  if (event.only !== undefined || !arrakis.EVENT_FACTS[event.type].handled) return [];
  const said = arrakis.narrate(event, seatsOf(beat.state), catalogue).text;
  switch (event.type) {
    case 'moved': {
      const tokens = Array.from({ length: event.force.tokens }, (_, id) => ({ id, contents: null }));
      const force = legionText({ ...event.force, side: event.side, tokens }, t);
      return [t('companion.step.move', { force, from: areaName(event.from, t), to: areaName(event.to, t) })];
    }
    case 'garrison':
      return [t('companion.step.garrison', { place: areaName(event.area, t) })];
    case 'tokenRevealed':
      return [said, t('companion.step.token', { place: areaName(event.area, t) })];
    case 'cardPlayed':
      return CARDS_BEYOND_THE_APP.includes(event.card) ? [said, t('companion.step.beyond')] : [said];
    default:
      return [said];
  }
}

export function instructionsOf(beat: Beat, t: Translate, catalogue: arrakis.Catalogue): readonly string[] {
  return beat.events.flatMap((event) => instructionsFor(event, beat, t, catalogue));
}

/** Steps in which the automaton only reacts, as in a battle. */
function beatsOfEveryStep(before: arrakis.State, { steps }: arrakis.Told): readonly Beat[] {
  const beats: Beat[] = [];
  let now = before;
  let first = 0;
  for (const { events, state } of steps) {
    // The start of a phase alone is not worth a step.
    const seen = events.some(
      ({ only, type }) =>
        only === undefined && type !== 'phase' && arrakis.EVENT_FACTS[type].told !== 'never',
    );
    if (seen) beats.push({ events, first, before: now, state });
    first += events.length;
    now = state;
  }
  return beats;
}

export function beatsOfAnswer(before: arrakis.State, told: arrakis.Told): readonly Beat[] {
  const beats = beatsOf(before, told.steps);
  return beats.length > 0 ? beats : beatsOfEveryStep(before, told);
}

/** A step for playback: below what was decided, what people have to do on their table. */
export function lineWithInstructions(beat: Beat, t: Translate, catalogue: arrakis.Catalogue): BeatLine {
  const line = lineOf(beat, t, catalogue);
  const steps = instructionsOf(beat, t, catalogue).filter((step) => step !== line.text);
  return { ...line, more: steps };
}

/** A step for the stored log. */
export function logLineOf(beat: Beat, t: Translate, catalogue: arrakis.Catalogue): CompanionLine {
  const { clause, text, whys } = lineOf(beat, t, catalogue);
  return {
    clause,
    text,
    steps: [...instructionsOf(beat, t, catalogue)],
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
