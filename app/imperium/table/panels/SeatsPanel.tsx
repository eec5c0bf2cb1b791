import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { imperium } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space, touchTarget } from '../../../ui/tokens';
import { useTapOrHold } from '../../../ui/useTapOrHold';
import { CardStrip } from '../../cards/CardStrip';
import { useCatalogue } from '../../texts/catalogue';
import { SeatSign } from '../../pieces/SeatSign';
import { Amount } from '../../pieces/Amount';
import type { Inspected } from '../inspected';
import { OwnThings } from '../OwnThings';

interface SeatsPanelProps {
  readonly view: imperium.View;
  readonly onInspect: (what: Inspected) => void;
}

/** Everything that lies open before each player; a tap opens what was played and discarded. */
export function SeatsPanel({ view, onInspect }: SeatsPanelProps) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <View style={styles.stack} testID="seats">
      {view.seats.map((seat) => (
        <SeatEntry
          key={seat.seat}
          seat={seat}
          view={view}
          opened={opened === seat.seat}
          onToggle={() => setOpened((now) => (now === seat.seat ? null : seat.seat))}
          onInspect={onInspect}
        />
      ))}
    </View>
  );
}

interface SeatEntryProps extends SeatsPanelProps {
  readonly seat: imperium.SeatView;
  readonly opened: boolean;
  readonly onToggle: () => void;
}

function SeatEntry({ seat, view, opened, onToggle, onInspect }: SeatEntryProps) {
  const t = useT();
  const { colours } = useTheme();
  const catalogue = useCatalogue();
  const leader = seat.leader === null ? null : imperium.printLeader(seat.leader, catalogue).name;
  const marks = [
    view.firstPlayer === seat.seat ? t('imp.firstPlayer') : null,
    seat.councilSeat ? t('imp.councilSeat') : null,
    seat.swordmaster ? t('imp.swordmaster') : null,
    seat.revealed ? t('imp.revealed') : null,
  ].filter((mark) => mark !== null);
  const inspectCard = (id: string) => onInspect({ kind: 'card', id });
  const press = useTapOrHold({
    onPress: onToggle,
    onLongPress: () => (seat.leader === null ? undefined : onInspect({ kind: 'leader', id: seat.leader })),
  });
  return (
    <View style={[styles.entry, { borderColor: colours.border }]}>
      <Pressable
        testID={`open-seat-${seat.seat}`}
        role="button"
        aria-expanded={opened}
        {...press}
        style={styles.touch}
      >
        <SeatSign seat={seat.seat} size={26} />
        <View style={styles.words}>
          <View style={styles.line}>
            <Text strong numberOfLines={1} style={styles.words}>
              {leader === null || leader === seat.name ? seat.name : `${seat.name} · ${leader}`}
            </Text>
            <Amount token="points" count={seat.points} />
          </View>
          <View style={styles.line}>
            <OwnThings seat={seat} />
            <View style={styles.words} />
            {imperium.FACTIONS.map((faction) => (
              <Amount
                key={faction}
                token={faction}
                count={seat.influence[faction]}
                size={17}
                strong={view.alliances[faction] === seat.seat}
              />
            ))}
          </View>
          <Text variant="caption" muted>
            {[
              seat.automaton
                ? null
                : t('imp.piles', {
                    hand: seat.handSize,
                    deck: seat.deckSize,
                    discard: seat.discard.length,
                    intrigue: seat.intrigueSize,
                  }),
              ...marks,
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </Text>
        </View>
      </Pressable>
      {opened ? (
        <View style={styles.piles} testID={`piles-${seat.seat}`}>
          <Pile
            title={t('imp.pile.played')}
            cards={[...seat.played, ...seat.shown]}
            prefix={`played-${seat.seat}-`}
            onInspect={inspectCard}
          />
          <Pile
            title={t('imp.pile.discard')}
            cards={seat.discard}
            prefix={`discard-${seat.seat}-`}
            onInspect={inspectCard}
          />
        </View>
      ) : null}
    </View>
  );
}

interface PileProps {
  readonly title: string;
  readonly cards: readonly string[];
  readonly prefix: string;
  readonly onInspect: (card: string) => void;
}

function Pile({ title, cards, prefix, onInspect }: PileProps) {
  const t = useT();
  return (
    <View>
      <Text variant="caption" strong>
        {title}
      </Text>
      {cards.length === 0 ? (
        <Text variant="caption" muted>
          {t('imp.pile.empty')}
        </Text>
      ) : (
        <CardStrip cards={cards} prefix={prefix} onPick={onInspect} onInspect={onInspect} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.xs },
  entry: { borderBottomWidth: StyleSheet.hairlineWidth, borderRadius: radius.s },
  touch: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: touchTarget,
    paddingVertical: 4,
  },
  words: { flex: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  piles: { gap: space.s, paddingBottom: space.s },
});
