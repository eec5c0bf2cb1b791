import { router } from 'expo-router';
import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { imperium } from '../../../../engine';
import { useT } from '../../../i18n';
import { freshSeed } from '../../../store/seed';
import { Button } from '../../../ui/Button';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { startGame, type RunningGame } from '../../runningGame';
import { useCatalogue } from '../../texts/catalogue';
import { SeatSign } from '../../pieces/SeatSign';
import { seatStyle } from '../../pieces/seats';
import { Amount } from '../../pieces/Amount';
import { Token } from '../../pieces/Token';

/** Who won, by how much, how it stood, and what to do next. */
export function GameOver({ game }: { readonly game: RunningGame }) {
  const t = useT();
  const view = imperium.view(game.state, 'table');
  const names = view.winners.map((seat) => view.seats[seat]?.name ?? '');
  const ranked = [...view.seats].sort(
    (one, other) =>
      Number(view.winners.includes(other.seat)) - Number(view.winners.includes(one.seat)) ||
      other.points - one.points,
  );
  const most = Math.max(1, ...ranked.map(({ points }) => points));
  return (
    <ScrollView testID="game-over" style={styles.fill} contentContainerStyle={styles.stack}>
      <View style={styles.row}>
        {view.winners.map((seat) => (
          <SeatSign key={seat} seat={seat} size={52} />
        ))}
        <View style={styles.fill}>
          <Text variant="title" testID="over-winner">
            {t('imp.over.win', { who: names.join(', ') })}
          </Text>
          <Text muted>{t('over.rounds', { count: view.round })}</Text>
        </View>
      </View>
      {ranked.map((seat) => (
        <Place key={seat.seat} seat={seat} most={most} view={view} />
      ))}
      <Next game={game} />
    </ScrollView>
  );
}

interface PlaceProps {
  readonly seat: imperium.SeatView;
  readonly most: number;
  readonly view: imperium.View;
}

/** A seat with its points and what ties are broken by (I3.3): spice, Solari, water, garrison. */
function Place({ seat, most, view }: PlaceProps) {
  const { colours } = useTheme();
  const catalogue = useCatalogue();
  const leader = seat.leader === null ? null : imperium.printLeader(seat.leader, catalogue).name;
  const alliances = imperium.FACTIONS.filter((faction) => view.alliances[faction] === seat.seat);
  return (
    <View testID={`over-seat-${seat.seat}`}>
      <View style={styles.row}>
        <SeatSign seat={seat.seat} size={22} />
        <Text style={styles.fill} numberOfLines={1}>
          {leader === null || leader === seat.name ? seat.name : `${seat.name} · ${leader}`}
        </Text>
        {alliances.map((faction) => (
          <Token key={faction} token={faction} size={20} />
        ))}
        <Amount token="spice" count={seat.spice} />
        <Amount token="solari" count={seat.solari} />
        <Amount token="points" count={seat.points} size={18} />
      </View>
      <View style={[styles.rail, { backgroundColor: colours.surfaceStrong }]}>
        <View
          style={[
            styles.bar,
            {
              width: `${(100 * Math.max(0, seat.points)) / most}%`,
              backgroundColor: seatStyle(seat.seat).colour,
            },
          ]}
        />
      </View>
    </View>
  );
}

function Next({ game }: { readonly game: RunningGame }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const again = (options: imperium.GameOptions) => {
    setBusy(true);
    startGame(options, game.name).then(
      ({ id }) => router.replace({ pathname: '/game', params: { id } }),
      () => setBusy(false),
    );
  };
  const { options } = game.state;
  return (
    <View style={styles.buttons}>
      <View style={styles.button}>
        <Button
          level
          testID="over-again"
          kind="primary"
          title={t('over.again')}
          detail={t('over.again.about')}
          disabled={busy}
          onPress={() => again({ ...options, seed: freshSeed() })}
        />
      </View>
      <View style={styles.button}>
        <Button
          level
          testID="over-look"
          title={t('over.look')}
          detail={t('over.look.about')}
          onPress={() => router.push({ pathname: '/games/[id]', params: { id: String(game.id) } })}
        />
      </View>
      <View style={styles.button}>
        <Button
          level
          testID="over-same"
          title={t('over.same')}
          detail={t('over.same.about')}
          disabled={busy}
          onPress={() => again(options)}
        />
      </View>
      <View style={styles.button}>
        <Button
          level
          testID="over-new"
          title={t('over.new')}
          detail={t('imp.over.new.about')}
          onPress={() => router.replace('/new')}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  stack: { gap: space.m, paddingBottom: space.m },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  rail: { height: 8, borderRadius: radius.s, overflow: 'hidden' },
  bar: { height: 8 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  button: { flexGrow: 1, flexBasis: 150 },
});
