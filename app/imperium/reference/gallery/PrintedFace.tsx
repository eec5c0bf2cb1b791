import { StyleSheet, View } from 'react-native';

import type { imperium } from '../../../../engine';
import { Text } from '../../../ui/Text';
import { palette, radius, space } from '../../../ui/tokens';
import type { Deck } from './items';

interface Look {
  readonly ground: string;
  readonly edge: string;
  readonly ink: string;
}

/** Parchment for what one owns, night for what is secret or an automaton's, sand for places. */
const LOOKS: Readonly<Record<Deck, Look>> = {
  spaces: { ground: palette.erg, edge: palette.plateau, ink: palette.nightInk },
  imperium: { ground: palette.bone, edge: palette.deepSand, ink: palette.nightInk },
  reserve: { ground: palette.bone, edge: palette.rock, ink: palette.nightInk },
  starters: { ground: palette.bone, edge: palette.sand, ink: palette.nightInk },
  intrigue: { ground: palette.nightStone, edge: palette.corrino, ink: palette.bone },
  leaders: { ground: palette.bone, edge: palette.atreides, ink: palette.nightInk },
  conflicts: { ground: palette.bone, edge: palette.harkonnen, ink: palette.nightInk },
  hagal: { ground: palette.dusk, edge: palette.fremen, ink: palette.bone },
};

interface LinesProps {
  readonly lines: readonly imperium.Line[];
  readonly ink: string;
  readonly depth: number;
}

function Lines({ lines, ink, depth }: LinesProps) {
  return (
    <>
      {lines.map((line, index) => (
        <View key={index} style={{ paddingLeft: Math.min(depth, 2) * space.s }}>
          <Text
            colour={ink}
            strong={line.kind === 'heading'}
            variant={line.kind === 'fact' ? 'caption' : 'body'}
          >
            {line.text}
          </Text>
          <Lines lines={line.inner} ink={ink} depth={depth + 1} />
        </View>
      ))}
    </>
  );
}

interface PrintedFaceProps {
  readonly deck: Deck;
  readonly printed: imperium.Printed;
}

/** A card, space, Leader or Conflict as the engine prints it, with every line. */
export function PrintedFace({ deck, printed }: PrintedFaceProps) {
  const { ground, edge, ink } = LOOKS[deck];
  return (
    <View style={[styles.face, { backgroundColor: ground, borderColor: edge }]}>
      <Text variant="title" colour={ink}>
        {printed.name}
      </Text>
      <Lines lines={printed.lines} ink={ink} depth={0} />
    </View>
  );
}

const styles = StyleSheet.create({
  face: {
    borderRadius: radius.m,
    borderWidth: 1.5,
    borderLeftWidth: 6,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    gap: space.xs,
  },
});
