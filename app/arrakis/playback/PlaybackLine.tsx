import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import { spoken } from '../../ui/spoken';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { radius, space, touchTarget } from '../../ui/tokens';
import { useFocusRing } from '../../ui/useFocusRing';
import { Crest } from '../pieces/Crest';
import { BattleHalves } from '../battle/BattleResultCard';
import { ClauseLink } from '../ui/ClauseLinks';
import { EditionNotes } from '../ui/EditionNotes';
import type { SceneLine, Why } from './lines';

interface PlaybackLineProps {
  readonly line: Pick<SceneLine, 'clause' | 'text' | 'more' | 'whys'> &
    Partial<Pick<SceneLine, 'rank' | 'side' | 'fight'>>;
  /** It is told now: a card that also says how much and why. */
  readonly current: boolean;
  readonly opened: boolean;
  /** One of several that are all told now: a touch shows it on the map even where there is no reason to open. */
  readonly lookable?: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

const CREST = 30;
/** Of a battle that is told, in points. */
const DIE = 36;
/** One or two sentences are read whole; of many each says how many, and is read in the recap. */
const GLANCE = { few: 5, many: 2 } as const;

/** One scene as text; a tap shows how it was decided, the clause is a link into the rules. */
export function PlaybackLine(props: PlaybackLineProps) {
  const { line, current, opened, lookable = false, onPress, testID } = props;
  const t = useT();
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  const { clause, text, more, whys, rank, side = null, fight = null } = line;
  const card = current && rank === 'moment';
  const why = whys.length > 0;
  const glance = more.length > 2 ? GLANCE.many : GLANCE.few;
  const told = opened || current ? more : [];
  const ask = t(opened ? 'mahdi.close' : 'mahdi.ask');
  const rule = clause === null ? null : <ClauseLink clause={clause} testID={`${testID}-clause`} />;
  return (
    <View
      style={[
        styles.line,
        { borderColor: current ? colours.text : 'transparent' },
        card ? [styles.card, { backgroundColor: colours.surfaceStrong }] : null,
      ]}
    >
      <View style={styles.row}>
        {card ? null : rule}
        <Pressable
          testID={testID}
          role="button"
          aria-label={spoken(text, ...told, why ? ask : null)}
          aria-expanded={opened}
          disabled={!why && !current && !lookable && more.length === 0}
          onPress={onPress}
          {...focusEvents}
          style={[styles.touch, card ? styles.top : null, ring]}
        >
          {card && side !== null ? <Crest side={side} size={CREST} /> : null}
          <View style={styles.words}>
            <Text
              strong={current || lookable}
              muted={!current && !lookable}
              aria-live={current ? 'polite' : 'off'}
            >
              {text}
            </Text>
            {told.map((sentence, index) => (
              <Text key={index} variant="caption" muted numberOfLines={opened ? undefined : glance}>
                {sentence}
              </Text>
            ))}
          </View>
          {why && !card ? <Ask opened={opened} /> : null}
        </Pressable>
      </View>
      {/* What happened has the whole breadth of its card; by which rule, and why, stands below it. */}
      {card && (why || rule !== null) ? (
        <View style={styles.foot}>
          {rule}
          {why ? (
            <Pressable aria-hidden tabIndex={-1} hitSlop={8} onPress={onPress} style={styles.ask}>
              <Ask opened={opened} />
            </Pressable>
          ) : null}
        </View>
      ) : null}
      {current && fight !== null ? (
        <View style={styles.fight} testID={`${testID}-fight`}>
          <BattleHalves story={fight} die={DIE} />
        </View>
      ) : null}
      {opened ? <Traces whys={whys} testID={`${testID}-why`} /> : null}
      {opened && clause !== null ? <EditionNotes clauses={[clause]} /> : null}
    </View>
  );
}

function Ask({ opened }: { readonly opened: boolean }) {
  const t = useT();
  return (
    <Text variant="caption" muted aria-hidden style={styles.underlined}>
      {t(opened ? 'mahdi.close' : 'mahdi.ask')}
    </Text>
  );
}

/** Why the automaton did what it did, decision by decision. */
export function Traces({ whys, testID }: { readonly whys: readonly Why[]; readonly testID: string }) {
  return (
    <>
      {whys.map((one, index) => (
        <Trace key={index} why={one} testID={`${testID}-${index}`} />
      ))}
    </>
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
  card: { borderRadius: radius.s, paddingVertical: space.xs, paddingRight: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  fight: { gap: space.xs },
  touch: { flex: 1, minHeight: touchTarget, flexDirection: 'row', alignItems: 'center', gap: space.s },
  top: { alignItems: 'flex-start', paddingTop: 2 },
  foot: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  ask: {
    minHeight: touchTarget - 16,
    minWidth: touchTarget,
    alignItems: 'flex-end',
    justifyContent: 'center',
  },
  words: { flex: 1 },
  underlined: { textDecorationLine: 'underline' },
  trace: { borderRadius: radius.s, padding: space.s, gap: space.xs, marginBottom: space.s },
});
