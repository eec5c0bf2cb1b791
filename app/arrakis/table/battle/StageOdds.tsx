import { router } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { paramsOf } from '../../odds/address';
import { decimal, wholePercent } from '../../odds/numbers';
import { barColours } from '../../odds/barColours';
import { sideTextColour } from '../../pieces/sideTextColour';
import { PictureButton } from '../../../ui/PictureButton';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space, touchTarget } from '../../../ui/tokens';
import { battleAhead } from './battleOdds';
import { otherSide } from '../../battle/story';
import { useOdds } from './useOdds';

/** Less cannot be seen. */
const LEAST = 0.002;
/** What stands invisibly in the place of odds that are being worked out, so that nothing moves when they come. */
const WIDEST = { chance: 0.88, lost: 8.8 } as const;
/** In one row it can be touched this far above and below it; in points. */
const BEYOND = 8;

interface StageOddsProps {
  readonly battle: arrakis.BattleView;
  readonly view: arrakis.View;
  /** One row: losses stand as bare numbers beside the chances. */
  readonly crowded: boolean;
}

/** Who wins if they fight to the end, and what it costs them, on the stage itself. A tap leads to the calculator. */
export function StageOdds({ battle, view, crowded }: StageOddsProps) {
  const t = useT();
  const { colours, dark } = useTheme();
  const odds = useOdds(battle, view);
  const { attacker } = battle;
  const defender = otherSide(attacker);
  const pending = odds === undefined;
  const attack = odds?.attack.lost.units ?? WIDEST.lost;
  const defence = odds?.defence.lost.units ?? WIDEST.lost;
  const words =
    odds === null
      ? t('table.odds.none')
      : t('table.odds.lost', { attack: decimal(attack, t), defence: decimal(defence, t) });
  const chances =
    odds === null
      ? null
      : [
          { side: attacker, chance: odds?.attackerWins ?? WIDEST.chance, lost: attack },
          { side: defender, chance: odds?.defenderWins ?? WIDEST.chance, lost: defence },
        ].map(({ side, chance, lost }, index) => ({
          id: index === 0 ? 'odds-attacker' : 'odds-defender',
          side,
          text: wholePercent(chance, t),
          losses: `−${decimal(lost, t)}`,
        }));
  const parts = odds
    ? [
        { key: 'attacker', chance: odds.attackerWins, ...barColours(attacker, dark) },
        { key: 'nobody', chance: odds.nobodyWins, fill: colours.surfaceStrong, edge: colours.border },
        { key: 'defender', chance: odds.defenderWins, ...barColours(defender, dark) },
      ].filter(({ chance }) => chance >= LEAST)
    : [];
  const said = [
    t('table.odds.show'),
    ...(pending ? [] : (chances ?? [])).map(({ side, text }) => `${t(`side.${side}`)} ${text}`),
    ...(pending ? [] : [words]),
    ...(odds ? [t('table.odds.how'), t('odds.detail')] : []),
  ].join('. ');
  const setup = odds ? battleAhead(battle, view) : null;
  return (
    <PictureButton
      testID="odds"
      role={setup === null ? 'img' : 'link'}
      label={said}
      disabled={setup === null}
      onPress={() => {
        if (setup !== null) router.push({ pathname: '/reference/odds', params: { ...paramsOf(setup) } });
      }}
      hitSlop={crowded ? BEYOND : 0}
      style={[styles.odds, crowded ? styles.single : null]}
    >
      <View style={styles.row}>
        {chances?.slice(0, 1).map((chance) => (
          <Chance key={chance.id} {...chance} crowded={crowded} pending={pending} />
        ))}
        <View style={styles.bar}>
          {parts.map(({ key, chance, fill, edge }) => (
            <View
              key={key}
              style={[styles.part, { flexGrow: chance, backgroundColor: fill, borderColor: edge }]}
            />
          ))}
        </View>
        {chances?.slice(1).map((chance) => (
          <Chance key={chance.id} {...chance} crowded={crowded} pending={pending} />
        ))}
      </View>
      {crowded && chances !== null ? null : (
        <Text
          variant="caption"
          muted
          style={[styles.words, pending ? styles.unseen : null]}
          {...(pending ? {} : { testID: 'odds-words' })}
        >
          {words}
        </Text>
      )}
    </PictureButton>
  );
}

interface ChanceProps {
  readonly id: string;
  readonly side: arrakis.Side;
  readonly text: string;
  readonly losses: string;
  readonly crowded: boolean;
  readonly pending: boolean;
}

/** How likely a side wins. */
function Chance({ id, side, text, losses, crowded, pending }: ChanceProps) {
  const { dark } = useTheme();
  return (
    <View style={[styles.chance, pending ? styles.unseen : null]}>
      <Text strong colour={sideTextColour(side, dark)} {...(pending ? {} : { testID: id })}>
        {text}
      </Text>
      {crowded ? (
        <Text variant="caption" muted>
          {losses}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  odds: { minHeight: touchTarget, justifyContent: 'center', borderRadius: radius.s },
  single: { minHeight: touchTarget - 2 * BEYOND },
  unseen: { opacity: 0 },
  chance: { flexDirection: 'row', alignItems: 'baseline', gap: 3 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 22 },
  bar: { flex: 1, flexDirection: 'row', height: 14, gap: 2, borderRadius: 4, overflow: 'hidden' },
  part: { flexBasis: 0, minWidth: 3, borderRadius: 3, borderWidth: 1.5 },
  words: { textAlign: 'center' },
});
