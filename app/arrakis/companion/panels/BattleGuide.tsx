import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { Chip } from '../../../ui/Chip';
import { useT } from '../../../i18n';
import { ClauseLink } from '../../ui/ClauseLinks';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { HitsOn } from './HitsOn';

interface BattleGuideProps {
  readonly areas: readonly [arrakis.AreaId, arrakis.AreaId];
  readonly state: arrakis.State;
  readonly onChange: (change: (state: arrakis.State) => arrakis.State) => arrakis.TableFault | null;
}

/** Mahdi's conduct in a battle that people fight with their own dice (R14.14). */
export function BattleGuide({ areas, state, onChange }: BattleGuideProps) {
  const t = useT();
  const [from, to] = areas;
  const battle = arrakis.tableBattle(state, from, to);
  if (battle === null) return null;
  const { attacks, dice, cards, goesOn, own, enemy } = battle;
  return (
    <View style={styles.stack} testID="battle-guide">
      <Dice text={t('companion.guide.dice', { dice })} cards={cards} onChange={onChange} />
      <Text variant="caption" testID="guide-goes-on">
        {attacks
          ? t(goesOn ? 'companion.guide.goesOn' : 'companion.guide.ceases', { own, enemy })
          : t('companion.guide.stays')}
      </Text>
    </View>
  );
}

/** His legion is attacked: how many dice it throws, and whom the hits take (R14.14). */
export function DefenceGuide({
  area,
  state,
  onChange,
}: Omit<BattleGuideProps, 'areas'> & { readonly area: arrakis.AreaId }) {
  const t = useT();
  const defence = arrakis.tableDefence(state, area);
  if (defence === null) return null;
  return (
    <View style={styles.stack} testID="defence-guide">
      <Dice {...defence} text={t('companion.guide.attacked', { dice: defence.dice })} onChange={onChange} />
      <HitsOn area={area} state={state} onChange={onChange} />
    </View>
  );
}

interface DiceProps extends Pick<BattleGuideProps, 'onChange'> {
  readonly text: string;
  readonly cards: number;
}

/** How many dice, and the reinforcements that are turned over for them. */
function Dice({ text, cards, onChange }: DiceProps) {
  const t = useT();
  return (
    <>
      <View style={styles.head}>
        <Text style={styles.words} testID="guide-dice">
          {text}
          {cards === 0 ? '' : ` ${t('companion.guide.cards', { count: cards })}`}
        </Text>
        <ClauseLink clause="R14.14" />
      </View>
      {cards === 0 ? null : (
        <View style={styles.row}>
          <Chip
            testID="guide-turned"
            title={t('companion.guide.turned', { count: cards })}
            onPress={() => onChange((now) => arrakis.withCardsTurned(now, cards))}
          />
        </View>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
