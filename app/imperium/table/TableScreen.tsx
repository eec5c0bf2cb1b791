import { useMemo, useState } from 'react';

import { imperium } from '../../../engine';
import { CurtainScreen } from '../../curtain/CurtainScreen';
import { usePrivateScreen } from '../../curtain/usePrivateScreen';
import { ConfirmEndSheet } from '../../feedback/ConfirmEndSheet';
import { useFeedback } from '../../feedback/useFeedback';
import { BackButton } from '../../ui/Screen';
import { feedbackFrom } from '../feedback/feedback';
import { PlaybackPanel } from '../playback/PlaybackPanel';
import { usePlayback } from '../playback/usePlayback';
import type { RunningGame } from '../runningGame';
import { useCatalogue } from '../texts/catalogue';
import { SeatSign } from '../pieces/SeatSign';
import { seatStyle } from '../pieces/seats';
import { Decision } from './Decision';
import { RecapLine } from '../recap/RecapLine';
import { usePast } from '../recap/usePast';
import { GameOver } from './gameOver/GameOver';
import { Moment } from './gameOver/Moment';
import { useEnding } from './gameOver/useEnding';
import { InspectSheet } from './InspectSheet';
import type { Inspected } from './inspected';
import { Panel } from './Panel';
import type { PanelName } from './panelNames';
import { useLog } from './panels/useLog';
import { PromptLine } from './PromptLine';
import { TableBar } from './TableBar';
import { TableBoard } from './TableBoard';
import { TableLayout } from './TableLayout';
import { readingLayout, useLayout } from './useLayout';
import { useTable } from './useTable';

/** What lies beside the decision, until the next move. */
interface Aside {
  readonly ply: number;
  readonly panel: PanelName | null;
  readonly inspected: Inspected | null;
  /** Where something of the past was. */
  readonly spot: string | null;
}

/** What rests beside a decision where there is room: what it is about, else what there is to acquire. */
function restsBeside(kind: imperium.FrameKind | null): PanelName {
  switch (kind) {
    case 'combatTurn':
      return 'conflict';
    case 'spoils':
    case 'endgame':
      return 'seats';
    default:
      return 'row';
  }
}

const NOTHING = { panel: null, inspected: null, spot: null } as const;

/** The screen of a running game of Dune: Imperium. */
export function TableScreen({ game: stored }: { readonly game: RunningGame }) {
  const { shown: game, playback } = usePlayback(stored);
  const table = useTable(game);
  const usual = useLayout();
  const catalogue = useCatalogue();
  const [aside, setAside] = useState<Aside>({ ...NOTHING, ply: game.ply });
  const now = aside.ply === game.ply ? aside : { ...NOTHING, ply: game.ply };
  const decides = playback === null ? (table.decision?.seat ?? null) : null;
  const { entries, recap } = usePast(stored, decides, now.panel === 'log');
  const log = useLog(entries, game.state.options, now.panel === 'log');
  const ending = useEnding(stored);
  const { curtain, view } = table;
  const feedback = useMemo(() => feedbackFrom(game.events), [game.events]);
  useFeedback(`${game.id}-${game.ply}-${playback?.step ?? 'end'}`, feedback);
  usePrivateScreen(curtain.shared && curtain.openFor !== null);

  if (curtain.waitsFor !== null) {
    const seat = view.seats[curtain.waitsFor];
    const leader = seat?.leader ?? null;
    return (
      <CurtainScreen
        crest={<SeatSign seat={curtain.waitsFor} size={96} />}
        side={leader === null ? '' : imperium.printLeader(leader, catalogue).name}
        colour={seatStyle(curtain.waitsFor).colour}
        name={seat?.name ?? ''}
        onOpen={curtain.open}
        onDismiss={curtain.dismiss}
      />
    );
  }

  const over = playback === null && imperium.outcome(game.state) !== null;
  if (over && ending.isNew) return <Moment game={stored} onEnd={ending.pass} />;
  const layout = over ? readingLayout(usual, usual.height) : usual;
  const inspect = (inspected: Inspected) => setAside({ ...now, ply: game.ply, inspected });
  const show = (panel: PanelName) =>
    setAside({
      ...NOTHING,
      ply: game.ply,
      panel: now.panel === panel ? null : panel,
    });
  const panel = (name: PanelName) => (
    <Panel
      name={name}
      table={table}
      log={log}
      recap={recap}
      width={layout.hand}
      roomy={layout.roomy}
      onInspect={inspect}
      onSpot={(spot) => setAside({ ...now, spot })}
    />
  );
  const kind = table.decision?.kind ?? null;
  const beside = now.panel ?? restsBeside(kind);
  const apart = layout.roomy && now.inspected === null && now.panel === null;
  // Leaders with their abilities need all the room there is.
  const alone = kind === 'leader' && playback === null && apart;
  const since =
    recap.length === 0 ? null : <RecapLine items={recap} small={layout.tight} onOpen={() => show('recap')} />;
  const answer = () => {
    if (playback !== null) return <PlaybackPanel playback={playback} />;
    if (over) return <GameOver game={game} />;
    if (table.ending.pendingMove !== null)
      return <ConfirmEndSheet ending={table.ending} onEnd={table.choose} />;
    if (now.inspected !== null && !layout.roomy) return sheet(now.inspected);
    if (now.panel !== null && !layout.roomy) return panel(now.panel);
    return <Decision table={table} width={layout.hand} apart={apart} onInspect={inspect} />;
  };
  const closeSheet = () => setAside({ ...now, inspected: null });
  const sheet = (what: Inspected) => <InspectSheet what={what} onClose={closeSheet} />;
  return (
    <TableLayout
      layout={layout}
      parts={{
        board: (
          <TableBoard
            table={table}
            playback={playback}
            spot={now.spot}
            onInspect={inspect}
            onShow={show}
            onPick={closeSheet}
          />
        ),
        prompt:
          playback === null && !over ? <PromptLine table={table} since={since} tight={layout.tight} /> : null,
        main: answer(),
        bar:
          playback !== null ? null : over ? (
            <BackButton />
          ) : (
            <TableBar table={table} shown={now.panel} onShow={show} />
          ),
        aside: alone ? null : now.inspected === null ? panel(beside) : sheet(now.inspected),
      }}
    />
  );
}
