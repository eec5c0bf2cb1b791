import { useEffect, useRef, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import { Chip } from '../../ui/Chip';
import { IconButton } from '../../ui/IconButton';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space } from '../../ui/tokens';
import { Crest } from '../pieces/Crest';
import { PlaybackLine } from './PlaybackLine';
import type { Playback } from './usePlayback';

/** Mahdi's turn beside the board: the steps so far, why, and how fast. */
export function PlaybackPanel({ playback }: { readonly playback: Playback }) {
  const t = useT();
  const { colours } = useTheme();
  const scroll = useRef<ScrollView>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const { step, lines, paused, speed, setPaused, setSpeed } = playback;
  const title = t(playback.opening ? 'mahdi.opening' : 'mahdi.turn');

  // Scrolls to the newest step; an opened reason starts at its top.
  useEffect(() => {
    if (opened === null) scroll.current?.scrollToEnd({ animated: false });
    else scroll.current?.scrollTo({ y: 0, animated: false });
  }, [step, opened]);

  const ask = (line: number) => {
    setOpened((now) => (now === line ? null : line));
    // Opening a reason pauses the playback, so that it can be read.
    setPaused(true);
  };

  return (
    <View testID="playback" style={styles.stack} role="region" aria-label={title}>
      <View style={styles.row}>
        <Crest side="harkonnen" size={32} />
        <Text strong style={styles.fill}>
          {title}
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
            <PlaybackLine
              key={index}
              line={line}
              current={index === step}
              opened={opened === index}
              onPress={() => ask(index)}
              testID={`playback-line-${index}`}
            />
          ),
        )}
      </ScrollView>
      <View style={[styles.row, styles.wrap]}>
        <IconButton
          testID="playback-pause"
          icon={paused ? 'play' : 'pause'}
          label={t(paused ? 'mahdi.go' : 'mahdi.pause')}
          onPress={() => setPaused(!paused)}
        />
        <IconButton
          testID="playback-next"
          icon="forward"
          label={t('mahdi.next')}
          onPress={() => {
            setOpened(null);
            playback.next();
          }}
        />
        <View style={[styles.row, styles.centred]}>
          <IconButton
            testID="playback-slower"
            icon="minus"
            label={t('mahdi.slower')}
            disabled={speed === 'slow'}
            onPress={() => setSpeed(speed === 'fast' ? 'normal' : 'slow')}
          />
          <Text variant="caption" muted testID="playback-speed" style={styles.speed}>
            {t(`settings.speed.${speed}`)}
          </Text>
          <IconButton
            testID="playback-faster"
            icon="plus"
            label={t('mahdi.faster')}
            disabled={speed === 'fast'}
            onPress={() => setSpeed(speed === 'slow' ? 'normal' : 'fast')}
          />
        </View>
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
  centred: { flexGrow: 1, justifyContent: 'center', gap: space.xs },
  rail: { height: 3, borderRadius: 2, overflow: 'hidden' },
  done: { height: 3 },
  speed: { minWidth: 52, textAlign: 'center' },
});
