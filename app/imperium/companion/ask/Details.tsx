import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../../engine';
import { useT } from '../../../i18n';
import { Counter } from '../../../ui/Counter';
import { OptionChip } from '../../../ui/OptionChip';
import { Section } from '../../../ui/Section';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { AgentIcon } from '../../pieces/AgentIcon';
import { Token } from '../../pieces/Token';
import { useCatalogue } from '../../texts/catalogue';
import { nameOf, spaceName, tableSeats } from '../names';
import { SeatChips } from '../parts/SeatChips';
import { changeHagalTable } from '../store';

interface DetailsProps {
  readonly state: imperium.State;
  readonly needs: readonly imperium.TableNeed[];
}

/** What the app cannot know and has to ask: it stands as it was left the last time, and is put right. */
export function Details({ state, needs }: DetailsProps) {
  return (
    <View style={styles.stack} testID="hagal-details">
      {needs.map((need, index) => (
        <Need key={index} state={state} need={need} />
      ))}
    </View>
  );
}

function Need({ state, need }: { readonly state: imperium.State; readonly need: imperium.TableNeed }) {
  switch (need.need) {
    case 'free':
      return null;
    case 'makers':
      return <Makers state={state} id="ask" />;
    case 'tracks':
      return <Tracks state={state} factions={need.factions} id="ask" />;
    case 'strength':
      return <Strength state={state} />;
  }
}

interface StateProps {
  readonly state: imperium.State;
}

/** On a tablet the question and the whole table stand side by side. */
interface PlacedProps extends StateProps {
  readonly id: 'ask' | 'table';
}

/** The three Maker spaces: what lies there, and whether a person stands there (I12.6). */
export function Makers({ state, id }: PlacedProps) {
  const t = useT();
  return (
    <View style={styles.stack}>
      <Text strong>{t('hagal.ask.makers')}</Text>
      {imperium.MAKERS.map((maker, index) => (
        <Maker key={maker} state={state} id={id} maker={maker} spice={state.bonusSpice[index] ?? 0} />
      ))}
    </View>
  );
}

interface MakerProps extends PlacedProps {
  readonly maker: imperium.Maker;
  readonly spice: number;
}

function Maker({ state, id, maker, spice }: MakerProps) {
  const catalogue = useCatalogue();
  return (
    <View style={styles.maker}>
      <View style={[styles.count, styles.line]}>
        <Counter
          testID={`hagal-${id}-bonus-${maker}`}
          name={spaceName(maker, catalogue)}
          art={<Token token="spice" size={22} />}
          value={spice}
          max={20}
          onChange={(n) => changeHagalTable((now) => imperium.withBonusSpice(now, maker, n))}
        />
      </View>
      <TakenChip state={state} id={id} space={maker} short />
    </View>
  );
}

interface TakenChipProps extends PlacedProps {
  readonly space: string;
  /** The name stands beside it. */
  readonly short?: boolean;
}

/** Is there an Agent on a space? One of an automaton's stays where it was sent. */
export function TakenChip({ state, id, space: place, short = false }: TakenChipProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const there = imperium.standingOn(state, place);
  const automaton = there.find((seat) => !imperium.isPerson(state.options, seat));
  const name = spaceName(place, catalogue);
  const owner = automaton === undefined ? null : nameOf(tableSeats(state, t, catalogue), automaton);
  return (
    <OptionChip
      testID={`hagal-${id}-taken-${place}`}
      title={short ? t('hagal.ask.taken') : name}
      detail={short ? null : owner}
      chosen={there.length > 0}
      disabled={automaton !== undefined}
      onPress={() =>
        changeHagalTable((now) =>
          imperium.withTaken(now, place, imperium.standingOn(now, place).length === 0),
        )
      }
    />
  );
}

interface TracksProps extends PlacedProps {
  readonly factions: readonly imperium.Faction[];
}

/** How high people stand, and who holds the Alliance (I8.4). */
export function Tracks({ state, id, factions }: TracksProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const seats = tableSeats(state, t, catalogue);
  const all = state.vp.map((_, seat) => seat);
  const people = all.filter((seat) => imperium.isPerson(state.options, seat));
  const view = imperium.view(state, 'table');
  return (
    <View style={styles.stack}>
      <Text strong>{t('hagal.ask.tracks')}</Text>
      {factions.map((faction) => (
        <View key={faction} style={styles.track}>
          {people.map((seat) => (
            <View key={seat} style={styles.line}>
              <Counter
                testID={`hagal-${id}-track-${faction}-${seat}`}
                name={`${catalogue.icons[faction]} · ${nameOf(seats, seat)}`}
                art={<AgentIcon icon={faction} size={22} />}
                value={view.seats[seat]?.influence[faction] ?? 0}
                max={6}
                onChange={(n) => changeHagalTable((now) => imperium.withInfluence(now, seat, faction, n))}
              />
            </View>
          ))}
          <SeatChips
            testID={`hagal-${id}-alliance-${faction}`}
            title={t('hagal.ask.alliance', { faction: catalogue.icons[faction] })}
            seats={seats}
            among={all}
            nobody
            value={holderOf(state, faction)}
            onChange={(seat) => changeHagalTable((now) => imperium.withAlliance(now, faction, seat))}
          />
        </View>
      ))}
    </View>
  );
}

export function holderOf(state: imperium.State, faction: imperium.Faction): number | null {
  const holder = state.alliance[imperium.FACTIONS.indexOf(faction)] ?? -1;
  return holder < 0 ? null : holder;
}

/** What the person has in the Conflict (I13.9). */
function Strength({ state }: StateProps) {
  const t = useT();
  return (
    <Section title={t('hagal.ask.strength')} row>
      <Counter
        testID="hagal-own-conflict"
        name={t('hagal.ask.troops')}
        art={<Token token="troop" size={22} />}
        value={imperium.countOf(state, 0, 'conflict')}
        max={12}
        onChange={(n) =>
          changeHagalTable((now) =>
            imperium.withCount(imperium.withCount(now, 0, 'garrison', 0), 0, 'conflict', n),
          )
        }
      />
      <Counter
        testID="hagal-own-swords"
        name={t('hagal.ask.swords')}
        art={<Token token="sword" size={22} />}
        value={imperium.countOf(state, 0, 'swords')}
        max={30}
        onChange={(n) => changeHagalTable((now) => imperium.withCount(now, 0, 'swords', n))}
      />
    </Section>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  track: { gap: space.xs },
  maker: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  // The chip beside it goes below on the smallest phones.
  count: { flexGrow: 1, flexBasis: 230 },
  line: { flexDirection: 'row' },
});
