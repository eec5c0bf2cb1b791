import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { arrakis } from '../../../../engine';
import { useFeedback, type Feedback } from '../../../feedback/useFeedback';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { ReadingScroll } from '../../../ui/ReadingScroll';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { eventSounds } from '../../feedback/sounds';
import { CardFace } from '../../pieces/CardFace';
import { useCatalogue } from '../../texts/catalogue';
import { peopleText } from '../../texts/seats';
import type { Layout } from '../layout/useLayout';
import { ConeHand } from './ConeHand';
import { CONE_TIME, useSandClock } from './useSandClock';
import { SandClock } from './SandClock';

interface ConeScreenProps {
  readonly view: arrakis.View;
  readonly side: arrakis.Side;
  readonly game: number;
  readonly ply: number;
  readonly layout: Layout;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

const MINUTE = 60_000;
const TIME_UP: Feedback = { sounds: [eventSounds.sand], haptic: 'heavy' };
/** How high the clock is, in points: between two hands, under them, and where a phone lies on its side. */
/** So many cards of each leave room for a large clock below them on a phone. */
const FEW = 4;
const CLOCK = { between: 190, under: 150, beside: 44 } as const;

/** "2:05" */
function clockText(left: number): { readonly minutes: string; readonly seconds: string } {
  const whole = Math.ceil(left / 1000);
  return { minutes: String(Math.floor(whole / 60)), seconds: String(whole % 60).padStart(2, '0') };
}

/**
 * Two partners by themselves (R13.7): both hands side by side, and the sand that runs between them. The whole screen is
 * theirs; nothing of the table can be touched meanwhile. When the time is up the hands are closed.
 */
export function ConeScreen({ view, side, game, ply, layout, busy, onEnd }: ConeScreenProps) {
  const t = useT();
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const catalogue = useCatalogue();
  const [reading, setReading] = useState<arrakis.CardId | null>(null);
  const left = useSandClock(game, ply);
  const over = left === 0;
  // Who is deep in talk hears and feels that the sand has run down.
  useFeedback(over ? 'over' : 'running', TIME_UP);
  const partners = view.seats.filter((seat) => seat.side === side);
  const names = peopleText(
    partners.map(({ name }) => name),
    t,
  );
  const { roomy } = layout;
  const few = partners.every(({ handSize }) => handSize <= FEW);
  const flat = layout.name === 'phoneWide';
  const clock = (size: number) => (
    <View style={flat ? styles.beside : styles.clock}>
      <SandClock above={left / CONE_TIME} size={size} />
      <Text
        strong
        variant={flat ? 'body' : 'title'}
        testID="cone-clock"
        role="timer"
        // Read out once a minute, not every second.
        aria-label={t('cone.left', clockText(Math.ceil(left / MINUTE) * MINUTE))}
        style={styles.centre}
      >
        {over ? t('cone.over') : t('cone.left', clockText(left))}
      </Text>
    </View>
  );
  const [first, second] = partners.map((seat) => (
    <ConeHand key={seat.seat} seat={seat} roomy={roomy} onRead={setReading} />
  ));
  const body = () => {
    if (over) {
      return (
        <View style={styles.over}>
          {clock(flat ? CLOCK.beside : CLOCK.between)}
          <Text muted style={styles.centre} testID="cone-over">
            {t('cone.over.about')}
          </Text>
        </View>
      );
    }
    if (reading !== null) {
      return (
        <View style={styles.fill} testID="cone-reading">
          <View style={styles.close}>
            <IconButton
              testID="cone-close-card"
              icon="close"
              label={t('table.close')}
              onPress={() => setReading(null)}
            />
          </View>
          <ReadingScroll key={reading}>
            <CardFace card={arrakis.printPlanningCard(reading, catalogue)} clauses />
          </ReadingScroll>
        </View>
      );
    }
    return (
      <>
        <View style={styles.hands}>
          {first}
          {roomy ? clock(CLOCK.between) : null}
          {second}
        </View>
        {roomy || flat ? null : clock(few ? CLOCK.between : CLOCK.under)}
      </>
    );
  };
  return (
    <View
      testID="cone"
      style={[
        styles.screen,
        {
          backgroundColor: colours.background,
          paddingTop: insets.top + space.m,
          paddingBottom: insets.bottom + space.m,
          paddingLeft: insets.left + space.m,
          paddingRight: insets.right + space.m,
        },
      ]}
    >
      <View style={styles.beside}>
        <View style={styles.fill}>
          <Text variant="title">{t('cone.title')}</Text>
          <Text muted testID="cone-who">
            {names}
          </Text>
        </View>
        {flat && !over ? clock(CLOCK.beside) : null}
      </View>
      {body()}
      <Button testID="cone-end" kind="primary" title={t('cone.end')} disabled={busy} onPress={onEnd} />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, gap: space.m },
  fill: { flex: 1 },
  beside: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  clock: { alignItems: 'center', gap: space.s, minWidth: 150 },
  centre: { textAlign: 'center' },
  over: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.m },
  hands: { flex: 1, flexDirection: 'row', gap: space.m },
  close: { alignItems: 'flex-end' },
});
