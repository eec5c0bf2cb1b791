import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { ClauseLinks } from '../../ui/ClauseLinks';
import { Group } from '../../../ui/Group';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { FilterRow } from '../../../reference/ui/FilterRow';
import { CountRow } from './CountRow';
import { ROUNDS, type Edit, type BattleSetup } from '../../odds/battleSetup';

interface ConductPanelProps {
  readonly rounds: BattleSetup['rounds'];
  readonly ceaseAt: number;
  readonly retreatAt: number;
  /** The side whose conduct is the automaton's own (R14.14): nothing of it can be chosen. */
  readonly automaton: 'attack' | 'defence' | null;
  readonly onEdit: Edit;
}

const PEOPLE = ['hits', 'dice', 'pay'] as const;
const WITH_MAHDI = {
  attack: ['mahdi', 'mahdiGoesOn', 'hits', 'dice'],
  defence: ['mahdi', 'mahdiGoesOn', 'hits', 'dice', 'pay'],
} as const;

/** Assumptions about how both sides fight: those that can be chosen, and the rest as text. */
export function ConductPanel(props: ConductPanelProps) {
  const { rounds, ceaseAt, retreatAt, automaton, onEdit } = props;
  const t = useT();
  const max = arrakis.UNIT_LIMIT - 1;
  const shown = (units: number) => (units === 0 ? t('odds.never') : String(units));
  return (
    <Group title={t('odds.conduct')}>
      {automaton === 'attack' ? null : (
        <>
          <FilterRow
            testID="rounds"
            label={t('odds.rounds')}
            wrap
            options={[
              { value: 'end', label: t('odds.rounds.end') },
              ...ROUNDS.map((count) => ({ value: String(count), label: t('odds.rounds.most', { count }) })),
            ]}
            value={rounds === null ? 'end' : String(rounds)}
            onChange={(value) =>
              onEdit((setup) => ({ ...setup, rounds: ROUNDS.find((max) => String(max) === value) ?? null }))
            }
          />
          <CountRow
            testID="cease"
            name={t('odds.cease')}
            value={ceaseAt}
            shown={shown(ceaseAt)}
            max={max}
            onChange={(value) => onEdit((setup) => ({ ...setup, ceaseAt: value }))}
          />
        </>
      )}
      {automaton === 'defence' ? null : (
        <CountRow
          testID="retreat"
          name={t('odds.retreat')}
          value={retreatAt}
          shown={shown(retreatAt)}
          max={max}
          onChange={(value) => onEdit((setup) => ({ ...setup, retreatAt: value }))}
        />
      )}
      <View style={styles.words}>
        {(automaton === null ? PEOPLE : WITH_MAHDI[automaton]).map((part) => (
          <Text key={part} variant="caption" muted>
            {t(`odds.conduct.${part}`)}
          </Text>
        ))}
        <ClauseLinks clauses={['R7.10', 'R7.11', 'R7.12', ...(automaton === null ? [] : ['R14.14'])]} />
      </View>
    </Group>
  );
}

const styles = StyleSheet.create({ words: { gap: space.xs } });
