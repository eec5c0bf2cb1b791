import { useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { outcome, type AreaId } from '../../engine';
import { Board } from '../board/Board';
import { ConfirmEndSheet } from '../feel/ConfirmEndSheet';
import { Facing, useFacing } from '../feel/facing';
import { useLeftHanded } from '../feel/hand';
import { usePace } from '../feel/pace';
import { useFeel } from '../feel/useFeel';
import { useT } from '../i18n';
import type { RunningGame } from '../store/gamesRunning';
import { useTheme } from '../ui/theme';
import { space, wideFrom } from '../ui/tokens';
import { AreaSheet } from './AreaSheet';
import { Choices } from './Choices';
import { CurtainScreen } from './CurtainScreen';
import { GameOver } from './GameOver';
import { Header } from './Header';
import { PanelTabs, PANELS, type PanelName } from './PanelTabs';
import { CardsPanel, DicePanel, LeadersPanel, SpicePanel } from './panels';
import { Log } from './Log';
import { PromptLine } from './PromptLine';
import { useLog } from './useLog';
import { useTable } from './useTable';
import type { Table } from './useTable';

/** One screen: the planet, what to do now, and everything else one tap away. */
export function TableScreen({ game }: { readonly game: RunningGame }) {
  const table = useTable(game);
  const log = useLog(game);
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [inspected, setInspected] = useState<AreaId | null>(null);
  const wide = width >= wideFrom && width > height;
  const { curtain, view, choices } = table;
  const pace = usePace();
  const leftHanded = useLeftHanded();
  const turned = useFacing(game.state.options.mode, table.decision?.side ?? null);
  useFeel({ key: `${game.id}-${game.ply}`, events: game.events });

  if (curtain.waitsFor !== null) {
    const seat = view.seats[curtain.waitsFor];
    return (
      <Facing turned={turned}>
        <CurtainScreen side={seat?.side ?? 'atreides'} name={seat?.name ?? ''} onOpen={curtain.open} />
      </Facing>
    );
  }

  const shown = panel ?? (wide ? 'dice' : null);
  const end = outcome(game.state);
  const board = (
    <Board
      view={view}
      legal={
        choices.areas.length + choices.zones.length > 0
          ? { areas: choices.areas, zones: choices.zones }
          : null
      }
      motions={table.motions}
      onMotionEnd={table.dropMotion}
      pace={pace}
      onChoose={table.touch}
      onInspect={(target) => setInspected(target.kind === 'area' ? target.id : null)}
    />
  );
  const below = (
    <>
      {inspected === null ? null : (
        <AreaSheet view={view} area={inspected} onClose={() => setInspected(null)} />
      )}
      {end === null ? <PromptLine table={table} /> : <GameOver game={game} winner={end.winner} />}
      <ConfirmEndSheet ending={table.ending} onEnd={table.choose} />
      {table.decision === null || table.ending.waits !== null ? null : (
        <Choices
          decision={table.decision}
          moves={choices.buttons}
          busy={table.busy}
          tall={wide}
          onChoose={table.choose}
          onInspect={() => setPanel('cards')}
        />
      )}
    </>
  );

  return (
    <Facing turned={turned}>
      <View
        testID="game-screen"
        style={[
          styles.fill,
          {
            backgroundColor: colours.background,
            paddingTop: insets.top,
            paddingLeft: insets.left,
            paddingRight: insets.right,
          },
        ]}
      >
        <Header table={table} />
        <View style={[wide ? styles.beside : styles.fill, wide && leftHanded ? styles.mirrored : null]}>
          <View style={styles.fill}>{board}</View>
          <View
            style={[
              wide ? styles.rail : styles.drawer,
              { backgroundColor: colours.surface, paddingBottom: insets.bottom + space.s },
            ]}
          >
            {below}
            <PanelTabs
              names={PANELS}
              shown={shown}
              onShow={(name) => setPanel(name === panel ? null : name)}
            />
            {shown === null ? null : (
              <Panel name={shown} table={table} log={log} tall={wide} height={height} />
            )}
          </View>
        </View>
      </View>
    </Facing>
  );
}

interface PanelProps {
  readonly name: PanelName;
  readonly table: Table;
  readonly log: ReturnType<typeof useLog>;
  readonly tall: boolean;
  readonly height: number;
}

function Panel({ name, table: { view }, log, tall, height }: PanelProps) {
  const t = useT();
  return (
    <ScrollView
      testID={`panel-${name}`}
      aria-label={t(`table.panel.${name}`)}
      style={tall ? styles.fill : { maxHeight: height * 0.3 }}
      contentContainerStyle={styles.panel}
    >
      {name === 'dice' ? <DicePanel view={view} /> : null}
      {name === 'cards' ? <CardsPanel view={view} /> : null}
      {name === 'leaders' ? <LeadersPanel view={view} /> : null}
      {name === 'spice' ? <SpicePanel view={view} /> : null}
      {name === 'log' ? <Log lines={log} /> : null}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  beside: { flex: 1, flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  rail: { width: 380, padding: space.m, gap: space.s },
  drawer: { paddingHorizontal: space.m, paddingTop: space.s, gap: space.s },
  panel: { paddingBottom: space.m },
});
