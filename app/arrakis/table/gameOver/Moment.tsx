import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { EndingMoment } from '../../../games/EndingMoment';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { night, palette, space } from '../../../ui/tokens';
import { Crest } from '../../pieces/Crest';
import { MarkerSign } from '../../pieces/signs';
import type { RunningGame } from '../../runningGame';
import { namesOfSide } from '../../texts/seats';
import { winnerLine } from './winnerLine';

interface MomentProps {
  readonly game: RunningGame;
  readonly winner: arrakis.Side;
  readonly onEnd: () => void;
}

/** The end of the war: the crest of those who won, and the track that decided it (R1.2, R1.3). */
export function Moment({ game, winner, onEnd }: MomentProps) {
  const t = useT();
  const { supremacy, markers, objectives } = arrakis.view(game.state, 0);
  // There may be two objectives; one of them is enough.
  const met = objectives?.find(({ needs }) => arrakis.MARKERS.every((name) => markers[name] >= needs[name]));
  const needs = (met ?? objectives?.[0])?.needs;
  return (
    <EndingMoment
      crest={<Crest side={winner} size={112} />}
      colour={winner === 'atreides' ? palette.atreides : palette.harkonnen}
      title={winnerLine(t, winner, namesOfSide(game.state.options, winner))}
      reason={t(`table.over.${winner}`)}
      onEnd={onEnd}
    >
      {winner === 'harkonnen' ? (
        <Text variant="title" colour={night.text}>
          {`${t('table.supremacy')} ${supremacy}/${arrakis.SUPREMACY.win}`}
        </Text>
      ) : (
        arrakis.MARKERS.map((marker) => (
          <View key={marker} style={styles.marker} role="img" aria-label={t(`table.marker.${marker}`)}>
            <MarkerSign marker={marker} size={26} />
            <Text variant="title" colour={night.text}>
              {needs ? `${markers[marker]}/${needs[marker]}` : markers[marker]}
            </Text>
          </View>
        ))
      )}
    </EndingMoment>
  );
}

const styles = StyleSheet.create({ marker: { flexDirection: 'row', alignItems: 'center', gap: space.xs } });
