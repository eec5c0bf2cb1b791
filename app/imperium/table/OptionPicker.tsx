import { ScrollView, StyleSheet, View } from 'react-native';

import { imperium } from '../../../engine';
import { useT } from '../../i18n';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { Tile } from '../../ui/Tile';
import { space } from '../../ui/tokens';
import { CardFace } from '../cards/CardFace';
import { IntrigueFace } from '../cards/IntrigueFace';
import { useCatalogue } from '../texts/catalogue';
import { SeatSign } from '../pieces/SeatSign';
import { Token } from '../pieces/Token';
import type { Inspected } from './inspected';
import { optionsOf, testIdOf } from './options';
import { wordOf } from './reach';
import type { Table } from './useTable';

interface OptionPickerProps {
  readonly table: Table;
  /** Cards of the Row are chosen where they lie. */
  readonly withoutCards?: boolean;
  readonly onInspect: (what: Inspected) => void;
}

/** Everything that may be picked now and lies on no board: one tap each. */
export function OptionPicker({ table, withoutCards = false, onInspect }: OptionPickerProps) {
  const t = useT();
  const { textScale } = useTheme();
  const { decision, moves, busy, choose, view } = table;
  const catalogue = useCatalogue();
  if (decision === null) return null;
  const { deploy, cards, intrigue, leaders, words } = optionsOf(moves);
  const text = (move: imperium.Move) => imperium.label(move, decision, view.seats, catalogue).text;
  return (
    <View style={styles.stack} testID="options">
      {words.length === 0 ? null : (
        <View style={styles.tiles}>
          {words.map((move) => (
            <Tile
              key={testIdOf(move)}
              testID={testIdOf(move)}
              title={text(move)}
              art={<WordArt move={move} />}
              small={text(move).length > 24}
              basis={basisOf(words.length, text(move)) * textScale}
              disabled={busy}
              onPress={() => choose(move)}
            />
          ))}
        </View>
      )}
      {deploy.length === 0 ? null : (
        <View style={styles.deploy} aria-label={t('imp.deploy')} role="group">
          <Token token="deploy" size={24} />
          {deploy.length > MOST_NAMED ? null : (
            <Text variant="caption" strong>
              {t('imp.deploy')}
            </Text>
          )}
          {deploy.map((move) => (
            <Tile
              key={testIdOf(move)}
              testID={testIdOf(move)}
              label={text(move)}
              title={String(move.value)}
              centred
              disabled={busy}
              onPress={() => choose(move)}
            />
          ))}
        </View>
      )}
      {intrigue.length === 0 ? null : (
        <ScrollView horizontal contentContainerStyle={styles.row} style={styles.strip}>
          {intrigue.map((move) => (
            <IntrigueFace
              key={testIdOf(move)}
              testID={testIdOf(move)}
              id={wordOf(move)}
              look="can"
              onPress={() => choose(move)}
              onLongPress={() => onInspect({ kind: 'intrigue', id: wordOf(move) })}
            />
          ))}
        </ScrollView>
      )}
      {cards.length === 0 || withoutCards ? null : (
        <ScrollView horizontal contentContainerStyle={styles.row} style={styles.strip}>
          {cards.map((move) => (
            <View key={testIdOf(move)} style={styles.card}>
              <CardFace
                testID={testIdOf(move)}
                id={wordOf(move)}
                look="can"
                note={text(move)}
                onPress={() => choose(move)}
                onLongPress={() => onInspect({ kind: 'card', id: wordOf(move) })}
              />
              {decision.kind === 'trash' ? (
                <Text variant="caption" muted numberOfLines={1} style={styles.place}>
                  {t(PLACES[move.kind] ?? 'imp.place.hand')}
                </Text>
              ) : null}
            </View>
          ))}
        </ScrollView>
      )}
      {leaders.length === 0 ? null : (
        <View style={styles.tiles}>
          {leaders.map((move) => (
            <LeaderOption
              key={testIdOf(move)}
              id={wordOf(move)}
              testID={testIdOf(move)}
              disabled={busy}
              onPress={() => choose(move)}
            />
          ))}
        </View>
      )}
    </View>
  );
}

/** How broad an option is at least: numbers stand three in a row where there are many. */
function basisOf(count: number, words: string): number {
  if (words.length > 20) return 150;
  if (count > 6 && words.length <= NUMBER) return 100;
  return count > 4 ? 150 : 120;
}
/** No longer than "12 troops" in any language. */
const NUMBER = 11;
/** On a phone one under the other, on a tablet side by side. */
const LEADER_BASIS = 340;

/** More numbers than these need the whole row. */
const MOST_NAMED = 4;

const PLACES: Readonly<
  Partial<Record<imperium.MoveKind, 'imp.place.hand' | 'imp.place.discard' | 'imp.place.inPlay'>>
> = {
  hand: 'imp.place.hand',
  discard: 'imp.place.discard',
  inPlay: 'imp.place.inPlay',
};

function WordArt({ move }: { readonly move: imperium.Move }) {
  if (move.kind === 'seat') return <SeatSign seat={move.value} size={22} />;
  if (move.kind !== 'faction') return null;
  const faction = imperium.FACTIONS[move.value];
  return faction === undefined ? null : <Token token={faction} size={26} />;
}

interface LeaderOptionProps {
  readonly id: string;
  readonly testID: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** A Leader with both abilities, so that nobody has to look them up. */
function LeaderOption({ id, testID, disabled, onPress }: LeaderOptionProps) {
  const { name, lines } = imperium.printLeader(id, useCatalogue());
  const detail = lines
    .map(
      ({ text, inner }) =>
        `${text}: ${inner.flatMap((line) => [line.text, ...line.inner.map((deep) => deep.text)]).join(' ')}`,
    )
    .join('\n');
  return (
    <Tile
      testID={testID}
      title={name}
      detail={detail}
      basis={LEADER_BASIS}
      disabled={disabled}
      onPress={onPress}
    />
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  deploy: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 6 },
  strip: { flexGrow: 0 },
  row: { gap: 6, paddingVertical: 2 },
  card: { alignItems: 'center' },
  place: { maxWidth: 92 },
});
