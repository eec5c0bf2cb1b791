import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { BattleResultCard } from '../../battle/BattleResultCard';
import { BattleStage } from '../battle/BattleStage';
import { stageForm } from '../battle/stageForm';
import { isResult, type BattleStory } from '../../battle/story';
import { DrawnToken } from '../drawn/DrawnToken';
import { NewCards } from '../drawn/NewCards';
import { inspectedOf } from '../inspect/inspected';
import type { Crowd } from '../layout/useCrowd';
import type { Layout } from '../layout/useLayout';
import type { AsideHandle } from '../useAside';
import type { Table } from '../useTable';
import { ActorPicker } from './ActorPicker';
import { CardPicker } from './CardPicker';
import { Choices } from './Choices';
import { sideOfChoice } from './controls';
import { DicePicker } from './DicePicker';
import { FigurePicker } from './FigurePicker';
import { MovingForce } from './MovingForce';
import { PlacesHint, PlaceTiles } from './PlacePicker';
import { SignPicker, OptionPicker } from './OptionPicker';

interface ActionAreaProps {
  readonly table: Table;
  readonly story: BattleStory | null;
  readonly layout: Layout;
  readonly aside: AsideHandle;
  readonly crowd: Crowd;
}

/** Are cards only one choice among others? They are then behind a button instead of being listed. */
export function cardsBehindButton({ controls, decision }: Table): boolean {
  const { words, figures, places, cards } = controls;
  const others = words.length + figures.length + places.length > 0;
  return cards.length > 0 && (others || decision?.battle !== null);
}

/** In a battle the battlefield takes the space: its two or three options are in the bar below, always visible. */
export function optionsInBar({ controls, decision }: Table): boolean {
  return (
    decision !== null && decision.battle !== null && controls.words.length > 0 && controls.words.length <= 3
  );
}

/** A prompt of more letters takes two lines on a phone. */
const LONG_PROMPT = 42;

/** How many places fit as buttons beside the other controls; if there are more, they are in a list. */
function roomForPlaces({ controls, decision, prompt }: Table, layout: Layout, crowded: boolean): number {
  if (decision !== null && decision.battle !== null) return layout.roomy ? 6 : 0;
  if (layout.roomy) return layout.places;
  const prompted = crowded || (prompt?.text.length ?? 0) > LONG_PROMPT ? 2 : 0;
  return layout.places - prompted - (controls.words.length > 0 ? 2 : 0);
}

/** Everything there is to decide now, each kind of choice with its own control, all visible at once. */
export function ActionArea({ table, story, layout, aside, crowd }: ActionAreaProps) {
  const { controls, decision } = table;
  if (decision === null) return null;
  const onInspect = (move: arrakis.Move) => aside.inspect(inspectedOf(move, sideOfChoice(decision)));
  const fighting = decision.battle !== null;
  const { places, cards } = controls;
  // Figures of a battle are chosen on the battlefield.
  const inField = fighting && (decision.kind === 'casualties' || decision.kind === 'specials');
  const tied = fighting && decision.kind === 'tie';
  if (cards.length > 0 && !cardsBehindButton(table)) {
    return (
      <View style={styles.fill} testID="choices">
        <CardPicker table={table} />
      </View>
    );
  }
  const room = roomForPlaces(table, layout, crowd.crowded);
  const hint = <PlacesHint table={table} onList={() => aside.show({ kind: 'places' })} />;
  return (
    <Choices crowd={crowd}>
      {fighting || decision.kind === 'tie' ? null : (
        <NewCards table={table} onInspect={aside.inspect} crowded={crowd.crowded} />
      )}
      {decision.token === null ? null : <DrawnToken token={decision.token} />}
      {!fighting && isResult(story, table.game.ply) ? (
        <BattleResultCard story={story} brief={!layout.roomy || crowd.crowded} />
      ) : null}
      {fighting && places.length > room ? hint : null}
      {/* What the automaton's criteria leave open is picked here, not on the field. */}
      {tied ? <FigurePicker table={table} onInspect={onInspect} crowded={crowd.crowded} /> : null}
      {fighting ? (
        <BattleStage
          table={table}
          story={story}
          form={stageForm(layout, aside.aside !== null)}
          crowd={crowd}
          onInspect={onInspect}
        />
      ) : null}
      <ActorPicker table={table} onInspect={onInspect} crowded={crowd.crowded} roomy={layout.roomy} />
      <DicePicker table={table} onInspect={onInspect} crowded={crowd.crowded} />
      {optionsInBar(table) ? null : (
        <OptionPicker table={table} onInspect={onInspect} crowded={crowd.crowded} />
      )}
      <SignPicker table={table} onInspect={onInspect} />
      {decision.about.going ? <MovingForce going={decision.about.going} side={decision.side} /> : null}
      {inField || tied ? null : <FigurePicker table={table} onInspect={onInspect} crowded={crowd.crowded} />}
      {places.length > 0 && places.length <= room ? (
        <PlaceTiles
          table={table}
          columns={layout.columns}
          tight={crowd.crowded || (!layout.roomy && places.length > 4)}
          onInspect={onInspect}
        />
      ) : null}
      {!fighting && places.length > room ? hint : null}
    </Choices>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
});
