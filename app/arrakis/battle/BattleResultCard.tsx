import { StyleSheet, View } from 'react-native';

import { useT, type Translate } from '../../i18n';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { radius, space } from '../../ui/tokens';
import type { arrakis } from '../../../engine';
import { Crest } from '../pieces/Crest';
import { areaInSentence } from '../texts/describe';
import { Losses } from './Losses';
import { resultsOf, throwOf } from './results';
import { otherSide, type BattleStory } from './story';
import { StrikeLine } from './StrikeLine';
import { Throw } from './Throw';

const CREST = 26;
const DIE = 28;

/** Who has won where, in one sentence; nothing while the battle goes on. */
export function verdictOf({ ended, to }: BattleStory, t: Translate): string | null {
  if (ended === null) return null;
  const place = areaInSentence(to, t);
  return ended.winner === null
    ? t('table.battle.nobodyWins', { place })
    : t('table.battle.winner', { side: t(`side.${ended.winner}`), place });
}

function fallText({ fallen }: BattleStory, t: Translate): string | null {
  if (fallen === null) return null;
  const site = fallen.side === 'atreides' ? 'sietch' : 'settlement';
  return t(`table.battle.destroyed.${site}`, { rank: fallen.rank });
}

interface BattleResultCardProps {
  readonly story: BattleStory;
  /** Without dice and losses, where there is little height. */
  readonly brief?: boolean;
}

/**
 * A battle that has been fought: the verdict, what each side threw in the last round and dealt, what it lost in all.
 * Only shows what it is given: whoever tells of a battle can use it.
 */
export function BattleResultCard({ story, brief = false }: BattleResultCardProps) {
  const t = useT();
  const { colours } = useTheme();
  const winner = story.ended?.winner ?? null;
  const verdict = verdictOf(story, t);
  const fall = fallText(story, t);
  return (
    <View testID="battle-result" style={[styles.card, { backgroundColor: colours.surfaceStrong }]}>
      {verdict === null ? null : (
        <View style={styles.row}>
          {winner === null ? null : <Crest side={winner} size={CREST} />}
          <View style={styles.words}>
            <Text strong>{verdict}</Text>
            {fall === null ? null : (
              <Text variant="caption" testID="battle-fallen">
                {fall}
              </Text>
            )}
          </View>
        </View>
      )}
      {brief ? null : <BattleHalves story={story} die={DIE} />}
    </View>
  );
}

interface BattleHalvesProps {
  readonly story: BattleStory;
  /** The largest die, in points. */
  readonly die: number;
}

/** What each side threw last, dealt and lost, the attacker first. */
export function BattleHalves({ story, die }: BattleHalvesProps) {
  return [story.attacker, otherSide(story.attacker)].map((side) => (
    <Half key={side} story={story} side={side} die={die} />
  ));
}

interface HalfProps extends BattleHalvesProps {
  readonly side: arrakis.Side;
}

/** One side of a battle: its last throw, what came of it, whom it lost. */
function Half({ story, side, die }: HalfProps) {
  const faces = story.faces[side];
  const strike = story.strikes[side];
  const surprise = story.surprise && story.round === 1 && side === story.attacker;
  // Before the end somebody may still have to say who takes the hits.
  const unscathed = story.ended === null && story.losses[side].length === 0;
  return (
    <View style={styles.row} testID={`result-${side}`}>
      <Crest side={side} size={CREST} />
      <View style={styles.words}>
        {faces === null ? null : (
          <Throw
            side={side}
            results={resultsOf(throwOf(faces, surprise, strike, story.strikes[otherSide(side)]))}
            most={die}
          />
        )}
        <View style={styles.outcome}>
          {strike === null ? null : <StrikeLine side={side} strike={strike} testID={`strike-${side}`} />}
          {unscathed ? null : <Losses side={side} losses={story.losses[side]} align="end" />}
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.s, padding: space.s, borderRadius: radius.m },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1, gap: 2 },
  // What a side dealt and what it lost stand apart: side by side they read as one sum.
  outcome: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.m,
  },
});
