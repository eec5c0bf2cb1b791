import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../../engine';
import { useT } from '../../../i18n';
import { Tile } from '../../../ui/Tile';
import { space } from '../../../ui/tokens';
import { AgentIcon } from '../../pieces/AgentIcon';
import { useCatalogue } from '../../texts/catalogue';
import { tableSeats } from '../names';
import { Heading } from '../parts/Heading';
import type { Hagal } from '../useHagal';

interface ChoicePanelProps {
  readonly state: imperium.State;
  readonly hagal: Hagal;
}

/** What the rules leave to the person who plays against the Rivals (I13.7). */
export function ChoicePanel({ state, hagal }: ChoicePanelProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const seats = tableSeats(state, t, catalogue);
  const { decision } = imperium.view(state, 0);
  if (decision === null) return null;
  const { text, clause } = imperium.prompt(decision, seats, catalogue);
  return (
    <View style={styles.stack} testID="hagal-choice">
      <Heading title={text} clause={clause} />
      <View style={styles.row}>
        {(decision.moves ?? []).map((move) => (
          <Tile
            key={imperium.printMove(move)}
            testID={`hagal-move-${imperium.printMove(move).replace(':', '-')}`}
            title={imperium.label(move, decision, seats, catalogue).text}
            art={<MoveArt move={move} />}
            basis="45%"
            onPress={() => hagal.answer(move)}
          />
        ))}
      </View>
    </View>
  );
}

function MoveArt({ move }: { readonly move: imperium.Move }) {
  const faction = move.kind === 'faction' ? imperium.FACTIONS[move.value] : undefined;
  return faction === undefined ? null : <AgentIcon icon={faction} size={26} />;
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
