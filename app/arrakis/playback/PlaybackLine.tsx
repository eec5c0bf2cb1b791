import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { radius, space, touchTarget } from '../../ui/tokens';
import { useFocusRing } from '../../ui/useFocusRing';
import { ClauseLink } from '../ui/ClauseLinks';
import { EditionNotes } from '../ui/EditionNotes';
import type { BeatLine, Why } from './lines';

interface PlaybackLineProps {
  readonly line: BeatLine;
  readonly current: boolean;
  readonly opened: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

const shownMore = 3;

/** One step as text; a tap shows how it was decided, the clause is a link into the rules. */
export function PlaybackLine({ line, current, opened, onPress, testID }: PlaybackLineProps) {
  const t = useT();
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  const { clause, text, more, whys } = line;
  const why = whys.length > 0;
  return (
    <View style={[styles.line, { borderColor: current ? colours.text : 'transparent' }]}>
      <View style={styles.row}>
        {clause === null ? null : <ClauseLink clause={clause} testID={`${testID}-clause`} />}
        <Pressable
          testID={testID}
          role="button"
          aria-label={why ? t('mahdi.why', { line: text }) : text}
          aria-expanded={opened}
          disabled={!why && more.length <= shownMore}
          onPress={onPress}
          {...focusEvents}
          style={[styles.touch, ring]}
        >
          <View style={styles.words}>
            <Text strong={current} muted={!current} aria-live={current ? 'polite' : 'off'}>
              {text}
            </Text>
            {current || opened
              ? (opened ? more : more.slice(0, shownMore)).map((sentence, index) => (
                  <Text key={index} variant="caption" muted>
                    {sentence}
                  </Text>
                ))
              : null}
          </View>
          {why ? (
            <Text variant="caption" muted aria-hidden style={styles.underlined}>
              {t(opened ? 'mahdi.close' : 'mahdi.ask')}
            </Text>
          ) : null}
        </Pressable>
      </View>
      {opened
        ? whys.map((one, index) => <Trace key={index} why={one} testID={`${testID}-why-${index}`} />)
        : null}
      {opened && clause !== null ? <EditionNotes clauses={[clause]} /> : null}
    </View>
  );
}

/** All that could have been chosen, and what each criterion left of it. */
function Trace({ why, testID }: { readonly why: Why; readonly testID: string }) {
  const t = useT();
  const { colours } = useTheme();
  const { decided, candidates, steps } = why;
  const left = steps.at(-1)?.left ?? candidates;
  return (
    <View style={[styles.trace, { backgroundColor: colours.surfaceStrong }]} testID={testID}>
      <Text variant="caption" strong>
        {decided}
      </Text>
      {candidates.length === 1 ? (
        <Text variant="caption">{t('mahdi.only')}</Text>
      ) : (
        <Text variant="caption">{t('mahdi.candidates', { list: candidates.join(', ') })}</Text>
      )}
      {steps.map((step, index) => (
        <Text key={index} variant="caption">
          {index + 1}. {t('mahdi.kept', { criterion: step.criterion, list: step.left.join(', ') })}
        </Text>
      ))}
      {candidates.length > 1 && left.length > 1 ? <Text variant="caption">{t('mahdi.tied')}</Text> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { borderLeftWidth: 3, paddingLeft: space.s, paddingVertical: 2 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  touch: { flex: 1, minHeight: touchTarget, flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  underlined: { textDecorationLine: 'underline' },
  trace: { borderRadius: radius.s, padding: space.s, gap: space.xs, marginBottom: space.s },
});
