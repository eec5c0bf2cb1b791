import { useRef, useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View as Box } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { arrakis } from '../../../../engine';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { useBoardFonts } from '../../../board/useBoardFonts';
import { Board, type BoardHandle, type Target } from '../Board';
import type { BoardMotion } from '../motion/types';
import { exampleArrows, exampleLegal, exampleMotions, type Show, SHOWS } from './examples';
import { measureBoard } from './measure';
import { POSITION_NAMES, positionView, type PositionName } from './positions';

interface Query {
  readonly position?: string;
  readonly theme?: string;
  readonly viewer?: string;
  readonly show?: string;
  readonly bare?: string;
  readonly pace?: string;
}

function pick<T extends string>(list: readonly T[], word: string | undefined, otherwise: T): T {
  return list.find((entry) => entry === word) ?? otherwise;
}

function Chip({
  words,
  on,
  onPress,
}: {
  readonly words: string;
  readonly on: boolean;
  readonly onPress: () => void;
}) {
  const { colours } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={words}
      onPress={onPress}
      style={[
        styles.chip,
        { borderColor: colours.border, backgroundColor: on ? colours.surfaceStrong : colours.surface },
      ]}
    >
      <Text variant="caption">{words}</Text>
    </Pressable>
  );
}

export function BoardExamples({ query }: { readonly query: Query }) {
  const { colours, dark } = useTheme();
  const insets = useSafeAreaInsets();
  const board = useRef<BoardHandle>(null);
  const [position, setPosition] = useState<PositionName>(pick(POSITION_NAMES, query.position, 'start'));
  const [night, setNight] = useState(query.theme ? query.theme === 'night' : dark);
  const [viewer, setViewer] = useState<arrakis.Viewer>(
    query.viewer === '0' || query.viewer === '1' ? Number(query.viewer) : 'table',
  );
  const [show, setShow] = useState<Show>(pick(SHOWS, query.show, 'plain'));
  const [touched, setTouched] = useState<Target | null>(null);
  const [motions, setMotions] = useState<readonly BoardMotion[]>([]);
  const { figures } = useBoardFonts();
  const [measured, setMeasured] = useState('');
  const played = useRef(0);
  const onMotionEnd = (id: string) => setMotions((list) => list.filter((motion) => motion.id !== id));
  const onChoose = (target: Target) => setTouched(target);
  const [inspected, setInspected] = useState<Target | null>(null);
  const onInspect = (target: Target) => {
    setInspected(target);
    board.current?.pulse(target);
  };
  const view = positionView(position, viewer);
  const bare = query.bare !== undefined;

  return (
    <Box
      style={[styles.fill, { backgroundColor: night ? '#0E1420' : '#E6D6B8', paddingTop: insets.top }]}
      testID="dev-board"
    >
      {bare ? null : (
        <ScrollView
          horizontal
          style={[styles.bar, { borderColor: colours.border }]}
          contentContainerStyle={styles.row}
        >
          {POSITION_NAMES.map((name) => (
            <Chip key={name} words={name} on={position === name} onPress={() => setPosition(name)} />
          ))}
          <Chip words={night ? 'night' : 'day'} on={night} onPress={() => setNight(!night)} />
          <Chip
            words={viewer === 'table' ? 'table' : `seat ${viewer}`}
            on={viewer !== 'table'}
            onPress={() => setViewer(viewer === 'table' ? 0 : viewer === 0 ? 1 : 'table')}
          />
          {SHOWS.map((name) => (
            <Chip key={name} words={name} on={show === name} onPress={() => setShow(name)} />
          ))}
          {arrakis.SECTORS.map((sector) => (
            <Chip
              key={sector}
              words={sector}
              on={false}
              onPress={() => board.current?.zoomToSector(sector)}
            />
          ))}
          <Chip
            words="where?"
            on={false}
            onPress={() => board.current?.pulse({ kind: 'area', id: 'windgap' })}
          />
          <Chip
            words="measure"
            on={measured !== ''}
            onPress={() => setMeasured(JSON.stringify(measureBoard(figures)))}
          />
          <Chip
            words="motions"
            on={motions.length > 0}
            onPress={() => {
              played.current += 100;
              setMotions(exampleMotions(played.current));
            }}
          />
        </ScrollView>
      )}
      <Board
        ref={board}
        view={view}
        theme={night ? 'night' : 'day'}
        legal={exampleLegal(show)}
        selected={touched}
        arrows={exampleArrows(show)}
        motions={motions}
        pace={Number(query.pace ?? 1)}
        onMotionEnd={onMotionEnd}
        onChoose={onChoose}
        onInspect={onInspect}
      />
      {bare ? null : (
        <Text variant="caption" testID="dev-touched" style={styles.touched}>
          {measured || (touched ? touched.id : '-')}
        </Text>
      )}
      {bare ? null : (
        <Text variant="caption" testID="dev-inspected" style={[styles.touched, styles.inspected]}>
          {inspected ? inspected.id : '-'}
        </Text>
      )}
    </Box>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  bar: { flexGrow: 0, borderBottomWidth: StyleSheet.hairlineWidth },
  row: { gap: space.xs, padding: space.xs },
  chip: {
    minHeight: 44,
    justifyContent: 'center',
    paddingHorizontal: space.s,
    borderRadius: radius.s,
    borderWidth: 1,
  },
  touched: { position: 'absolute', left: space.s, bottom: space.s },
  inspected: { bottom: 3 * space.s },
});
