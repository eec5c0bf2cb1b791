import { StyleSheet, View } from 'react-native';

import { useLeftHanded } from '../../feel/hand';
import { useCatalogue, useT } from '../../i18n';
import { useTheme } from '../../ui/theme';
import { space } from '../../ui/tokens';
import { TabIcon } from '../draw/TabIcon';
import { inspectedOf } from '../inspect/inspected';
import type { AsideHandle } from '../useAside';
import type { Table } from '../useTable';
import { cardsAside } from './ActionArea';
import { testIdOf } from './controls';
import { Tile } from './Tile';
import { labelOf } from './words';

interface ActionBarProps {
  readonly table: Table;
  readonly aside: AsideHandle;
}

/** Always at the same place: one step back, cards, free actions, and the one button that goes on, ends or declines. */
export function ActionBar({ table, aside }: ActionBarProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const { colours } = useTheme();
  const leftHanded = useLeftHanded();
  const { controls, decision, busy, choose, game } = table;
  const { done, free, go } = controls;
  const cards = cardsAside(table);
  const crowded = free.length + (cards ? 1 : 0) > 0;
  const blocked = game.undo !== null;
  const only = decision?.moves?.length === 1 || (decision?.kind === 'turn' && decision.stage === 'acted');
  return (
    <View style={[styles.bar, leftHanded ? styles.mirrored : null]}>
      <Tile
        testID="undo"
        title={crowded ? '' : t('table.undo')}
        label={blocked ? `${t('table.undo')}. ${t(`table.undo.${game.undo}`)}` : t('table.undo')}
        art={<TabIcon name="undo" colour={blocked ? colours.textMuted : colours.text} size={20} />}
        tone="quiet"
        small
        disabled={busy}
        onPress={table.undo}
      />
      {cards ? <CardsButton table={table} onOpen={() => aside.show({ kind: 'cards' })} /> : null}
      {decision === null
        ? null
        : free.map((move) => (
            <Tile
              key={testIdOf(move)}
              testID={testIdOf(move)}
              title={labelOf(move, decision, catalogue)}
              tone="quiet"
              small
              basis={80}
              disabled={busy}
              onPress={() => choose(move)}
              onLongPress={() => aside.inspect(inspectedOf(move, decision.side))}
            />
          ))}
      <View style={styles.gap} />
      {go === null || decision === null ? null : (
        <Tile
          testID={testIdOf(go)}
          title={labelOf(go, decision, catalogue)}
          tone="only"
          basis={120}
          disabled={busy}
          onPress={() => choose(go)}
        />
      )}
      {done === null || decision === null ? null : (
        <Tile
          testID={testIdOf(done)}
          title={labelOf(done, decision, catalogue)}
          tone={only ? 'only' : 'quiet'}
          small={crowded}
          disabled={busy}
          onPress={() => choose(done)}
        />
      )}
    </View>
  );
}

function CardsButton({ table, onOpen }: { readonly table: Table; readonly onOpen: () => void }) {
  const t = useT();
  const { colours } = useTheme();
  const planning = table.controls.cards.filter((move) => move.kind === 'card').length;
  const prescience = table.controls.cards.length - planning;
  const forDice = table.decision?.kind === 'combatCards';
  const parts = [
    ...(planning > 0 ? [t(forDice ? 'table.cards.forDice' : 'table.cards.play', { count: planning })] : []),
    ...(prescience > 0 ? [t('table.cards.claim', { count: prescience })] : []),
  ];
  return (
    <Tile
      testID="open-cards"
      title={parts.join(' · ')}
      art={<TabIcon name="cards" colour={colours.text} size={20} />}
      small
      basis={104}
      onPress={onOpen}
    />
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'stretch', gap: space.s, minHeight: 46 },
  mirrored: { flexDirection: 'row-reverse' },
  gap: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
