import { StyleSheet, View } from 'react-native';
import type { ReactNode } from 'react';

import { arrakis } from '../../../../engine';
import { useT, type Translate } from '../../../i18n';
import { Screen } from '../../../ui/Screen';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { tally } from './tally';

const SETS = ['atreidesStarting', 'atreidesStandard', 'harkonnenBlack', 'harkonnenSilver'] as const;

/** What is on a token: "2 regular, 1 bashar". */
function contents({ set, regular, elite, special, generic }: arrakis.TokenFact, t: Translate): string {
  const side = set.startsWith('atreides') ? 'atreides' : 'harkonnen';
  return [
    regular > 0 ? t('board.figure.regular', { count: regular }) : null,
    elite > 0 ? t('board.figure.elite', { count: elite }) : null,
    special > 0 ? t(`board.figure.special.${side}`, { count: special }) : null,
    generic > 0 ? t(`board.figure.generic.${side}`, { count: generic }) : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** Everything in the box, counted. */
export function TokensScreen() {
  const t = useT();
  return (
    <Screen title={t('tokens.title')} testID="tokens-screen">
      <Group title={t('tokens.units')}>
        {arrakis.SIDES.map((side) => (
          <Entry
            key={side}
            name={t(`side.${side}`)}
            words={arrakis.UNIT_RANKS.map((rank) =>
              rank === 'special'
                ? t(`board.figure.special.${side}`, { count: arrakis.UNIT_SUPPLY[side][rank] })
                : t(`board.figure.${rank}`, { count: arrakis.UNIT_SUPPLY[side][rank] }),
            ).join(', ')}
          />
        ))}
      </Group>
      <Group title={t('tokens.leaders')}>
        {arrakis.SIDES.map((side) => (
          <Entry
            key={side}
            name={t(`side.${side}`)}
            words={t(`board.figure.generic.${side}`, { count: arrakis.GENERIC_LEADER_SUPPLY[side] })}
          />
        ))}
      </Group>
      <Group title={t('tokens.vehicles')}>
        {arrakis.VEHICLES.map((vehicle) => (
          <Entry
            key={vehicle}
            name={t(`board.piece.${vehicle}`)}
            words={t('tokens.times', { number: arrakis.VEHICLE_SUPPLY[vehicle] })}
          />
        ))}
        <Entry
          name={t('board.piece.sandworm')}
          words={t('tokens.times', { number: arrakis.SANDWORM_SUPPLY })}
        />
        <Entry name={t('board.piece.wildMaker')} words={t('tokens.times', { number: 1 })} />
      </Group>
      <Group title={t('tokens.deployment')} reconstructed={arrakis.RECONSTRUCTED.tokenContents}>
        {SETS.map((set) => (
          <Entry
            key={set}
            name={t(`tokens.deployment.${set}`)}
            words={tally(
              arrakis.DEPLOYMENT_TOKENS.filter((token) => token.set === set).map((token) =>
                contents(token, t),
              ),
            )
              .map(([words, number]) => `${t('tokens.times', { number })} ${words}`)
              .join('\n')}
          />
        ))}
      </Group>
      <Group title={t('tokens.sietches')}>
        {tally(arrakis.SIETCH_RANKS).map(([rank, number]) => (
          <Entry key={rank} name={t('tokens.rank', { rank })} words={t('tokens.times', { number })} />
        ))}
      </Group>
      <Group title={t('tokens.stations')} reconstructed={arrakis.RECONSTRUCTED.stationSplit}>
        {arrakis.MARKERS.map((marker) => (
          <Entry
            key={marker}
            name={t(`table.marker.${marker}`)}
            words={t('tokens.times', {
              number: arrakis.STATION_SYMBOLS.filter((symbol) => symbol === marker).length,
            })}
          />
        ))}
      </Group>
      <Group title={t('tokens.worms')} reconstructed={arrakis.RECONSTRUCTED.wormsignSplit}>
        {arrakis.WORMSIGNS.map((sign) => (
          <Entry
            key={sign}
            name={t(`tokens.wormsign.${sign}`)}
            words={t('tokens.times', { number: arrakis.WORMSIGN_SUPPLY[sign] })}
          />
        ))}
      </Group>
      <Group title={t('tokens.beneGesserit')}>
        <Text>
          {t('tokens.beneGesserit.total', {
            total: arrakis.BENE_GESSERIT_TOKENS.total,
            start: arrakis.BENE_GESSERIT_TOKENS.atreidesStart,
          })}
        </Text>
      </Group>
    </Screen>
  );
}

interface GroupProps {
  readonly title: string;
  readonly reconstructed?: boolean;
  readonly children: ReactNode;
}

function Group({ title, reconstructed = false, children }: GroupProps) {
  const t = useT();
  const { colours } = useTheme();
  return (
    <View style={styles.group}>
      <Text variant="title">{title}</Text>
      <View style={[styles.card, { backgroundColor: colours.surface }]}>{children}</View>
      {reconstructed ? (
        <Text variant="caption" muted>
          ◊ {t('tokens.reconstructed')}
        </Text>
      ) : null}
    </View>
  );
}

function Entry({ name, words }: { readonly name: string; readonly words: string }) {
  return (
    <View style={styles.entry} aria-label={`${name}: ${words}`}>
      <Text strong style={styles.name}>
        {name}
      </Text>
      <Text style={styles.words}>{words}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.s },
  card: { borderRadius: radius.m, padding: space.m, gap: space.s },
  entry: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m },
  name: { flexBasis: 140, flexGrow: 1 },
  words: { flexBasis: 140, flexGrow: 2 },
});
