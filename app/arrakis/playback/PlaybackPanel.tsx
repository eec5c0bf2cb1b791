import { useEffect, useRef, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import { Chip } from '../../ui/Chip';
import { IconButton } from '../../ui/IconButton';
import type { Speed } from '../../store/settingsSchema';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space } from '../../ui/tokens';
import { Crest } from '../pieces/Crest';
import { headingOf } from './heading';
import { PlaybackLine } from './PlaybackLine';
import type { Playback } from './usePlayback';

/** One button goes through the speeds. */
const AFTER: Readonly<Record<Speed, Speed>> = { off: 'normal', slow: 'normal', normal: 'fast', fast: 'slow' };

/** What happens, beside the board: the scenes so far, why, and how fast. */
export function PlaybackPanel({ playback }: { readonly playback: Playback }) {
  const t = useT();
  const { colours } = useTheme();
  const scroll = useRef<ScrollView>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const { step, lines, paused, speed, setPaused, setSpeed } = playback;
  const { title, automaton } = headingOf(playback);

  // An opened reason starts at its top.
  useEffect(() => {
    if (opened !== null) scroll.current?.scrollTo({ y: 0, animated: false });
  }, [opened]);
  // What is told now is read from its beginning, even where it is longer than the room for it.
  const follow = (index: number, y: number) => {
    if (opened === null && index === step) scroll.current?.scrollTo({ y, animated: false });
  };

  const ask = (line: number) => {
    setOpened((now) => (now === line ? null : line));
    // Opening a reason pauses the playback, so that it can be read.
    setPaused(true);
  };

  const next = () => {
    setOpened(null);
    playback.next();
  };

  return (
    <View testID="playback" style={styles.stack} role="region" aria-label={t(title)}>
      <View style={styles.row}>
        {automaton ? <Crest side="harkonnen" size={32} /> : null}
        <Text strong style={styles.fill}>
          {t(title)}
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
        {lines.slice(0, step + 1).map((line, index) =>
          // While the reason of one line is open, the other lines are hidden to make room.
          opened !== null && opened !== index ? null : (
            <View key={index} onLayout={({ nativeEvent }) => follow(index, nativeEvent.layout.y)}>
              <PlaybackLine
                line={line}
                current={index === step}
                opened={opened === index}
                onPress={() => (line.whys.length > 0 || index < step ? ask(index) : next())}
                testID={`playback-line-${index}`}
              />
            </View>
          ),
        )}
      </ScrollView>
      <View style={[styles.row, styles.controls]}>
        <IconButton
          testID="playback-back"
          icon="back"
          label={t('telling.back')}
          disabled={step === 0}
          onPress={() => {
            setOpened(null);
            playback.back();
          }}
        />
        <IconButton
          testID="playback-pause"
          icon={paused ? 'play' : 'pause'}
          label={t(paused ? 'mahdi.go' : 'mahdi.pause')}
          onPress={() => setPaused(!paused)}
        />
        <IconButton testID="playback-next" icon="forward" label={t('mahdi.next')} onPress={next} />
        <Chip
          testID="playback-speed"
          title={t(`settings.speed.${speed}`)}
          label={`${t('settings.speed')}: ${t(`settings.speed.${speed}`)}`}
          onPress={() => setSpeed(AFTER[speed])}
        />
        <View style={styles.last}>
          <Chip testID="playback-skip" title={t('mahdi.skip')} onPress={playback.skip} />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { flex: 1, gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  fill: { flex: 1 },
  // Long words of other languages take a second line instead of lying over each other.
  controls: { flexWrap: 'wrap', gap: space.xs },
  last: { marginLeft: 'auto' },
  rail: { height: 3, borderRadius: 2, overflow: 'hidden' },
  done: { height: 3 },
});
