import { useMemo } from 'react';

import { arrakis } from '../../../engine';
import { feedbackFrom } from '../feedback/fromEvents';
import { ConfirmEndSheet } from '../../feedback/ConfirmEndSheet';
import { Facing, useFacing } from '../../feedback/Facing';
import { useFeedback } from '../../feedback/useFeedback';
import type { RunningGame } from '../runningGame';
import { ActionArea } from './actions/ActionArea';
import { ActionBar } from './actions/ActionBar';
import { ConfirmAloneSheet } from './actions/ConfirmAloneSheet';
import { AsideView } from './AsideView';
import { useBattleStory } from './battle/useBattleStory';
import { CurtainScreen } from './curtain/CurtainScreen';
import { usePrivateScreen } from './curtain/usePrivateScreen';
import { Dashboards } from './dashboard/Dashboards';
import { Header } from './dashboard/Header';
import { SideRail } from './dashboard/SideRail';
import { diceRoom } from './layout/diceRoom';
import { useCrowd } from './layout/useCrowd';
import { TableLayout } from './layout/TableLayout';
import { readingLayout, useLayout } from './layout/useLayout';
import { PlaybackPanel } from '../playback/PlaybackPanel';
import { usePlayback } from '../playback/usePlayback';
import { GameOver } from './gameOver/GameOver';
import { PanelTabs } from './panels/PanelTabs';
import { useLog } from './panels/useLog';
import { PromptLine } from './PromptLine';
import { TableBoard } from './TableBoard';
import { momentOf, useAside, type Aside } from './useAside';
import { useTable } from './useTable';

/** Shown where the layout reserves space for a panel and none is open. */
const RESTING: Aside = { kind: 'panel', name: 'cards' };

/** The screen of a running game: the board, what to do now, and everything else one tap away. */
export function TableScreen({ game: stored }: { readonly game: RunningGame }) {
  const { shown: game, playback } = usePlayback(stored);
  const table = useTable(game);
  const log = useLog(stored);
  const story = useBattleStory(stored);
  const usual = useLayout();
  const { curtain, view } = table;
  const aside = useAside(momentOf(table));
  const crowd = useCrowd([game.id, game.ply, playback === null, curtain.openFor].join(), usual);
  // The Harkonnen sit across the table from the Atreides.
  const sitsAcross = game.state.options.mode === 'two' && table.decision?.side === 'harkonnen';
  const turned = useFacing(sitsAcross);
  const feedback = useMemo(() => feedbackFrom(game.events), [game.events]);
  useFeedback(`${game.id}-${game.ply}-${playback?.step ?? 'end'}`, feedback);
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

  // While the automaton's turn is played back, there is nothing to decide yet.
  const end = playback === null ? arrakis.outcome(game.state) : null;
  const acting = playback === null && end === null;
  const layout = end === null ? usual : readingLayout(usual);
  // On a wide tablet the story of a finished game takes the whole column beside the board.
  const resting = layout.roomy && (end === null || layout.name !== 'tabletWide');
  const room = crowd.crowded && !layout.roomy ? 'none' : diceRoom(table, layout);
  const shown = aside.aside ?? (resting ? RESTING : null);
  const wide =
    layout.name === 'phone' ? layout.width : layout.name === 'phoneWide' ? layout.dock : layout.width / 2;
  return (
    <Facing turned={turned}>
      <TableLayout
        layout={layout}
        parts={{
          board: <TableBoard table={table} aside={aside} playback={playback} />,
          header: (
            <Header
              table={table}
              form={layout.name === 'phoneWide' ? 'line' : 'block'}
              onInspect={aside.inspect}
            />
          ),
          rail: <SideRail table={table} aside={aside} />,
          prompt: acting ? <PromptLine table={table} /> : null,
          actions:
            playback !== null ? (
              <PlaybackPanel playback={playback} />
            ) : table.ending.pendingMove !== null ? (
              <ConfirmEndSheet ending={table.ending} onEnd={table.choose} />
            ) : table.alone.waits !== null ? (
              <ConfirmAloneSheet
                alone={table.alone}
                side={table.decision?.side ?? 'atreides'}
                onLeave={table.choose}
              />
            ) : end === null ? (
              <ActionArea table={table} story={story} layout={layout} aside={aside} crowd={crowd} />
            ) : (
              <GameOver game={game} winner={end.winner} />
            ),
          bar: acting ? <ActionBar table={table} aside={aside} /> : null,
          // The dice are hidden where the actions need their space.
          dashboards:
            !acting || room === 'none' ? null : (
              <Dashboards
                view={view}
                width={wide - 24}
                slim={room === 'slim'}
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
                closable={!resting}
              />
            ),
        }}
      />
    </Facing>
  );
}
