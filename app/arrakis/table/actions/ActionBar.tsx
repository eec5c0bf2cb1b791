import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { useLeftHanded } from '../../../feedback/useLeftHanded';
import { useT } from '../../../i18n';
import { useTheme } from '../../../ui/theme';
import { panelIcons } from '../../../ui/panelIcons';
import { Icon } from '../../../ui/Icon';
import { useCatalogue } from '../../texts/catalogue';
import { battleConsequence } from '../battle/consequence';
import { inspectedOf } from '../inspect/inspected';
import type { AsideHandle } from '../useAside';
import type { Table } from '../useTable';
import { letTiesBeBroken } from '../../ties/TiesChoice';
import { cardsBehindButton, optionsInBar } from './ActionArea';
import { testIdOf, wordOf } from './controls';
import { HandButton, wantsHand } from './HandButton';
import { Tile, type TileProps } from '../../../ui/Tile';
import { moveLabel } from './moveTexts';
import { conesOf, ConeSign } from '../dashboard/cones';

interface ActionBarProps {
  readonly table: Table;
  readonly aside: AsideHandle;
}

/** Always in the same place: undo, cards, free actions, and the button that goes on, ends or declines. */
export function ActionBar({ table, aside }: ActionBarProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const { colours, textScale } = useTheme();
  const leftHanded = useLeftHanded();
  const { controls, decision, busy, choose, game, split } = table;
  const { done, free, go } = controls;
  const cards = cardsBehindButton(table);
  const words = optionsInBar(table) ? controls.words : [];
  const hand = wantsHand(table);
  const crowded = free.length + words.length + (cards || hand ? 1 : 0) + (split === null ? 0 : 1) > 0;
  const blocked = game.undo !== null;
  const alone = decision?.moves?.length === 1 && !decision.more;
  const only = alone || (decision?.kind === 'turn' && decision.stage === 'acted');
  return (
    <View style={[styles.bar, leftHanded ? styles.mirrored : null]}>
      <Tile
        testID="undo"
        title={crowded ? '' : t('table.undo')}
        label={blocked ? `${t('table.undo')}. ${t(`table.undo.${game.undo}`)}` : t('table.undo')}
        art={<Icon drawing={panelIcons.undo} colour={blocked ? colours.textMuted : colours.text} size={20} />}
        tone="quiet"
        small
        disabled={busy}
        onPress={table.undo}
      />
      <HandButton table={table} aside={aside} />
      {decision?.kind === 'tie' && game.state.options.ties === 'ask' ? (
        <Tile
          testID="ties-leave"
          title={t('table.ties.leave')}
          tone="quiet"
          small
          disabled={busy}
          onPress={() => void letTiesBeBroken('random')}
        />
      ) : null}
      {cards ? <CardsButtons table={table} onOpen={() => aside.show({ kind: 'cards' })} /> : null}
      {decision === null
        ? null
        : free.map((move) => (
            <Tile
              key={testIdOf(move)}
              testID={testIdOf(move)}
              {...freeFace(move, table, catalogue, colours.text)}
              tone="quiet"
              maxScale={1.15}
              small
              tight
              centred
              basis={(wordOf(move) === 'cone' ? 64 : 104) * textScale}
              disabled={busy}
              onPress={() => choose(move)}
              onLongPress={() => aside.inspect(inspectedOf(move, decision.side))}
            />
          ))}
      {split === null ? null : (
        <Tile
          testID="split"
          title={t('table.split')}
          art={<View style={[styles.ring, { borderColor: colours.text }, split ? styles.dot : null]} />}
          tone={split ? 'choice' : 'quiet'}
          on={split}
          small
          disabled={busy}
          onPress={() => table.setSplit(!split)}
        />
      )}
      <View style={styles.gap} />
      {decision === null
        ? null
        : words.map((move) => (
            <Tile
              key={testIdOf(move)}
              testID={testIdOf(move)}
              title={moveLabel(move, decision, catalogue)}
              detail={battleConsequence(move, decision, table.view, t)}
              small={textScale > 1}
              centred
              basis={100 * textScale}
              disabled={busy}
              onPress={() => choose(move)}
              onLongPress={() => aside.inspect(inspectedOf(move, decision.side))}
            />
          ))}
      {go === null || decision === null ? null : (
        <Tile
          testID={testIdOf(go)}
          title={moveLabel(go, decision, catalogue)}
          tone="only"
          centred
          basis={120 * textScale}
          disabled={busy}
          onPress={() => choose(go)}
        />
      )}
      {done === null || decision === null ? null : (
        <Tile
          testID={testIdOf(done)}
          title={moveLabel(done, decision, catalogue)}
          tone={only ? 'only' : 'quiet'}
          centred
          small={crowded}
          tight={crowded}
          {...(crowded ? { basis: 94 * textScale } : {})}
          disabled={busy}
          onPress={() => choose(done)}
        />
      )}
    </View>
  );
}

/** What a free action is called; a cone of silence shows how many there are, for it stands beside two hands. */
function freeFace(
  move: arrakis.Move,
  { decision, view }: Table,
  catalogue: arrakis.Catalogue,
  ink: string,
): Pick<TileProps, 'title' | 'label' | 'art'> {
  if (decision === null) return { title: '' };
  const words = moveLabel(move, decision, catalogue);
  const cones = wordOf(move) === 'cone' ? conesOf(view, decision.side) : null;
  if (cones === null) return { title: words };
  return { title: String(cones), label: `${words} (${cones})`, art: <ConeSign size={20} colour={ink} /> };
}

interface CardsButtonsProps {
  readonly table: Table;
  readonly onOpen: () => void;
}

/** Cards of the hand, and visions to claim with the die, each behind its button. */
function CardsButtons({ table, onOpen }: CardsButtonsProps) {
  const t = useT();
  const { colours, textScale } = useTheme();
  const planning = table.controls.cards.filter((move) => move.kind === 'card').length;
  const visions = table.controls.cards.length - planning;
  const forDice = table.decision?.kind === 'combatCards';
  const icon = <Icon drawing={panelIcons.cards} colour={colours.text} size={20} />;
  return (
    <>
      {planning > 0 ? (
        <Tile
          testID="open-cards"
          title={t(forDice ? 'table.cards.forDice' : 'table.cards.play', { count: planning })}
          art={icon}
          small
          tight
          basis={104 * textScale}
          disabled={table.busy}
          onPress={onOpen}
        />
      ) : null}
      {visions > 0 ? (
        <Tile
          testID="open-visions"
          title={t('table.cards.claim', { count: visions })}
          art={<Icon drawing={panelIcons.prescience} colour={colours.text} size={20} />}
          small
          tight
          basis={84 * textScale}
          disabled={table.busy}
          onPress={onOpen}
        />
      ) : null}
    </>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'stretch', gap: 6, minHeight: 46 },
  mirrored: { flexDirection: 'row-reverse' },
  ring: { width: 18, height: 18, borderRadius: 9, borderWidth: 2 },
  dot: { borderWidth: 6 },
  gap: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
