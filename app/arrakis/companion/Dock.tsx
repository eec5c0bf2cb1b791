import { ScrollView, StyleSheet, View } from 'react-native';

import { arrakis } from '../../../engine';
import { areaInSentence } from '../texts/describe';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { useT } from '../../i18n';
import { ActionArea } from '../table/actions/ActionArea';
import { ActionBar } from '../table/actions/ActionBar';
import { AsideView } from '../table/AsideView';
import { useBattleStory } from '../table/battle/useBattleStory';
import { useCrowd } from '../table/layout/useCrowd';
import type { Layout } from '../table/layout/useLayout';
import { PromptLine } from '../table/PromptLine';
import { momentOf, useAside } from '../table/useAside';
import type { Table } from '../table/useTable';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space } from '../../ui/tokens';
import { CompanionTabs, TABS, type TabName } from './CompanionTabs';
import { AreaEditor } from './panels/AreaEditor';
import { AttackPanel } from './panels/AttackPanel';
import { DieBar } from './panels/DieBar';
import { DiePanel } from './panels/DiePanel';
import { DrawPanel } from './panels/DrawPanel';
import { LeadersPanel } from './panels/LeadersPanel';
import { LogPanel } from './panels/LogPanel';
import { NewTarget } from './panels/NewTarget';
import { OutcomePanel } from './panels/OutcomePanel';
import { RoundPanel } from './panels/RoundPanel';
import { ToldPanel } from './panels/ToldPanel';
import { ZoneEditor } from './panels/ZoneEditor';
import { changeTable, setCards, startOver, useCompanion } from './store';
import type { Waiting } from './waiting';
import type { Mahdi } from './useMahdi';
import type { MahdiTold } from './useMahdiTold';
import type { Editing } from './useEditing';

interface DockProps {
  readonly layout: Layout;
  readonly table: Table;
  readonly waiting: Waiting;
  readonly told: MahdiTold | null;
  readonly places: Editing;
  readonly mahdi: Mahdi;
}

/** Beside or below the board: what there is to do now, one thing at a time, each from its top. */
export function Dock({ layout, table, waiting, told, places, mahdi }: DockProps) {
  const { state, fought, ply } = useCompanion();
  const before = told === null ? null : <ToldPanel told={told} />;
  switch (waiting.for) {
    case 'attack':
      return (
        <Scroll key={`attack.${ply}`}>
          {before}
          <AttackPanel attack={waiting.attack} state={state} onTable={mahdi.fight} onHere={mahdi.goOn} />
        </Scroll>
      );
    case 'outcome':
      return fought === null ? null : (
        <Scroll key="outcome">
          <OutcomePanel
            areas={fought}
            state={state}
            view={table.view}
            onChange={changeTable}
            onEnd={mahdi.endFight}
          />
        </Scroll>
      );
    case 'card':
      return (
        <Scroll key={`card.${ply}`}>
          {before}
          <DrawPanel key={table.game.ply} house={waiting.house} onCard={mahdi.card} />
        </Scroll>
      );
    case 'decision':
      return told === null ? <Decision table={table} layout={layout} /> : <BeforeDecision told={told} />;
    case 'nothing':
      return <Resting layout={layout} table={table} told={told} places={places} mahdi={mahdi} />;
  }
}

function Scroll({ children }: { readonly children: React.ReactNode }) {
  return (
    <ScrollView style={styles.fill} contentContainerStyle={styles.content} testID="companion-dock">
      {children}
    </ScrollView>
  );
}

/** What was done before the people at the table have to decide: it is carried out first. */
function BeforeDecision({ told }: { readonly told: MahdiTold }) {
  const t = useT();
  return (
    <View style={styles.fill}>
      <Scroll key={told.key}>
        <ToldPanel told={told} />
      </Scroll>
      <Button testID="told-on" kind="primary" title={t('companion.told.on')} onPress={told.close} />
    </View>
  );
}

/** What the people at the table have to decide, with the table's own controls. */
function Decision({ table, layout }: { readonly table: Table; readonly layout: Layout }) {
  const story = useBattleStory(table.game);
  const aside = useAside(momentOf(table));
  const crowd = useCrowd(String(table.game.ply), layout);
  return (
    <View style={styles.decision} testID="companion-decision">
      <PromptLine table={table} />
      {aside.aside === null ? (
        <>
          <View style={styles.fill}>
            <ActionArea table={table} story={story} layout={layout} aside={aside} crowd={crowd} />
          </View>
          {table.decision?.kind === 'tie' ? <Any table={table} /> : null}
          <ActionBar table={table} aside={aside} />
        </>
      ) : (
        <AsideView
          shown={aside.aside}
          table={table}
          handle={aside}
          log={[]}
          columns={layout.columns}
          closable
        />
      )}
    </View>
  );
}

/** Lets the device choose at random where the criteria tie (R14.0). */
function Any({ table }: { readonly table: Table }) {
  const t = useT();
  const moves = table.decision?.moves ?? [];
  const pick = () => {
    const move = moves[Math.floor(Math.random() * moves.length)];
    if (move) table.choose(move);
  };
  return (
    <View style={styles.row}>
      <Chip testID="tie-any" title={t('companion.any')} onPress={pick} />
    </View>
  );
}

type RestingProps = Pick<DockProps, 'layout' | 'table' | 'told' | 'places' | 'mahdi'>;

function Resting({ layout, table, told, places, mahdi }: RestingProps) {
  const t = useT();
  const { colours } = useTheme();
  const { state, cards, log } = useCompanion();
  const { view } = table;
  const { selected, moving, fault, tab } = places;
  const end = arrakis.outcome(state);
  const fallen = arrakis.targetFell(state) ? <NewTarget state={state} onChange={changeTable} /> : null;
  const dice = {
    view,
    onDie: (result: arrakis.Result | null) => {
      places.show('die');
      mahdi.die(result);
    },
    onRound: () => places.show('round'),
  };
  const die = fallen ?? <DiePanel {...dice} quiet={layout.roomy && tab === 'round' && selected === null} />;
  const answer = told === null ? null : <ToldPanel told={told} closable />;
  const panel = (shown: TabName) => {
    switch (shown) {
      case 'die':
        return answer ?? (layout.roomy ? <LogPanel log={log} round={state.round} /> : die);
      case 'round':
        return (
          <RoundPanel
            state={state}
            view={view}
            cards={cards}
            onChange={changeTable}
            onCards={setCards}
            onStartOver={() => {
              startOver();
              places.show('die');
            }}
            onRound={(drawn) => {
              places.show('die');
              mahdi.round(drawn);
            }}
            onHarvest={() => {
              places.show('die');
              mahdi.harvest();
            }}
          />
        );
      case 'leaders':
        return <LeadersPanel view={view} onChange={changeTable} />;
      case 'log':
        return <LogPanel log={log} round={state.round} />;
    }
  };
  const body = () => {
    if (moving !== null) {
      return (
        <View style={styles.stack} testID="moving">
          <Text strong colour={fault === null ? colours.text : colours.danger} aria-live="polite">
            {fault === null
              ? t('companion.move.where', { place: areaInSentence(moving, t) })
              : t(`companion.fault.${fault}`)}
          </Text>
          <View style={styles.row}>
            <Chip testID="move-cancel" title={t('companion.cancel')} onPress={places.cancel} />
          </View>
        </View>
      );
    }
    if (selected?.kind === 'area') {
      return (
        <AreaEditor
          key={selected.id}
          area={selected.id}
          state={state}
          view={view}
          onChange={changeTable}
          onMove={places.move}
          onClose={places.close}
        />
      );
    }
    if (selected?.kind === 'zone') {
      return (
        <ZoneEditor
          key={selected.id}
          zone={selected.id}
          state={state}
          view={view}
          onChange={changeTable}
          onClose={places.close}
        />
      );
    }
    return panel(tab);
  };
  const tabs = layout.roomy ? TABS.filter((name) => name !== 'die') : TABS;
  const edits = selected !== null || moving !== null;
  const shown = edits ? null : layout.roomy && tab === 'die' ? 'log' : tab;
  // Under what he did lies his next die, so that nothing has to be put away first.
  const next = answer !== null && !edits && tab === 'die' ? (fallen ?? <DieBar {...dice} />) : null;
  // Each content starts at the top, however far the previous one was scrolled.
  const place = moving ?? selected?.id ?? (tab === 'die' ? `die.${told?.key ?? ''}` : tab);
  const bar = <CompanionTabs tabs={tabs} shown={shown} onShow={places.show} />;
  const over =
    end === null ? null : (
      <Text strong colour={colours.danger} testID="companion-over" aria-live="polite">
        {t('companion.won', { side: t(`side.${end.winner}`) })}
      </Text>
    );
  if (layout.name === 'tablet') {
    return (
      <View style={styles.columns}>
        <View style={styles.fill}>
          <Scroll>
            {over}
            {die}
          </Scroll>
        </View>
        <View style={styles.fill}>
          <Scroll key={place}>{body()}</Scroll>
          {bar}
        </View>
      </View>
    );
  }
  if (layout.roomy) {
    return (
      <View style={styles.fill}>
        {over}
        {die}
        <View style={styles.gap} />
        {bar}
        <Scroll key={place}>{body()}</Scroll>
      </View>
    );
  }
  return (
    <View style={styles.fill}>
      {over}
      <Scroll key={place}>{body()}</Scroll>
      {next}
      {bar}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  decision: { flex: 1, gap: 6 },
  stack: { gap: space.s },
  content: { paddingBottom: space.m, gap: space.s },
  row: { flexDirection: 'row', gap: space.s },
  columns: { flex: 1, flexDirection: 'row', gap: space.m },
  gap: { height: space.s },
});
