import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../engine';
import { feedbackFrom } from '../feedback/fromEvents';
import { ConfirmEndSheet } from '../../feedback/ConfirmEndSheet';
import { Facing, useFacing } from '../../feedback/Facing';
import { useFeedback } from '../../feedback/useFeedback';
import { useT } from '../../i18n';
import { useTheme } from '../../ui/theme';
import { palette } from '../../ui/tokens';
import { Crest } from '../pieces/Crest';
import { useSettings } from '../../store/settings';
import { readLastGame } from '../newGame/lastGame';
import type { RunningGame } from '../runningGame';
import { ActionArea, cardsBehindButton } from './actions/ActionArea';
import { ActionBar } from './actions/ActionBar';
import { ConfirmAloneSheet } from './actions/ConfirmAloneSheet';
import { ConfirmConeSheet } from './actions/ConfirmConeSheet';
import { PickedCardProvider, usePicking } from './actions/pickedCard';
import { AsideView } from './AsideView';
import { isResult } from '../battle/story';
import { useBattleStory } from './battle/useBattleStory';
import { ConeScreen } from './cone/ConeScreen';
import { JointCrest } from './cone/JointCrest';
import { conesOf } from './dashboard/cones';
import { roleOf, roleText, togetherIn } from '../texts/seats';
import { CurtainScreen } from '../../curtain/CurtainScreen';
import { usePrivateScreen } from '../../curtain/usePrivateScreen';
import { Dashboards } from './dashboard/Dashboards';
import { Header } from './dashboard/Header';
import { askedSeats } from './dashboard/sides';
import { Instruments } from './dashboard/Instruments';
import { diceRoom } from './layout/diceRoom';
import { useCrowd } from './layout/useCrowd';
import { TableLayout } from './layout/TableLayout';
import { heldUp, readingLayout, useLayout } from './layout/useLayout';
import { RecapLine } from '../recap/RecapLine';
import { useRecap } from '../recap/useRecap';
import { useReplay } from '../recap/useReplay';
import { PlaybackPanel } from '../playback/PlaybackPanel';
import { usePlayback } from '../playback/usePlayback';
import { DrawnSheet } from './drawn/DrawnSheet';
import { GameOver } from './gameOver/GameOver';
import { Moment } from './gameOver/Moment';
import { useEnding } from './gameOver/useEnding';
import { PanelTabs } from './panels/PanelTabs';
import { useLog } from './panels/useLog';
import { PromptLine } from './PromptLine';
import { TableBoard } from './TableBoard';
import { momentOf, useAside, type Aside } from './useAside';
import { useTable, type Table } from './useTable';

/** Shown where the layout reserves space for a panel and none is open. */
const RESTING: Aside = { kind: 'panel', name: 'cards' };
/** From this size of letters on, two lines of a phone do not hold a sentence of what happened. */
const LARGE = 1.2;

/** Cards that the seat at the device has just got, while another one is to decide already. */
function keptFor({ curtain: { openFor, shared }, decision, drawn }: Table) {
  if (!shared || openFor === null || decision?.seat === openFor) return null;
  const got = drawn.of(openFor);
  return got?.justNow === true ? { cards: got.cards, see: () => drawn.see(openFor) } : null;
}

/** Does whoever decides next sit at the far edge of the tablet? One person alone always sits at the near one. */
function useSitsAcross(state: arrakis.State, view: arrakis.View): boolean {
  const lastGame = useSettings(({ settings }) => settings.lastGames[arrakis.arrakisGame.id]);
  const next = arrakis.pending(state)?.seat;
  const house = next === undefined ? undefined : view.seats[next]?.houses[0];
  if (house === undefined || state.options.mode === 'mahdi') return false;
  return readLastGame(lastGame).across.includes(house);
}

/** The screen of a running game: the board, what to do now, and everything else one tap away. */
export function TableScreen({ game: stored }: { readonly game: RunningGame }) {
  const t = useT();
  const { shown: game, playback } = usePlayback(stored);
  const table = useTable(game, stored);
  const log = useLog(stored);
  const story = useBattleStory(stored);
  const ending = useEnding(stored);
  const picking = usePicking();
  const usual = useLayout();
  const { textScale } = useTheme();
  const { curtain, view } = table;
  const moment = momentOf(table);
  const aside = useAside(moment);
  const replay = useReplay(moment);
  const crowd = useCrowd([game.id, game.ply, playback === null, curtain.openFor].join(), usual);
  const turned = useFacing(useSitsAcross(game.settled, view));
  const feedback = useMemo(() => feedbackFrom(game.events), [game.events]);
  useFeedback(`${game.id}-${game.ply}-${playback?.step ?? 'end'}`, feedback);
  const asked = playback === null ? table.decision : null;
  const recap = useRecap(stored, asked?.seat ?? null, togetherIn(stored.state, asked));
  const silent = useSettings((state) => state.settings.speed === 'off');
  usePrivateScreen(curtain.shared && curtain.openFor !== null);

  const conferring = arrakis.pending(game.settled)?.kind === 'cone';
  if (curtain.waitsFor !== null) {
    const seat = view.seats[curtain.waitsFor];
    const side = seat?.side ?? 'atreides';
    const role = seat === undefined ? { side, house: null } : roleOf(seat);
    const partners = view.seats.filter((one) => one.side === side);
    const [one = '', other = ''] = partners.map(({ name }) => name);
    return (
      <Facing turned={turned}>
        <CurtainScreen
          crest={conferring ? <JointCrest seats={partners} /> : <Crest {...role} size={96} />}
          side={conferring ? t('cone.title') : roleText(role, t)}
          colour={side === 'atreides' ? palette.atreides : palette.harkonnen}
          name={seat?.name ?? ''}
          both={conferring ? { pass: t('cone.pass', { one, other }), others: t('cone.closed') } : null}
          onOpen={curtain.open}
          onDismiss={curtain.dismiss}
        />
      </Facing>
    );
  }

  const under = view.conferring;
  if (under !== null && curtain.openFor !== null && playback === null) {
    return (
      <Facing turned={turned}>
        <ConeScreen
          view={view}
          side={under}
          game={game.id}
          ply={game.ply}
          layout={usual}
          busy={table.busy}
          onEnd={() => (table.controls.done === null ? undefined : table.choose(table.controls.done))}
        />
      </Facing>
    );
  }

  // While the automaton's turn is played back, there is nothing to decide yet.
  const end = playback === null ? arrakis.outcome(game.state) : null;
  if (end !== null && ending.isNew) {
    return (
      <Facing turned={turned}>
        <Moment game={stored} winner={end.winner} onEnd={ending.pass} />
      </Facing>
    );
  }
  // What came as a turn ended is seen before it is put away; the other side decides after that.
  const kept = playback === null ? keptFor(table) : null;
  const acting = playback === null && end === null && kept === null;
  const layout = end === null ? usual : readingLayout(usual);
  // On a wide tablet the story of a finished game takes the whole column beside the board.
  const fighting = acting && (table.decision?.battle ?? null) !== null;
  // Its dice keep the room while they are told, and until somebody has gone on from its result.
  const fought = playback === null ? acting && isResult(story, game.ply) : playback.line.fight !== null;
  const listed = aside.aside === null ? acting && !cardsBehindButton(table) : aside.aside.kind === 'cards';
  const reads = listed && picking.picked?.ply === game.ply;
  // On a tablet a battle, and a card that is held up, have the room of the panel that otherwise rests there.
  const resting =
    layout.roomy && !fighting && !fought && !reads && (end === null || layout.name !== 'tabletWide');
  const room = diceRoom(table, layout, crowd);
  // The sign takes no height where the controls need all of it.
  // With the speed off it is all that tells what happened, and gives way last.
  const squeezed = silent ? crowd.full : crowd.yields;
  const large = textScale > LARGE && !silent;
  const tight = !layout.roomy && (fighting || squeezed || large || layout.name === 'phoneWide');
  const since =
    !acting || recap.length === 0 || aside.aside?.kind === 'recap' ? null : (
      <RecapLine
        items={recap}
        form={tight ? 'sign' : silent ? 'summary' : 'line'}
        onOpen={() => aside.show({ kind: 'recap' })}
      />
    );
  const shown = aside.aside ?? (resting ? RESTING : null);
  const wide =
    layout.name === 'phone' ? layout.width : layout.name === 'phoneWide' ? layout.dock : layout.width / 2;
  return (
    <Facing turned={turned}>
      <PickedCardProvider value={picking}>
        <TableLayout
          layout={layout}
          rise={reads ? heldUp(layout) : 0}
          reading={reads}
          parts={{
            board: <TableBoard table={table} aside={aside} playback={playback} replay={replay} />,
            header: (
              <Header
                table={table}
                form={layout.name === 'phoneWide' ? 'line' : layout.name === 'tablet' ? 'broad' : 'block'}
                onInspect={aside.inspect}
              />
            ),
            instruments: <Instruments table={table} aside={aside} />,
            prompt: !acting ? null : tight ? (
              <View style={styles.row}>
                <View style={styles.fill}>
                  <PromptLine table={table} crowded={crowd.full && !layout.roomy} />
                </View>
                {since}
              </View>
            ) : (
              <>
                {since}
                <PromptLine table={table} crowded={crowd.full && !layout.roomy} />
              </>
            ),
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
              ) : table.cone.waits !== null ? (
                <ConfirmConeSheet
                  cone={table.cone}
                  left={conesOf(view, table.decision?.side ?? 'atreides') ?? 1}
                  onSpend={table.choose}
                />
              ) : kept !== null ? (
                <DrawnSheet cards={kept.cards} onInspect={aside.inspect} onSeen={kept.see} />
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
                  acting={askedSeats(table)}
                  onOpen={() => aside.show({ kind: 'panel', name: 'dice' })}
                />
              ),
            tabs: (
              <PanelTabs
                shown={shown?.kind === 'panel' ? shown.name : null}
                roomy={layout.roomy}
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
                  recap={recap}
                  replay={replay}
                  columns={layout.columns}
                  closable={!resting}
                />
              ),
          }}
        />
      </PickedCardProvider>
    </Facing>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  fill: { flex: 1 },
});
