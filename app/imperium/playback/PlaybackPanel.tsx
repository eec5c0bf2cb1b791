import { useEffect, useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import type { Speed } from '../../store/settingsSchema';
import { Chip } from '../../ui/Chip';
import { IconButton } from '../../ui/IconButton';
import { BackButton } from '../../ui/Screen';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space } from '../../ui/tokens';
import { TellingLine } from './TellingLine';
import type { Playback } from './usePlayback';

/** One button goes through the speeds. */
const AFTER: Readonly<Record<Speed, Speed>> = { off: 'normal', slow: 'normal', normal: 'fast', fast: 'slow' };

/** What others did, scene by scene: who, what, why (the card that was turned up, its clause), and how fast. */
export function PlaybackPanel({ playback }: { readonly playback: Playback }) {
  const t = useT();
  const { colours } = useTheme();
  const scroll = useRef<ScrollView>(null);
  const { step, lines, paused, speed, setPaused, setSpeed } = playback;
  useEffect(() => scroll.current?.scrollToEnd({ animated: false }), [step]);
  return (
    <View testID="playback" style={styles.stack} role="region" aria-label={t('imp.playback')}>
      <View style={styles.row}>
        <BackButton />
        <Text strong style={styles.fill}>
          {t('imp.playback')}
        </Text>
        <Text muted testID="playback-step">
          {t('mahdi.step', { step: step + 1, steps: lines.length })}
        </Text>
      </View>
      <View style={[styles.rail, { backgroundColor: colours.surfaceStrong }]}>
        <View
          style={[
            styles.done,
            { backgroundColor: colours.text, width: `${(100 * (step + 1)) / lines.length}%` },
          ]}
        />
      </View>
      <ScrollView ref={scroll} testID="playback-lines" style={styles.fill}>
        {lines.slice(0, step + 1).map((line, index) => (
          <TellingLine
            key={index}
            testID={`playback-line-${index}`}
            line={line}
            full={index === step}
            marked={index === step}
            label={line.text}
            onPress={playback.next}
          />
        ))}
      </ScrollView>
      <View style={[styles.row, styles.wrap]}>
        <IconButton
          testID="playback-back"
          icon="back"
          label={t('telling.back')}
          disabled={step === 0}
          onPress={playback.back}
        />
        <IconButton
          testID="playback-pause"
          icon={paused ? 'play' : 'pause'}
          label={t(paused ? 'mahdi.go' : 'mahdi.pause')}
          onPress={() => setPaused(!paused)}
        />
        <IconButton testID="playback-next" icon="forward" label={t('mahdi.next')} onPress={playback.next} />
        <Chip
          testID="playback-speed"
          title={t(`settings.speed.${speed}`)}
          label={`${t('settings.speed')}: ${t(`settings.speed.${speed}`)}`}
          onPress={() => setSpeed(AFTER[speed])}
        />
        <View style={styles.fill} />
        <Chip testID="playback-skip" title={t('mahdi.skip')} onPress={playback.skip} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { flex: 1, gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  fill: { flex: 1 },
  // Long words of other languages take a second line instead of lying over each other.
  wrap: { flexWrap: 'wrap' },
  rail: { height: 3, borderRadius: 2, overflow: 'hidden' },
  done: { height: 3 },
});
