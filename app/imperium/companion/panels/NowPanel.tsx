import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../../engine';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { Text } from '../../../ui/Text';
import { Steps } from '../parts/Steps';
import { lastTold, toldIsDone, useHagalTable } from '../store';
import type { Hagal } from '../useHagal';
import { ChoicePanel } from './ChoicePanel';
import { CombatPanel } from './CombatPanel';
import { ConflictPanel, RoundEndPanel } from './RoundPanel';
import { TurnPanel } from './TurnPanel';

interface NowPanelProps {
  readonly state: imperium.State;
  readonly hagal: Hagal;
}

/** The one thing to do now. */
export function NowPanel({ state, hagal }: NowPanelProps) {
  const t = useT();
  const { colours } = useTheme();
  const telling = useHagalTable((table) => table.telling);
  const log = useHagalTable((table) => table.log);
  const told = lastTold(log);
  const steps = told.flatMap((entry) => entry.steps);
  const title = (
    <Text variant="title" testID="hagal-told">
      {told[0]?.title ?? ''}
    </Text>
  );
  if (imperium.pending(state) !== null) {
    return (
      <View style={styles.stack}>
        {telling === null || steps.length === 0 ? null : (
          <>
            {title}
            <Steps steps={steps} />
          </>
        )}
        <ChoicePanel state={state} hagal={hagal} />
      </View>
    );
  }
  if (telling === 'steps') {
    return (
      <View style={styles.stack}>
        {title}
        <Steps steps={steps} />
        <Button testID="hagal-done" kind="primary" title={t('hagal.steps.done')} onPress={toldIsDone} />
      </View>
    );
  }
  return (
    <View style={styles.stack}>
      {telling === 'word' ? (
        <View style={[styles.word, { borderColor: colours.text }]} testID="hagal-word" aria-live="polite">
          {title}
          <Steps steps={steps} />
        </View>
      ) : null}
      <Phase state={state} hagal={hagal} />
    </View>
  );
}

function Phase({ state, hagal }: NowPanelProps) {
  switch (imperium.tablePhase(state)) {
    case 'roundStart':
      return <ConflictPanel state={state} hagal={hagal} />;
    case 'combat':
      return <CombatPanel state={state} hagal={hagal} />;
    case 'makers':
      return <RoundEndPanel state={state} hagal={hagal} />;
    default:
      return <TurnPanel state={state} hagal={hagal} />;
  }
}

const styles = StyleSheet.create({
  stack: { gap: space.m },
  word: { borderLeftWidth: 3, borderRadius: radius.s, paddingLeft: space.s, gap: space.xs },
});
