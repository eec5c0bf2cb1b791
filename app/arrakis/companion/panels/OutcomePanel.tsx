import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { areaInSentence, areaName } from '../../texts/describe';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { OptionChip } from '../../../ui/OptionChip';
import { Section } from '../../../ui/Section';
import { AreaEditor } from './AreaEditor';
import { BattleGuide } from './BattleGuide';
import { HitsOn } from './HitsOn';
import { NewTarget } from './NewTarget';

interface OutcomePanelProps {
  readonly areas: readonly [arrakis.AreaId, arrakis.AreaId];
  readonly state: arrakis.State;
  readonly view: arrakis.View;
  readonly onChange: (change: (state: arrakis.State) => arrakis.State) => arrakis.TableFault | null;
  /** The battle has ended so, and Mahdi goes on. */
  readonly onEnd: (end: (state: arrakis.State) => arrakis.State) => arrakis.TableFault | null;
}

const asEntered = (state: arrakis.State) => state;

/** The battle is fought on the table: hits are entered as they fall, and its end with one touch. */
export function OutcomePanel({ areas, state, view, onChange, onEnd }: OutcomePanelProps) {
  const t = useT();
  const { colours } = useTheme();
  const [from, to] = areas;
  const [shown, setShown] = useState<arrakis.AreaId>(to);
  const [fault, setFault] = useState<arrakis.TableFault | null>(null);
  const attacker = arrakis.tableArea(state, from);
  const defender = arrakis.tableArea(state, to);
  const end = (how: (state: arrakis.State) => arrakis.State) => setFault(onEnd(how));
  // A target that fell is replaced first (R14.2); with it he goes on.
  const fell = arrakis.targetFell(state);
  const after = attacker.side === null || fell ? [] : arrakis.tableAdvances(state, from, to);
  const retreats = arrakis.tableRetreats(state, to);
  return (
    <View style={styles.stack} testID="outcome-panel">
      <Text strong role="heading">
        {t('companion.outcome')}
      </Text>
      {fault === null ? null : (
        <Text colour={colours.danger} strong aria-live="polite">
          {t(`companion.fault.${fault}`)}
        </Text>
      )}
      {fell ? (
        <NewTarget state={state} onChange={onEnd} />
      ) : (
        <>
          <BattleGuide areas={areas} state={state} onChange={onChange} />
          <HitsOn area={from} state={state} onChange={onChange} />
          <HitsOn area={to} state={state} onChange={onChange} />
          {retreats.length === 0 ? null : (
            <Section title={t('companion.outcome.retreat', { place: areaName(to, t) })} row>
              {retreats.map((area) => (
                <Chip
                  key={area}
                  testID={`retreat-${area}`}
                  title={areaName(area, t)}
                  onPress={() => setFault(onChange((now) => arrakis.withTableMove(now, to, area)))}
                />
              ))}
            </Section>
          )}
          {after.map((how) => (
            <Button
              key={how}
              testID={`outcome-${how}`}
              kind="primary"
              title={t(how === 'advance' ? 'companion.outcome.advance' : 'companion.outcome.hold', {
                place: areaInSentence(to, t),
              })}
              onPress={() =>
                end((now) =>
                  how === 'advance'
                    ? arrakis.withTableAdvance(now, from, to)
                    : arrakis.withTableFallen(now, to),
                )
              }
            />
          ))}
          <View style={styles.row}>
            {defender.side === null && attacker.side !== null ? null : (
              <View style={styles.half}>
                <Button
                  testID="outcome-done"
                  title={t('companion.outcome.done')}
                  onPress={() => end(asEntered)}
                />
              </View>
            )}
            {attacker.side === null ? null : (
              <View style={styles.half}>
                <Button
                  testID="outcome-lost"
                  title={t('companion.outcome.lost')}
                  onPress={() => end((now) => arrakis.withTableFallen(now, from))}
                />
              </View>
            )}
          </View>
        </>
      )}
      <Text variant="caption" muted>
        {t('companion.outcome.about')}
      </Text>
      <View style={styles.row} role="radiogroup" aria-label={t('companion.outcome.about')}>
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
  half: { flexGrow: 1, flexBasis: 140 },
});
