import { outcome } from '../../engine';
import { ConfirmEndSheet } from '../feel/ConfirmEndSheet';
import { Facing, useFacing } from '../feel/facing';
import { useFeel } from '../feel/useFeel';
import type { RunningGame } from '../store/gamesRunning';
import { ActionArea } from './act/ActionArea';
import { ActionBar } from './act/ActionBar';
import { AsideView } from './AsideView';
import { useBattleStory } from './battle/story';
import { CurtainScreen } from './curtain/CurtainScreen';
import { usePrivateScreen } from './curtain/usePrivateScreen';
import { Dashboards } from './dash/Dashboards';
import { Header } from './dash/Header';
import { SideRail } from './dash/SideRail';
import { GameOver } from './GameOver';
import { crowds } from './layout/crowds';
import { TableLayout } from './layout/TableLayout';
import { useLayout } from './layout/useLayout';
import { PanelTabs } from './panels/PanelTabs';
import { useLog } from './panels/useLog';
import { PromptLine } from './PromptLine';
import { TableBoard } from './TableBoard';
import { useAside, type Aside } from './useAside';
import { useTable } from './useTable';

/** Where a panel has a place of its own, this one lies there while nothing else does. */
const RESTING: Aside = { kind: 'panel', name: 'cards' };

/** One screen: the planet, what to do now, and everything else one tap away. */
export function TableScreen({ game }: { readonly game: RunningGame }) {
  const table = useTable(game);
  const log = useLog(game);
  const story = useBattleStory(game);
  const layout = useLayout();
  const aside = useAside(game.ply);
  const { curtain, view } = table;
  const turned = useFacing(game.state.options.mode, table.decision?.side ?? null);
  useFeel({ key: `${game.id}-${game.ply}`, events: game.events });
  usePrivateScreen(curtain.shared && curtain.openFor !== null);

  if (curtain.waitsFor !== null) {
    const seat = view.seats[curtain.waitsFor];
    return (
      <Facing turned={turned}>
        <CurtainScreen
          side={seat?.side ?? 'atreides'}
          name={seat?.name ?? ''}
          onOpen={curtain.open}
          onDismiss={curtain.dismiss}
        />
      </Facing>
    );
  }

  const end = outcome(game.state);
  const shown = aside.aside ?? (layout.roomy ? RESTING : null);
  const wide =
    layout.name === 'phone' ? layout.width : layout.name === 'phoneWide' ? layout.dock : layout.width / 2;
  return (
    <Facing turned={turned}>
      <TableLayout
        layout={layout}
        parts={{
          board: <TableBoard table={table} aside={aside} />,
          header: (
            <Header
              table={table}
              form={layout.name === 'phoneWide' ? 'line' : 'block'}
              onInspect={aside.inspect}
            />
          ),
          rail: <SideRail table={table} aside={aside} />,
          prompt: end === null ? <PromptLine table={table} /> : null,
          actions:
            table.ending.waits !== null ? (
              <ConfirmEndSheet ending={table.ending} onEnd={table.choose} />
            ) : end === null ? (
              <ActionArea table={table} story={story} layout={layout} aside={aside} />
            ) : (
              <GameOver game={game} winner={end.winner} />
            ),
          bar: end === null ? <ActionBar table={table} aside={aside} /> : null,
          // Dice give way where what there is to do needs the room.
          dashboards: crowds(table, layout) ? null : (
            <Dashboards
              view={view}
              width={wide - 24}
              acting={table.decision?.seat ?? null}
              onOpen={() => aside.show({ kind: 'panel', name: 'dice' })}
            />
          ),
          tabs: (
            <PanelTabs
              shown={shown?.kind === 'panel' ? shown.name : null}
              named={layout.roomy}
              onShow={aside.toggle}
            />
          ),
          aside:
            shown === null ? null : (
              <AsideView
                shown={shown}
                table={table}
                handle={aside}
                log={log}
                columns={layout.columns}
                closable={!layout.roomy}
              />
            ),
        }}
      />
    </Facing>
  );
}
