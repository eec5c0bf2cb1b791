import { useMemo, useState } from 'react';
import { StyleSheet, View as Box } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { imperium } from '../../../../engine';
import { Text } from '../../../ui/Text';
import { day, night } from '../../../ui/tokens';
import { AgentIcon } from '../../pieces/AgentIcon';
import { ItemRow } from '../../pieces/ItemRow';
import { seatLetters } from '../../pieces/seats';
import { SeatSign } from '../../pieces/SeatSign';
import { spaceItems } from '../../pieces/spaces';
import { ImperiumBoard, motionsOf, type BoardMotion } from '../ImperiumBoard';
import { EXAMPLE_NAMES, EXAMPLES, exampleState, exampleView, type ExampleName } from './positions';

interface Query {
  readonly position?: string;
  readonly theme?: string;
  /** `glow`, `faction`, `motion`. */
  readonly show?: string;
  /** Part of the screen's height, as beside a hand: 0.55. */
  readonly part?: string;
  readonly pace?: string;
}

const GLOWING = ['arrakeen', 'wealth', 'mentat', 'hagga-basin', 'stillsuits'] as const;

/** What a few moves from here would show. */
function motionsFrom(name: ExampleName): readonly BoardMotion[] {
  const { moves, ...example } = EXAMPLES[name];
  const state = exampleState({ ...example, moves });
  const events: imperium.GameEvent[] = [];
  for (let k = 0; k < 12 && imperium.outcome(state) === null; k++) {
    const [move] = imperium.legalMoves(state);
    if (move === undefined) break;
    events.push(...imperium.play(state, move));
  }
  return motionsOf(events, 'example');
}

/** The board as `?position=middle&theme=day&show=glow&part=0.55` asks for it, and below it the pieces. */
export function BoardExamples({ query }: { readonly query: Query }) {
  const name = EXAMPLE_NAMES.find((entry) => entry === query.position) ?? 'middle';
  const theme = query.theme === 'day' ? 'day' : 'night';
  const colours = theme === 'day' ? day : night;
  const insets = useSafeAreaInsets();
  const view = useMemo(() => exampleView(name), [name]);
  const [touched, setTouched] = useState('');
  const [queue, setQueue] = useState(() => (query.show === 'motion' ? motionsFrom(name) : []));
  const part = Number(query.part ?? 1);
  const letters = seatLetters(view.seats);
  return (
    <Box style={[styles.screen, { backgroundColor: colours.background, paddingTop: insets.top }]}>
      <Box style={{ height: `${100 * (part > 0 && part <= 1 ? part : 1)}%` }}>
        <ImperiumBoard
          view={view}
          theme={theme}
          targets={query.show === 'glow' ? GLOWING : []}
          targetFactions={query.show === 'faction' ? ['guild', 'fremen'] : []}
          faded={query.show === 'glow'}
          motions={queue}
          onMotionEnd={(id) => setQueue((now) => now.filter((motion) => motion.id !== id))}
          pace={Number(query.pace ?? 1)}
          onSpace={(id, legal) => setTouched(`${id}${legal ? ' legal' : ''}`)}
          onThing={(thing) => setTouched(JSON.stringify(thing))}
          onLongPress={(thing) => setTouched(`long ${JSON.stringify(thing)}`)}
        />
      </Box>
      {part < 1 ? (
        <Box style={styles.pieces}>
          <Text testID="dev-touched" colour={colours.text}>
            {touched}
          </Text>
          <Box style={styles.row}>
            {imperium.AGENT_ICONS.map((icon) => (
              <AgentIcon key={icon} icon={icon} size={32} />
            ))}
            {view.seats.map(({ seat }) => (
              <SeatSign key={seat} seat={seat} letter={letters[seat] ?? ''} size={32} />
            ))}
          </Box>
          {['conspire', 'selective-breeding', 'sell-melange'].map((space) => {
            const { cost, reward } = spaceItems(space);
            return (
              <ItemRow
                key={space}
                items={[...cost, { kind: 'then' }, ...reward]}
                size={28}
                colour={colours.text}
              />
            );
          })}
        </Box>
      ) : null}
    </Box>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  pieces: { padding: 12, gap: 12 },
  row: { flexDirection: 'row', gap: 8, flexWrap: 'wrap' },
});
