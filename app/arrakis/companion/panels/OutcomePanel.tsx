import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { areaInSentence, areaName } from '../../texts/describe';
import { Chip } from '../../../ui/Chip';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { OptionChip } from '../../../ui/OptionChip';
import { AreaEditor } from './AreaEditor';
import { BattleGuide } from './BattleGuide';
import { inArea, withSide } from './editArea';
import { NewTarget } from './NewTarget';

interface OutcomePanelProps {
  readonly areas: readonly [arrakis.AreaId, arrakis.AreaId];
  readonly state: arrakis.State;
  readonly view: arrakis.View;
  readonly onChange: (change: (state: arrakis.State) => arrakis.State) => arrakis.TableFault | null;
  readonly onDone: () => void;
}

/** The battle was fought on the table: what is left of both legions is entered here, then Mahdi goes on. */
export function OutcomePanel({ areas, state, view, onChange, onDone }: OutcomePanelProps) {
  const t = useT();
  const { colours } = useTheme();
  const [from, to] = areas;
  const [shown, setShown] = useState<arrakis.AreaId>(to);
  const [fault, setFault] = useState<arrakis.TableFault | null>(null);
  const attacker = arrakis.tableArea(state, from);
  const defender = arrakis.tableArea(state, to);
  const attempt = (change: (state: arrakis.State) => arrakis.State) => setFault(onChange(change));
  const advance = attacker.side !== null && defender.side !== attacker.side;
  return (
    <View style={styles.stack} testID="outcome-panel">
      <Text strong role="heading">
        {t('companion.outcome')}
      </Text>
      <Text variant="caption" muted>
        {t('companion.outcome.about')}
      </Text>
      {fault === null ? null : (
        <Text colour={colours.danger} strong aria-live="polite">
          {t(`companion.fault.${fault}`)}
        </Text>
      )}
      <BattleGuide areas={areas} state={state} onChange={onChange} />
      <View style={styles.row}>
        {advance ? (
          <Chip
            testID="outcome-advance"
            title={t('companion.outcome.advance', { place: areaInSentence(to, t) })}
            onPress={() => attempt((now) => arrakis.withTableAdvance(now, from, to))}
          />
        ) : null}
        {attacker.side === null ? null : (
          <Chip
            testID="outcome-lost"
            title={t('companion.outcome.lost')}
            onPress={() => attempt(inArea(from, (before) => withSide(before, null)))}
          />
        )}
      </View>
      <NewTarget state={state} onChange={onChange} />
      <Button
        testID="outcome-done"
        kind="primary"
        title={t('companion.outcome.done')}
        disabled={arrakis.targetFell(state)}
        onPress={onDone}
      />
      <View style={styles.row} role="radiogroup">
        {areas.map((area) => (
          <OptionChip
            key={area}
            testID={`outcome-${area}`}
            role="radio"
            title={areaName(area, t)}
            chosen={shown === area}
            onPress={() => setShown(area)}
          />
        ))}
      </View>
      <AreaEditor
        key={shown}
        area={shown}
        state={state}
        view={view}
        onChange={onChange}
        onMove={null}
        onClose={null}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
