import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useCatalogue } from '../../texts/catalogue';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { CombatDie } from '../../pieces/DieFace';
import { sideTextColour } from '../../pieces/sideTextColour';
import type { Crowd } from '../layout/useCrowd';
import type { Table } from '../useTable';
import { BattleHalf } from './BattleHalf';
import { verdictOf } from '../../battle/BattleResultCard';
import { Losses } from '../../battle/Losses';
import { hasDice, SideThrow } from './SideThrow';
import { StageOdds } from './StageOdds';
import { stageSizes, type StageForm } from './stageForm';
import { otherSide, type BattleStory } from '../../battle/story';

interface BattleStageProps {
  readonly table: Table;
  readonly story: BattleStory | null;
  readonly form: StageForm;
  readonly crowd: Pick<Crowd, 'yields' | 'crowded'>;
  readonly onInspect: (move: arrakis.Move) => void;
}

const ROLES = ['attack', 'defence'] as const;

/** Legion against legion, their dice and what came of them; the odds where a round lies ahead. */
export function BattleStage({ table, story, form, crowd, onInspect }: BattleStageProps) {
  const { colours } = useTheme();
  const { decision } = table;
  const battle = decision?.battle ?? null;
  if (decision === null || battle === null) return null;
  const { crowded } = crowd;
  const { figure, die } = stageSizes(form, crowd);
  const below = form === 'tall';
  const told = story?.from === battle.from && story.to === battle.to ? story : null;
  const halves = ROLES.map((role) => {
    const side = role === 'attack' ? battle.attacker : otherSide(battle.attacker);
    const area = role === 'attack' ? battle.from : battle.to;
    const thrown = (align: 'start' | 'end') => (
      <SideThrow
        story={story}
        battle={battle}
        side={side}
        most={die}
        large={form !== 'compact'}
        align={align}
      />
    );
    return { role, side, area, thrown };
  });
  return (
    <View testID="battle" style={[styles.stage, form === 'compact' ? styles.close : null]}>
      <Title battle={battle} full={form !== 'compact'} />
      <View style={styles.field}>
        {halves.map(({ role, side, area, thrown }) => (
          <View key={role} style={[styles.half, styles.beside, { backgroundColor: colours.background }]}>
            <BattleHalf
              table={table}
              side={side}
              area={area}
              role={role}
              figure={figure}
              crowded={crowded}
              onInspect={onInspect}
            />
            {below ? null : thrown(role === 'attack' ? 'start' : 'end')}
          </View>
        ))}
      </View>
      {below && hasDice(battle, story)
        ? halves.map(({ role, side, thrown }) => (
            <View key={role} style={[styles.half, { backgroundColor: colours.background }]}>
              {thrown(role === 'attack' ? 'start' : 'end')}
              {told === null || told.losses[side].length === 0 ? null : (
                <Losses
                  side={side}
                  losses={told.losses[side]}
                  align={role === 'attack' ? 'start' : 'end'}
                  testID={`lost-${role}`}
                />
              )}
            </View>
          ))
        : null}
      <Ending battle={battle} story={story} />
      {isAhead(decision, battle) ? <StageOdds battle={battle} view={table.view} crowded={crowded} /> : null}
    </View>
  );
}

/** A round lies ahead, to be fought or not. */
function isAhead(decision: arrakis.DecisionView, battle: arrakis.BattleView): boolean {
  return decision.kind === 'combatCards' || battle.stage === 'decide' || battle.stage === 'retreat';
}

/** From where to where, and the round between them. */
function Title({ battle, full }: { readonly battle: arrakis.BattleView; readonly full: boolean }) {
  const t = useT();
  const catalogue = useCatalogue();
  const { dark } = useTheme();
  const { attacker, from, to, round, surprise } = battle;
  const words = t(surprise ? 'table.battle.surprise' : 'table.battle.round', { round });
  const place = (area: arrakis.AreaId, side: arrakis.Side, style: { textAlign: 'left' | 'right' }) => (
    <Text
      variant="caption"
      strong
      maxScale={1}
      numberOfLines={2}
      colour={sideTextColour(side, dark)}
      style={[styles.place, style]}
    >
      {arrakis.shortNameOfArea(area, catalogue)}
    </Text>
  );
  return (
    <View style={styles.title}>
      {place(from, attacker, styles.left)}
      <View style={styles.round} role="img" aria-label={words} testID="battle-round">
        {surprise && round === 1 ? <CombatDie face="special" side={attacker} size={16} token /> : null}
        <Text variant={full ? 'body' : 'caption'} strong={full} muted={!full} maxScale={1}>
          {`${full ? words : t('table.round', { round })} ›`}
        </Text>
      </View>
      {place(to, otherSide(attacker), styles.right)}
    </View>
  );
}

/** Who has won, while the winner decides whether to advance. */
function Ending({
  battle,
  story,
}: {
  readonly battle: arrakis.BattleView;
  readonly story: BattleStory | null;
}) {
  const t = useT();
  const told = story?.to === battle.to ? story : null;
  const verdict = told === null ? null : verdictOf(told, t);
  if (verdict === null) return null;
  return (
    <View>
      <Text strong style={styles.centred} testID="battle-result">
        {verdict}
      </Text>
      {told?.round === 0 ? (
        <Text variant="caption" muted style={styles.centred}>
          {t('table.battle.undefended')}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { gap: space.s },
  close: { gap: 3 },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  // A long name takes what a short one leaves.
  place: { flexGrow: 1, flexShrink: 1, flexBasis: 'auto' },
  left: { textAlign: 'left' },
  right: { textAlign: 'right' },
  round: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  centred: { textAlign: 'center' },
  field: { flexDirection: 'row', gap: 6, alignItems: 'stretch' },
  beside: { flex: 1 },
  half: { justifyContent: 'space-between', gap: 3, padding: 5, borderRadius: radius.m },
});
