import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import type { Table } from '../useTable';
import { BattleHalf } from './BattleHalf';
import { BattleOdds } from './BattleOdds';
import { SettlingDie } from './SettlingDie';
import type { BattleStory } from './useBattleStory';

interface BattleFieldProps {
  readonly table: Table;
  readonly story: BattleStory | null;
  readonly onInspect: (move: arrakis.Move) => void;
}

const other = (side: arrakis.Side): arrakis.Side => (side === 'atreides' ? 'harkonnen' : 'atreides');

/** Legion against legion, the dice between them. The board stays in sight beside or above it. */
export function BattleField({ table, story, onInspect }: BattleFieldProps) {
  const t = useT();
  const { decision } = table;
  const battle = decision?.battle ?? null;
  if (decision === null || battle === null) return null;
  const defender = other(battle.attacker);
  const told = story !== null && story.to === battle.to && story.ended === null ? story : null;
  // While a place is being chosen the prompt says all of it, and the way to the list needs the room.
  const short = table.controls.places.length > 0;
  return (
    <View testID="battle" style={styles.stack}>
      <View style={[styles.title, short ? styles.gone : null]}>
        <Text variant="caption" strong testID="battle-round">
          {t(battle.surprise ? 'table.battle.surprise' : 'table.battle.round', { round: battle.round })}
        </Text>
        <Text variant="caption" muted testID="battle-stage">
          {stageWords(decision, battle, t)}
        </Text>
      </View>
      <View style={styles.field}>
        <BattleHalf
          table={table}
          side={battle.attacker}
          area={battle.from}
          role="attack"
          onInspect={onInspect}
        />
        <View style={styles.middle}>
          <Dice told={told} battle={battle} side={battle.attacker} of="attack" />
          <Dice told={told} battle={battle} side={defender} of="defence" />
          {isAhead(decision, battle) ? <BattleOdds battle={battle} view={table.view} /> : null}
        </View>
        <BattleHalf table={table} side={defender} area={battle.to} role="defence" onInspect={onInspect} />
      </View>
    </View>
  );
}

/** A round lies ahead, to be fought or not. */
function isAhead(decision: arrakis.DecisionView, battle: arrakis.BattleView): boolean {
  return decision.kind === 'combatCards' || battle.stage === 'decide' || battle.stage === 'retreat';
}

function stageWords(
  decision: arrakis.DecisionView,
  battle: arrakis.BattleView,
  t: ReturnType<typeof useT>,
): string {
  if (decision.kind === 'casualties') return t('table.battle.casualties', { count: decision.count ?? 1 });
  if (decision.kind === 'specials') return t('table.battle.specials', { count: decision.count ?? 1 });
  if (decision.kind === 'combatCards') return t('table.battle.cards');
  switch (battle.stage) {
    case 'decide':
      return t('table.battle.decide');
    case 'retreat':
    case 'retreatTo':
      return t('table.battle.retreat');
    case 'won':
    case 'advance':
      return t('table.battle.won');
    default:
      return '';
  }
}

interface DiceProps {
  readonly told: BattleStory | null;
  readonly battle: arrakis.BattleView;
  readonly side: arrakis.Side;
  readonly of: 'attack' | 'defence';
}

/** The faces of one side, or how many dice it will roll. */
function Dice({ told, battle, side, of }: DiceProps) {
  const t = useT();
  const faces = told?.[of] ?? null;
  const dice = of === 'attack' ? battle.attackDice : battle.defenceDice;
  const hits = told?.hits[side] ?? null;
  const { hits: dealt, shields, specials } = battle[of];
  return (
    <View style={styles.dice} testID={`dice-${of}`}>
      <View style={styles.faces}>
        {(faces ?? []).map((face, index) => (
          <SettlingDie key={`${battle.round}-${index}`} face={face} side={side} size={24} order={index} />
        ))}
        {faces === null ? <Text strong>{t('table.battle.dice', { count: dice })}</Text> : null}
      </View>
      {faces === null ? null : (
        <Text variant="caption" muted>
          {t('table.battle.tally', { hits: dealt, shields, specials })}
        </Text>
      )}
      {hits === null ? null : (
        <Text variant="caption" strong testID={`hits-${of}`}>
          {t('table.battle.takes', { side: t(`side.${side}`), count: hits })}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.xs },
  title: { flexDirection: 'row', justifyContent: 'space-between', gap: space.s },
  gone: { display: 'none' },
  field: { flexDirection: 'row', gap: space.s, alignItems: 'stretch' },
  middle: { flex: 1.05, gap: space.s, justifyContent: 'center' },
  dice: { alignItems: 'center', gap: 2 },
  faces: { flexDirection: 'row', flexWrap: 'wrap', gap: 3, justifyContent: 'center', minHeight: 24 },
});
