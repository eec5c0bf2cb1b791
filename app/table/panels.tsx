import { StyleSheet, View } from 'react-native';

import {
  LEADER_FACTS,
  PLANNING_CARDS,
  PRESCIENCE_CARDS,
  RESULTS,
  printPlanningCard,
  printPrescienceCard,
  type CardId,
  type LeaderView,
  type PrescienceId,
  type View as GameView,
} from '../../engine';
import { useCatalogue, useT } from '../i18n';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/theme';
import { palette, radius, space } from '../ui/tokens';
import { CardFace } from './CardFace';
import { areaName } from '../board/access/describe';

function isCard(id: string): id is CardId {
  return PLANNING_CARDS.some((card) => card.id === id);
}

function isPrescience(id: string): id is PrescienceId {
  return PRESCIENCE_CARDS.some((card) => card.id === id);
}

/** Unused and spent dice of both sides. */
export function DicePanel({ view }: { readonly view: GameView }) {
  const t = useT();
  const { colours } = useTheme();
  return (
    <View style={styles.stack}>
      {view.seats.map((seat) => (
        <View key={seat.seat} style={styles.stack}>
          <Text strong>
            {t(`side.${seat.side}`)} · {seat.name}
          </Text>
          <View style={styles.row}>
            {RESULTS.filter((result) => seat.slots[result] > 0).map((result) => (
              <View
                key={result}
                style={[
                  styles.die,
                  { borderColor: colours.border, opacity: seat.dice[result] > 0 ? 1 : 0.5 },
                ]}
              >
                <Text variant="caption">{t(`table.result.${result}`)}</Text>
                <Text strong>
                  {seat.dice[result]}
                  <Text variant="caption" muted>{` +${seat.spent[result]}`}</Text>
                </Text>
              </View>
            ))}
          </View>
          {seat.tank.some((leader) => leader !== null) ? (
            <Text muted>
              {seat.tank
                .flatMap((leader, space) =>
                  leader === null ? [] : [`${leaderName(leader)} ${space + 1}/${seat.tank.length}`],
                )
                .join(', ')}
            </Text>
          ) : null}
        </View>
      ))}
    </View>
  );
}

function leaderName(id: string): string {
  return LEADER_FACTS.find((fact) => fact.id === id)?.name ?? id;
}

/** The own hand and objective, if this viewer may see them, and the revealed prescience cards. */
export function CardsPanel({ view }: { readonly view: GameView }) {
  const t = useT();
  const catalogue = useCatalogue();
  const own = view.seats.find((seat) => seat.hand !== null);
  return (
    <View style={styles.stack}>
      {own ? (
        <View style={styles.stack} testID="own-hand">
          <Text strong>{own.handSize > 0 ? t('table.hand') : t('table.hand.empty')}</Text>
          {(own.hand ?? []).filter(isCard).map((id, index) => (
            <CardFace key={`${id}-${index}`} card={printPlanningCard(id, catalogue)} />
          ))}
        </View>
      ) : null}
      {view.seats
        .filter((seat) => seat.hand === null && view.solo === null)
        .map((seat) => (
          <Text key={seat.seat} muted>
            {t('table.hand.hidden', { name: seat.name, count: seat.handSize })}
          </Text>
        ))}
      <Text strong>{t('table.prescience')}</Text>
      {view.prescience.map(({ card }) =>
        isPrescience(card) ? <CardFace key={card} card={printPrescienceCard(card, catalogue)} /> : null,
      )}
    </View>
  );
}

function leaderPlace(t: ReturnType<typeof useT>, leader: LeaderView): string {
  const { place } = leader;
  if (place.at === 'board') return areaName(place.area, t);
  if (place.at === 'tank') return t('table.leader.tank', { space: place.space + 1 });
  return t(`table.leader.${place.at}`);
}

export function LeadersPanel({ view }: { readonly view: GameView }) {
  const t = useT();
  const { colours } = useTheme();
  return (
    <View style={styles.stack}>
      {view.leaders
        .filter(({ place }) => place.at !== 'notInPlay' && place.at !== 'removed')
        .map((leader) => (
          <View key={leader.leader} style={[styles.line, { borderColor: colours.border }]}>
            <View
              style={[
                styles.badge,
                { backgroundColor: leader.side === 'atreides' ? palette.atreides : palette.harkonnen },
              ]}
            />
            <View style={styles.words}>
              <Text strong>{leaderName(leader.leader)}</Text>
              <Text variant="caption" muted>
                {leaderPlace(t, leader)} · {leader.ready ? t('table.leader.ready') : t('table.leader.spent')}
              </Text>
            </View>
          </View>
        ))}
    </View>
  );
}

export function SpicePanel({ view }: { readonly view: GameView }) {
  const t = useT();
  const { colours } = useTheme();
  return (
    <View style={styles.stack}>
      {view.powers.map(({ power, row, banned }) => (
        <View key={power} style={[styles.line, { borderColor: colours.border }]}>
          <Text strong style={styles.words}>
            {t(`table.power.${power}`)}
          </Text>
          <Text>{t('table.power.row', { row: row + 1 })}</Text>
          {banned ? <Text colour={colours.danger}>{t('table.power.banned')}</Text> : null}
        </View>
      ))}
      <Text>{t('table.spice.reserve', { count: view.spiceReserve })}</Text>
      {view.solo ? (
        <Text>
          {t('table.solo.target', {
            target: view.solo.target === null ? '–' : areaName(view.solo.target, t),
            sector: view.solo.harvestSector,
            dice: view.solo.unrolledDice,
            cards: view.solo.reinforcements,
          })}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  die: {
    borderWidth: 1,
    borderRadius: radius.s,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    minWidth: 88,
  },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    borderBottomWidth: StyleSheet.hairlineWidth,
    paddingVertical: space.xs,
  },
  badge: { width: 12, height: 28, borderRadius: 3 },
  words: { flex: 1 },
});
