import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { resultsOf, throwOf, type Result } from '../../battle/results';
import { BEFORE_ROLL, otherSide, type BattleStory } from '../../battle/story';
import { StrikeLine, strikeText } from '../../battle/StrikeLine';
import { Throw, Unrolled } from '../../battle/Throw';

/** What the events have told of the round that is being fought; null where they were not heard, as after reopening. */
export function toldRound(story: BattleStory | null, battle: arrakis.BattleView): BattleStory | null {
  return story?.from === battle.from && story.to === battle.to && story.round === battle.round ? story : null;
}

/** Undefended, a battle has no dice (R7.9). */
export function hasDice(battle: arrakis.BattleView, story: BattleStory | null): boolean {
  if (BEFORE_ROLL.includes(battle.stage)) return true;
  const told = toldRound(story, battle);
  if (told !== null) return told.faces.atreides !== null || told.faces.harkonnen !== null;
  return [battle.attack, battle.defence].some(({ hits, shields, specials }) => hits + shields + specials > 0);
}

interface SideThrowProps {
  readonly story: BattleStory | null;
  readonly battle: arrakis.BattleView;
  readonly side: arrakis.Side;
  readonly most: number;
  readonly large: boolean;
  readonly align: 'start' | 'end';
}

/** The dice of one side: those to be rolled, or those that lie there and what has come of them. */
export function SideThrow({ story, battle, side, most, large, align }: SideThrowProps) {
  const t = useT();
  const of = side === battle.attacker ? 'attack' : 'defence';
  if (BEFORE_ROLL.includes(battle.stage)) {
    const count = of === 'attack' ? battle.attackDice : battle.defenceDice;
    const words = t('table.battle.dice', { count });
    return (
      <View
        style={styles.side}
        testID={`dice-${of}`}
        role="img"
        aria-label={`${t(`side.${side}`)}: ${words}`}
      >
        <Unrolled side={side} count={count} most={most} align={align} />
        <Text variant={large ? 'body' : 'caption'} strong style={align === 'end' ? styles.end : null}>
          {words}
        </Text>
      </View>
    );
  }
  const told = toldRound(story, battle);
  const results = told === null ? looseResults(battle[of]) : toldResults(told, battle, side);
  const strike = told?.strikes[side] ?? null;
  if (results.length === 0 && strike === null) return null;
  const { hits, shields } = battle[of];
  const sum = `${t('table.battle.hits', { count: hits })}, ${t('table.battle.shields', { count: shields })}`;
  const spoken = strike === null ? sum : strikeText(strike, t);
  return (
    <View style={styles.side} testID={`dice-${of}`} role="img" aria-label={`${t(`side.${side}`)}: ${spoken}`}>
      <Throw
        side={side}
        results={results}
        most={most}
        align={align}
        settling={`${battle.to}-${battle.round}`}
      />
      {strike === null ? (
        <Text variant={large ? 'body' : 'caption'} style={align === 'end' ? styles.end : null}>
          {sum}
        </Text>
      ) : (
        <StrikeLine side={side} strike={strike} large={large} align={align} testID={`hits-${of}`} />
      )}
    </View>
  );
}

function toldResults(told: BattleStory, battle: arrakis.BattleView, side: arrakis.Side): readonly Result[] {
  const faces = told.faces[side];
  if (faces === null) return [];
  const attacks = side === battle.attacker;
  const surprise = battle.surprise && battle.round === 1 && attacks;
  const strikes = told.strikes;
  const thrown = throwOf(faces, surprise, strikes[side], strikes[otherSide(side)]);
  const { hits, shields } = battle[attacks ? 'attack' : 'defence'];
  // While leaders use specials the sums grow (R7.10).
  return resultsOf(strikes[side] === null ? { ...thrown, hits, shields } : thrown);
}

/** The sums of a throw whose dice nobody here has seen. */
function looseResults({ hits, shields, specials }: arrakis.BattleView['attack']): readonly Result[] {
  const none = { faces: [], surprise: false, cancelled: null };
  const special: Result = { face: 'special', die: false, spent: false };
  return [...resultsOf({ ...none, hits, shields }), ...Array.from({ length: specials }, () => special)];
}

const styles = StyleSheet.create({
  side: { gap: 2 },
  end: { textAlign: 'right' },
});
