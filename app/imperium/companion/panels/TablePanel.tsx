import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../../engine';
import { useT } from '../../../i18n';
import { CompanionSwap } from '../../../reference/ui/CompanionSwap';
import { Chip } from '../../../ui/Chip';
import { Choice } from '../../../ui/Choice';
import { Counter } from '../../../ui/Counter';
import { Section } from '../../../ui/Section';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { AgentIcon } from '../../pieces/AgentIcon';
import { Token } from '../../pieces/Token';
import type { TokenName } from '../../pieces/tokens';
import { useCatalogue } from '../../texts/catalogue';
import { Makers, TakenChip, Tracks } from '../ask/Details';
import { nameOf, spaceName, tableSeats } from '../names';
import { LeaveTable } from '../parts/LeaveTable';
import { SeatChips } from '../parts/SeatChips';
import { DECKS } from '../record';
import { changeHagalTable, chooseDeck, useHagalTable } from '../store';

interface TablePanelProps {
  readonly state: imperium.State;
}

const TOKENS: Readonly<Record<imperium.TableCount, TokenName>> = {
  agents: 'agent',
  garrison: 'troop',
  conflict: 'deploy',
  swords: 'sword',
  vp: 'points',
  solari: 'solari',
  spice: 'spice',
  water: 'water',
  intrigue: 'intrigue',
};
/** House Hagal keeps nothing in the game of two (I12.11). */
const KEPT_IN_SOLO: readonly imperium.TableCount[] = ['vp', 'solari', 'spice', 'water', 'intrigue'];
const BASIS = 150;

/** Spaces that a card of House Hagal may name, the Makers apart. */
const NAMED = imperium.SPACES.filter(
  ({ id }) =>
    imperium.HAGAL_CARDS.some((card) => card.space === id) && !imperium.MAKERS.some((maker) => maker === id),
).map(({ id }) => id);

/** The whole table as it is known here, to be put right. */
export function TablePanel({ state }: TablePanelProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const deck = useHagalTable((table) => table.deck);
  const seats = tableSeats(state, t, catalogue);
  const all = state.vp.map((_, seat) => seat);
  const turnOrder = state.options.players === 1 ? all : all.slice(0, state.options.players);
  return (
    <View style={styles.stack} testID="hagal-table">
      <Text variant="caption" muted>
        {t('hagal.table.about')}
      </Text>
      {imperium.automata(state).map((seat) => (
        <Automaton key={seat} state={state} seat={seat} name={nameOf(seats, seat)} />
      ))}
      <Section title={t('hagal.table.taken')} row>
        {NAMED.map((id) => (
          <TakenChip key={id} id="table" state={state} space={id} />
        ))}
      </Section>
      <Makers state={state} id="table" />
      <SeatChips
        testID="hagal-first-player"
        title={t('hagal.first')}
        seats={seats}
        among={turnOrder}
        nobody={false}
        value={state.firstPlayer}
        onChange={(seat) => changeHagalTable((now) => imperium.withFirstPlayer(now, seat ?? 0))}
      />
      {imperium.CONTROLLED.map((id, index) => {
        const owner = state.control[index] ?? -1;
        return (
          <SeatChips
            key={id}
            testID={`hagal-control-${id}`}
            title={t('hagal.table.control', { space: spaceName(id, catalogue) })}
            seats={seats}
            among={turnOrder}
            nobody
            value={owner < 0 ? null : owner}
            onChange={(seat) => changeHagalTable((now) => imperium.withControl(now, id, seat))}
          />
        );
      })}
      <Tracks state={state} id="table" factions={imperium.FACTIONS} />
      <Choice
        testID="hagal-source"
        label={t('hagal.source')}
        value={deck}
        onChange={chooseDeck}
        options={DECKS.map((value) => ({ value, label: t(`hagal.source.${value}`) }))}
      />
      <View style={styles.row}>
        <Chip
          testID="hagal-shuffle"
          title={t('hagal.deck.shuffled')}
          onPress={() => changeHagalTable(imperium.tableShuffle)}
        />
        <CompanionSwap game={imperium.imperiumGame.id} />
      </View>
      <LeaveTable />
    </View>
  );
}

interface AutomatonProps extends TablePanelProps {
  readonly seat: number;
  readonly name: string;
}

function Automaton({ state, seat, name }: AutomatonProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const view = imperium.view(state, 'table').seats[seat];
  const counts = imperium.TABLE_COUNTS.filter(
    (what) => state.options.players === 1 || !KEPT_IN_SOLO.includes(what),
  );
  return (
    <Section title={name} row>
      {counts.map((what) => (
        <Counter
          key={what}
          testID={`hagal-count-${seat}-${what}`}
          name={t(`hagal.count.${what}`)}
          basis={BASIS}
          art={<Token token={TOKENS[what]} size={22} />}
          value={imperium.countOf(state, seat, what)}
          max={imperium.mostOf(state, seat, what)}
          onChange={(n) => changeHagalTable((now) => imperium.withCount(now, seat, what, n))}
        />
      ))}
      {imperium.FACTIONS.map((faction) => (
        <Counter
          key={faction}
          testID={`hagal-count-${seat}-${faction}`}
          name={catalogue.icons[faction]}
          basis={BASIS}
          art={<AgentIcon icon={faction} size={22} />}
          value={view?.influence[faction] ?? 0}
          max={6}
          onChange={(n) => changeHagalTable((now) => imperium.withInfluence(now, seat, faction, n))}
        />
      ))}
    </Section>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
