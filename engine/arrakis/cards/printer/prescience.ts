import { PRESCIENCE_CARDS } from '../../data/prescience.data';
import type { PrescienceFact, PrescienceId } from '../../data/prescience.data';
import type { Catalogue, Voice } from '../../messages/catalogue';
import {
  actionDice,
  deploymentTokens,
  leader,
  markerSteps,
  prescienceCard,
  terrain,
} from '../../messages/names/gameTerms';
import { list, say, words } from '../../messages/say';
import type { Phrase } from '../../messages/text';
import { PRESCIENCE_PROGRAMS } from '../../prescience/programs';
import type { ClaimEffect, Need } from '../../prescience/programs';
import { line, reconstructed } from './line';
import type { Line } from './line';
import { markText, marksOf } from './marks';
import type { PrintedCard } from './printed';

function needPhrase(voice: Voice, need: Need): Phrase {
  switch (need.need) {
    case 'legionsOn': {
      const areas = terrain(voice, need.terrain, need.count);
      const id = need.outsideSietches === true ? 'need.legionsOn.outsideSietches' : 'need.legionsOn';
      return say(voice, id, { areas }, need.count);
    }
    case 'inHiddenSietch':
    case 'inQuietSector':
      return say(voice, `need.${need.need}`, { leader: leader(voice, need.leader) });
    case 'eachInOpenDeepDesert':
    case 'togetherInSietch':
      return say(voice, `need.${need.need}`, {
        leaders: list(need.leaders.map((who) => leader(voice, who))),
      });
    case 'tokensWith':
      return say(
        voice,
        'need.tokensWith',
        { leader: leader(voice, need.leader), tokens: deploymentTokens(voice, need.count) },
        need.count,
      );
    case 'challenger':
    case 'threatenedToken':
      return say(voice, `need.${need.need}`, {});
    case 'event':
      return say(voice, `need.event.${need.event}`, {});
  }
}

function effectPhrase(voice: Voice, effect: ClaimEffect): Phrase {
  switch (effect.effect) {
    case 'revealSietchOf':
    case 'toTank':
      return say(voice, `effect.${effect.effect}`, { leader: leader(voice, effect.leader) });
    case 'revealTokensWith':
      return say(
        voice,
        'effect.revealTokensWith',
        { leader: leader(voice, effect.leader), tokens: deploymentTokens(voice, effect.count) },
        effect.count,
      );
    case 'removeChallengersNaib':
      return say(voice, 'effect.removeChallengersNaib', {});
    case 'removeThreatenedToken':
      return say(voice, 'effect.removeThreatenedToken', { tokens: deploymentTokens(voice, 1) });
  }
}

function costLines(voice: Voice, cost: 'die' | 'free' | 'none'): readonly Line[] {
  if (cost === 'none') return [];
  if (cost === 'free') return [line(voice, 'fact', say(voice, 'cost.free', {}), ['R8.4', 'R6.8a'])];
  return [line(voice, 'step', say(voice, 'cost.die', { dice: actionDice(voice, 1) }), ['R8.4', 'R6.3'])];
}

export function printPrescienceCard(id: PrescienceId, catalogue: Catalogue): PrintedCard {
  const fact: PrescienceFact | undefined = PRESCIENCE_CARDS.find((card) => card.id === id);
  if (fact === undefined) throw new Error(`no such prescience card: ${id}`);
  const voice = { catalogue, side: 'atreides' } as const;
  const { needs, cost, effect } = PRESCIENCE_PROGRAMS[id];
  const marks = marksOf(fact.reconstructed);
  const asked = [line(voice, 'need', needPhrase(voice, needs), ['R8.3', 'R8.4'])];
  const done = effect === undefined ? [] : [line(voice, 'step', effectPhrase(voice, effect), ['R8.4'])];
  const gain = [
    line(voice, 'step', say(voice, 'gain.advance', { markers: markerSteps(voice, fact.gain) }), [
      'R8.1',
      'R8.6',
    ]),
  ];
  const whole = [...asked, ...costLines(voice, cost), ...done];
  return {
    kind: 'prescience',
    id,
    name: words(voice, prescienceCard(voice, id)),
    side: 'atreides',
    house: null,
    copies: 1,
    lines: [
      line(voice, 'fact', say(voice, `claim.${fact.when}`, {}), ['R8.3', 'R8.2']),
      ...(marks.includes('requirement') ? reconstructed(whole) : whole),
      ...(marks.includes('markers') ? reconstructed(gain) : gain),
    ],
    mark: markText(voice, marks),
  };
}
