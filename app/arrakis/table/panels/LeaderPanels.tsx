import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { areaName, leaderName } from '../../texts/describe';
import { useT, type Translate } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { Figure } from '../../pieces/Figure';
import { SiteSign } from '../../pieces/signs';
import { Crest } from '../../pieces/Crest';
import { roleKey, roleOf, roleText } from '../../texts/seats';
import type { Inspected } from '../inspect/inspected';
import { PanelRow } from '../../../ui/PanelRow';

interface PanelProps {
  readonly view: arrakis.View;
  readonly onInspect: (what: Inspected) => void;
}

export function leaderPlace({ place }: arrakis.LeaderView, t: Translate): string {
  if (place.at === 'board') return areaName(place.area, t);
  if (place.at === 'tank') return t('table.leader.tank', { space: place.space + 1 });
  return t(`table.leader.${place.at}`);
}

function leaderState(leader: arrakis.LeaderView, t: Translate): string {
  const { at } = leader.place;
  if (at === 'notInPlay' || at === 'removed') return leaderPlace(leader, t);
  return `${leaderPlace(leader, t)} · ${leader.ready ? t('table.leader.ready') : t('table.leader.spent')}`;
}

const OWNER = new Map<string, arrakis.House>(arrakis.LEADER_FACTS.map(({ id, house }) => [id, house]));

/** Whose special action it is: of partners only the owner uses it (R13.5). */
function isLedBy({ leader }: arrakis.LeaderView, { houses }: arrakis.SeatView): boolean {
  const house = OWNER.get(leader);
  return house !== undefined && houses.includes(house);
}

/** Named leaders of all seats: where they are and whether their special action is left. */
export function LeadersPanel({ view, onInspect }: PanelProps) {
  const t = useT();
  return (
    <View style={styles.stack}>
      {view.seats.map((seat) => (
        <View key={seat.seat} testID={`leaders-${roleKey(seat)}`}>
          <Text variant="caption" strong muted>
            {ownerText(seat, t)}
          </Text>
          {view.leaders
            .filter((leader) => isLedBy(leader, seat))
            .map((leader) => {
              const { side } = seat;
              const away = leader.place.at === 'notInPlay' || leader.place.at === 'removed';
              return (
                <PanelRow
                  key={leader.leader}
                  testID={`leader-${leader.leader}`}
                  art={<Figure figure={leader.leader} side={side} size={34} faded={away} />}
                  title={leaderName(leader.leader, t)}
                  detail={leaderState(leader, t)}
                  onPress={() => onInspect({ kind: 'leader', id: leader.leader })}
                />
              );
            })}
        </View>
      ))}
      {view.wildMaker === 'notInPlay' ? null : <WildMakerRow view={view} onInspect={onInspect} />}
    </View>
  );
}

function WildMakerRow({ view, onInspect }: PanelProps) {
  const t = useT();
  const { colours } = useTheme();
  return (
    <PanelRow
      testID="leader-wild-maker"
      art={<SiteSign site="wildMaker" size={34} colour={colours.text} ground={colours.background} />}
      title={t('board.piece.wildMaker')}
      detail={t(view.wildMaker === 'board' ? 'table.wildMaker.board' : 'table.leader.available')}
      onPress={() => onInspect({ kind: 'wildMaker' })}
    />
  );
}

/** "Atreides", or with the name of whoever leads a part of a side: "Corrino · Cora". */
function ownerText(seat: arrakis.SeatView, t: Translate): string {
  const role = roleText(roleOf(seat), t);
  return seat.houses.length > 1 || seat.name === role ? role : `${role} · ${seat.name}`;
}

/** The tanks: leaders on their way back, a space for each die spent (R12). */
export function TankPanel({ view, onInspect }: PanelProps) {
  const t = useT();
  const { colours } = useTheme();
  return (
    <View style={styles.stack}>
      {view.seats.map((seat) => (
        <View key={seat.seat} style={styles.tank}>
          <PanelRow
            testID={`tank-${roleKey(seat)}`}
            art={<Crest {...roleOf(seat)} size={24} />}
            title={
              seat.houses.length > 1
                ? t('table.tank.of', { side: t(`side.${seat.side}`) })
                : `${t('table.tank.one')} · ${ownerText(seat, t)}`
            }
            detail={
              seat.tank.every((leader) => leader === null)
                ? t('table.tank.empty')
                : t('table.tank.about', { count: seat.tank.length })
            }
            onPress={() => onInspect({ kind: 'tank', side: seat.side })}
          />
          <View style={styles.row}>
            {seat.tank.map((leader, index) => (
              <View key={index} style={[styles.space, { borderColor: colours.border }]}>
                {leader === null ? (
                  <Text variant="caption" muted>
                    {index + 1}
                  </Text>
                ) : (
                  <Figure figure={leader} side={seat.side} size={34} />
                )}
                {leader === null ? null : (
                  <Text variant="caption" numberOfLines={1}>
                    {leaderName(leader, t)}
                  </Text>
                )}
              </View>
            ))}
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.m },
  tank: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  space: {
    flexGrow: 1,
    flexBasis: 56,
    minHeight: 60,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.s,
    padding: 3,
  },
});
