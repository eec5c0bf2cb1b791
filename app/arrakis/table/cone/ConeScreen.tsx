import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { ReadingScroll } from '../../../ui/ReadingScroll';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { SmallCard } from '../../pieces/card/SmallCard';
import { CardFace } from '../../pieces/CardFace';
import { Crest } from '../../pieces/Crest';
import { useCatalogue } from '../../texts/catalogue';
import { peopleText, roleKey, roleOf, roleText } from '../../texts/seats';
import { isCard } from '../inspect/inspected';
import type { Layout } from '../layout/useLayout';
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

/** "2:05" */
export function clockText(left: number): { readonly minutes: string; readonly seconds: string } {
  const whole = Math.ceil(left / 1000);
  return { minutes: String(Math.floor(whole / 60)), seconds: String(whole % 60).padStart(2, '0') };
}

/**
 * Two partners by themselves (R13.7): both hands side by side, and the sand that runs. The whole screen is theirs; nothing
 * of the table can be touched meanwhile. When the time is up the hands are closed.
 */
export function ConeScreen({ view, side, game, ply, layout, busy, onEnd }: ConeScreenProps) {
  const t = useT();
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const catalogue = useCatalogue();
  const [reading, setReading] = useState<arrakis.CardId | null>(null);
  const left = useSandClock(game, ply);
  const over = left === 0;
  const partners = view.seats.filter((seat) => seat.side === side);
  const names = peopleText(
    partners.map(({ name }) => name),
    t,
  );
  const clock = t('cone.left', clockText(left));
  const low = layout.name === 'phoneWide';
  return (
    <View
      testID="cone"
      style={[
        styles.fill,
        {
          backgroundColor: colours.background,
          paddingTop: insets.top + space.s,
          paddingBottom: insets.bottom + space.s,
          paddingLeft: insets.left + space.m,
          paddingRight: insets.right + space.m,
        },
      ]}
    >
      <View style={styles.head}>
        <SandClock above={left / CONE_TIME} size={low ? 48 : 84} />
        <View style={styles.words}>
          <Text variant="title">{t('cone.title')}</Text>
          <Text muted testID="cone-who">
            {names}
          </Text>
          {/* Read out once a minute, not every second. */}
          <Text
            strong
            testID="cone-clock"
            role="timer"
            aria-label={t('cone.left', clockText(Math.ceil(left / MINUTE) * MINUTE))}
          >
            {over ? t('cone.over') : clock}
          </Text>
        </View>
      </View>
      {over ? (
        <View style={styles.fill}>
          <Text muted testID="cone-over">
            {t('cone.over.about')}
          </Text>
        </View>
      ) : reading === null ? (
        <View style={styles.hands}>
          {partners.map((seat) => (
            <View key={seat.seat} style={styles.fill} testID={`cone-hand-${roleKey(seat)}`}>
              <View style={styles.owner} accessible aria-label={t('cone.handOf', { name: seat.name })}>
                <Crest {...roleOf(seat)} size={28} />
                <View style={styles.words}>
                  <Text strong numberOfLines={1}>
                    {seat.name}
                  </Text>
                  <Text variant="caption" muted numberOfLines={1}>
                    {roleText(roleOf(seat), t)}
                  </Text>
                </View>
              </View>
              <ScrollView contentContainerStyle={styles.cards}>
                {seat.handSize === 0 ? <Text muted>{t('table.hand.empty')}</Text> : null}
                {(seat.hand ?? []).filter(isCard).map((id, index) => {
                  const printed = arrakis.printPlanningCard(id, catalogue);
                  return layout.roomy ? (
                    <CardFace key={`${id}-${index}`} card={printed} />
                  ) : (
                    <View key={`${id}-${index}`} style={styles.card}>
                      <SmallCard
                        testID={`cone-card-${id}`}
                        name={printed.name}
                        card={printed}
                        onPress={() => setReading(id)}
                      />
                    </View>
                  );
                })}
              </ScrollView>
            </View>
          ))}
        </View>
      ) : (
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
      )}
      <Button testID="cone-end" kind="primary" title={t('cone.end')} disabled={busy} onPress={onEnd} />
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m, paddingVertical: space.s },
  words: { flex: 1 },
  hands: { flex: 1, flexDirection: 'row', gap: space.m },
  owner: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingBottom: space.s },
  cards: { gap: space.s, paddingBottom: space.m },
  card: { flexDirection: 'row' },
  close: { alignItems: 'flex-end' },
});
