import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { spoken } from '../../../ui/spoken';
import { Tile } from '../../../ui/Tile';
import { Crest } from '../../pieces/Crest';
import { DesertPowerFace, DieFace } from '../../pieces/DieFace';
import { useCatalogue } from '../../texts/catalogue';
import { doesText } from '../../texts/does';
import { roleKey, roleOf, roleText } from '../../texts/seats';
import type { Table } from '../useTable';
import { beginningsOf, type Actor } from './actors';
import { testIdOf, wordOf } from './controls';
import { moveLabel } from './moveTexts';

interface ActorPickerProps {
  readonly table: Table;
  readonly onInspect: (move: arrakis.Move) => void;
  /** Smaller dice without what they do, where space is short. */
  readonly crowded: boolean;
  /** There is room for what each die does. */
  readonly roomy: boolean;
}

/**
 * Both dashboards of a side beside each other: the die that is touched says who acts and with what (R13.3). A partner who
 * has nothing to act with is not asked for.
 */
export function ActorPicker({ table, onInspect, crowded, roomy }: ActorPickerProps) {
  if (table.actors.length === 0) return null;
  return (
    <View style={styles.row} testID="actors">
      {table.actors.map((actor) => (
        <Column
          key={actor.seat}
          actor={actor}
          table={table}
          onInspect={onInspect}
          crowded={crowded}
          roomy={roomy}
        />
      ))}
    </View>
  );
}

function Column({ actor, table, onInspect, crowded, roomy }: ActorPickerProps & { readonly actor: Actor }) {
  const t = useT();
  const catalogue = useCatalogue();
  const { view, busy, act } = table;
  const seat = view.seats[actor.seat];
  if (seat === undefined) return null;
  const role = roleOf(seat);
  const size = crowded ? 24 : 28;
  const who = t('partner.turn', { name: seat.name });
  return (
    <View
      style={styles.column}
      role="group"
      aria-label={t('partner.dice', { name: seat.name, role: roleText(role, t) })}
      testID={`actor-${roleKey(seat)}`}
    >
      <View style={styles.head}>
        <Crest {...role} size={crowded ? 20 : 24} />
        <Text variant="caption" strong numberOfLines={1} style={styles.words}>
          {seat.name}
        </Text>
        {roomy && seat.name !== roleText(role, t) ? (
          <Text variant="caption" muted numberOfLines={1}>
            {roleText(role, t)}
          </Text>
        ) : null}
      </View>
      {beginningsOf(actor).map((move) => {
        const result = arrakis.RESULTS.find((name) => name === wordOf(move));
        const counted = result === undefined ? null : t('table.dice.count', { count: seat.dice[result] });
        const title =
          result === undefined
            ? moveLabel(move, actor.turn, catalogue)
            : `${t(`table.result.${result}`)} ${counted ?? ''}`;
        const does = result === undefined ? t('table.does.desertPower') : doesText(result, seat.side, t);
        return (
          <Tile
            key={testIdOf(move)}
            testID={`${roleKey(seat)}-${testIdOf(move)}`}
            title={title}
            label={roomy ? spoken(title, who) : spoken(title, who, does)}
            detail={roomy ? does : null}
            art={
              result === undefined ? (
                <DesertPowerFace size={size} />
              ) : (
                <DieFace result={result} side={seat.side} size={size} token={seat.token === result} />
              )
            }
            small
            tight
            disabled={busy}
            onPress={() => act(actor, move)}
            onLongPress={() => onInspect(move)}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 8 },
  column: { flex: 1, gap: 6 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: 24 },
  words: { flex: 1 },
});
