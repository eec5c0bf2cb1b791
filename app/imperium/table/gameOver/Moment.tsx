import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../../engine';
import { EndingMoment } from '../../../games/EndingMoment';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { night, space } from '../../../ui/tokens';
import { SeatSign } from '../../pieces/SeatSign';
import { seatStyle } from '../../pieces/seats';
import { Token } from '../../pieces/Token';
import type { RunningGame } from '../../runningGame';
import { reasonOfVictory } from './reason';

interface MomentProps {
  readonly game: RunningGame;
  readonly onEnd: () => void;
}

/** The end of the game: the sign of who won, what decided it (I3.3), and everybody's points. */
export function Moment({ game, onEnd }: MomentProps) {
  const t = useT();
  const { seats, winners } = imperium.view(game.state, 'table');
  const [first = 0] = winners;
  const names = winners.map((seat) => seats[seat]?.name ?? '').join(', ');
  const ranked = [...seats].sort((one, other) => other.points - one.points);
  return (
    <EndingMoment
      crest={<SeatSign seat={first} size={112} />}
      colour={seatStyle(first).colour}
      title={t('imp.over.win', { who: names })}
      reason={reasonOfVictory(seats, winners, t)}
      onEnd={onEnd}
    >
      {ranked.map(({ seat, name, points }) => (
        <View key={seat} style={styles.seat} role="img" aria-label={`${name}: ${points}`}>
          <SeatSign seat={seat} size={26} />
          <Text colour={night.text}>{name}</Text>
          <Token token="points" words={String(points)} size={30} />
        </View>
      ))}
    </EndingMoment>
  );
}

const styles = StyleSheet.create({ seat: { flexDirection: 'row', alignItems: 'center', gap: space.xs } });
