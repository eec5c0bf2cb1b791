import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { pilesOf } from '../../pieces/figures';
import { FigurePiles } from '../../pieces/FigurePiles';
import { panelIcons } from '../../../ui/panelIcons';
import { Icon } from '../../../ui/Icon';
import { useTheme } from '../../../ui/theme';
import { useCatalogue } from '../../texts/catalogue';
import type { Table } from '../useTable';
import { testIdOf } from './controls';
import { Tile } from '../../../ui/Tile';
import { inReadingOrder, moveLabel, placeArea, placeDetail, shortLabel } from './moveTexts';

interface PlacesProps {
  readonly table: Table;
  readonly columns: number;
  /** Legions as small figures instead of words, where all have to be in sight at once. */
  readonly tight?: boolean;
  readonly onInspect: (move: arrakis.Move) => void;
}

const FIGURE = 18;

function drawnLegion(area: arrakis.AreaView | null): ReactNode {
  const legion = area?.legion;
  if (!legion) return undefined;
  const piles = pilesOf({ ...legion, tokens: legion.tokens.length });
  return <FigurePiles piles={piles} side={legion.side} size={FIGURE} />;
}

/** The places that are highlighted on the map, as buttons: for screen readers, keyboards and small maps. */
export function PlaceTiles({ table, columns, tight = false, onInspect }: PlacesProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const { controls, decision, view, busy, choose } = table;
  if (decision === null) return null;
  return (
    <View style={[styles.grid, tight ? styles.tight : null]} testID="places">
      {inReadingOrder(controls.places).map((move) => (
        <Tile
          key={testIdOf(move)}
          testID={testIdOf(move)}
          title={shortLabel(move, decision, catalogue)}
          label={moveLabel(move, decision, catalogue)}
          detail={placeDetail(move, view, t)}
          drawn={tight ? drawnLegion(placeArea(move, view)) : undefined}
          small
          basis={columns > 1 ? '46%' : '100%'}
          disabled={busy}
          onPress={() => choose(move)}
          onLongPress={() => onInspect(move)}
        />
      ))}
    </View>
  );
}

/** Too many places for buttons here: the map shows them, and a list is one tap away. */
export function PlacesHint({ table, onList }: { readonly table: Table; readonly onList: () => void }) {
  const t = useT();
  const { colours } = useTheme();
  const count = table.controls.places.length;
  return (
    <View style={styles.hint}>
      <Text muted style={styles.words} testID="on-map">
        {t('table.choose')}
      </Text>
      <Tile
        testID="list-places"
        title={t('table.places.list', { count })}
        art={<Icon drawing={panelIcons.places} colour={colours.text} size={20} />}
        onPress={onList}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  tight: { gap: space.xs },
  hint: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
