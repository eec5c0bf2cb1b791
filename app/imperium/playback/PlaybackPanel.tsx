import { useEffect, useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { imperium } from '../../../engine';
import { useT } from '../../i18n';
import { Chip } from '../../ui/Chip';
import { IconButton } from '../../ui/IconButton';
import { BackButton } from '../../ui/Screen';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space } from '../../ui/tokens';
import { useCatalogue } from '../texts/catalogue';
import type { BeatLine } from './beats';
import type { Playback } from './usePlayback';

/** What others did, step by step: the card that was turned up, where it led, the clause, and how fast. */
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
          <Line key={index} line={line} current={index === step} />
        ))}
      </ScrollView>
      <View style={[styles.row, styles.wrap]}>
        <IconButton
          testID="playback-pause"
          icon={paused ? 'play' : 'pause'}
          label={t(paused ? 'mahdi.go' : 'mahdi.pause')}
          onPress={() => setPaused(!paused)}
        />
        <IconButton testID="playback-next" icon="forward" label={t('mahdi.next')} onPress={playback.next} />
        <View style={[styles.row, styles.centred]}>
          <IconButton
            testID="playback-slower"
            icon="minus"
            label={t('mahdi.slower')}
            disabled={speed === 'slow'}
            onPress={() => setSpeed(speed === 'fast' ? 'normal' : 'slow')}
          />
          <Text variant="caption" muted style={styles.speed}>
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

function Line({ line, current }: { readonly line: BeatLine; readonly current: boolean }) {
  const { colours } = useTheme();
  const catalogue = useCatalogue();
  const { text, more, card, clause } = line;
  const facts = card === null ? [] : imperium.printHagal(card, catalogue).lines.map((fact) => fact.text);
  return (
    <View style={[styles.line, { borderColor: current ? colours.text : 'transparent' }]}>
      <Text strong={current} muted={!current} aria-live={current ? 'polite' : 'off'}>
        {text}
      </Text>
      {current
        ? [
            ...more,
            ...(facts.length === 0 ? [] : [[clause, ...facts].filter((part) => part !== null).join(' · ')]),
          ].map((sentence, index) => (
            <Text key={index} variant="caption" muted>
              {sentence}
            </Text>
          ))
        : null}
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { flex: 1, gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  fill: { flex: 1 },
  wrap: { flexWrap: 'wrap' },
  centred: { flexGrow: 1, justifyContent: 'center', gap: space.xs },
  rail: { height: 3, borderRadius: 2, overflow: 'hidden' },
  done: { height: 3 },
  speed: { minWidth: 52, textAlign: 'center' },
  line: { borderLeftWidth: 3, paddingLeft: space.s, paddingVertical: 2 },
});
