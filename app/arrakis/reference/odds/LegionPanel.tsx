import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Crest } from '../../pieces/Crest';
import { Figure } from '../../pieces/Figure';
import { figureText } from '../../pieces/figures';
import { sideTextColour } from '../../pieces/sideTextColour';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { referenceIcons } from '../../../reference/ui/referenceIcons';
import { Icon } from '../../../ui/Icon';
import { CountRow } from './CountRow';
import { LeaderPick } from './LeaderPick';
import {
  maxCount,
  unitsOf,
  withCount,
  type Count,
  type Edit,
  type BattleSetup,
} from '../../odds/battleSetup';
import { useCatalogue } from '../../texts/catalogue';

interface LegionPanelProps {
  readonly setup: BattleSetup;
  readonly side: arrakis.Side;
  readonly onEdit: Edit;
  /** Beside the other one, not above it. */
  readonly wide: boolean;
  /** What belongs to its role: where it stands, how it attacks. */
  readonly children: ReactNode;
}

const FIGURES = ['regular', 'elite', 'special', 'generic'] as const;

/** One of the two legions: its figures, its leaders, the cards behind it. */
export function LegionPanel({ setup, side, onEdit, wide, children }: LegionPanelProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const { colours, dark } = useTheme();
  const legion = setup.legions[side];
  const role = setup.attacker === side ? 'attacker' : 'defender';
  const units = unitsOf(legion);
  const full = units >= arrakis.UNIT_LIMIT;
  const banned = side === 'harkonnen' && units > arrakis.BANNED_LIMIT;
  const ban = arrakis
    .printBan('choam', catalogue)
    .lines.map(({ text }) => text)
    .join(' ');
  return (
    <View
      role="group"
      aria-label={`${t(`odds.${role}`)}: ${t(`side.${side}`)}`}
      testID={`legion-${side}`}
      style={[
        styles.panel,
        wide ? styles.half : null,
        { backgroundColor: colours.surface, borderColor: sideTextColour(side, dark) },
      ]}
    >
      <View style={styles.head}>
        <Crest side={side} size={36} />
        <View style={styles.words}>
          <Text variant="caption" strong muted>
            {t(`odds.${role}`)}
          </Text>
          <Text variant="title" maxScale={1} colour={sideTextColour(side, dark)} testID={`${role}-name`}>
            {t(`side.${side}`)}
          </Text>
        </View>
        <Text variant="caption" muted testID={`units-${side}`}>
          {t('odds.units', { units, most: arrakis.UNIT_LIMIT })}
        </Text>
      </View>
      {FIGURES.map((figure) => (
        <LegionCount
          key={figure}
          count={figure}
          side={side}
          value={legion[figure]}
          max={maxCount(legion, figure, side)}
          onEdit={onEdit}
        />
      ))}
      {/* Its place is kept, so that nothing moves when the legion fills up. */}
      <Text variant="caption" muted aria-live="polite" testID={`limit-${side}`} style={styles.limit}>
        {full ? t('odds.full', { most: arrakis.UNIT_LIMIT }) : ' '}
        {banned ? ` ${t('odds.ban', { words: ban })}` : ''}
      </Text>
      <LeaderPick side={side} folded={!wide} chosen={legion.leaders} onEdit={onEdit} />
      <LegionCount
        count="cards"
        side={side}
        value={legion.cards}
        max={maxCount(legion, 'cards', side)}
        onEdit={onEdit}
        automaton={setup.solo && side === 'harkonnen'}
      />
      {children}
    </View>
  );
}

interface LegionCountProps {
  readonly count: Count;
  readonly side: arrakis.Side;
  readonly value: number;
  readonly max: number;
  readonly onEdit: Edit;
  /** Its cards are the reinforcements (R14.14). */
  readonly automaton?: boolean;
}

function LegionCount({ count, side, value, max, onEdit, automaton = false }: LegionCountProps) {
  const t = useT();
  const { colours } = useTheme();
  const isCards = count === 'cards';
  return (
    <CountRow
      testID={`${side}-${count}`}
      name={isCards ? t(automaton ? 'odds.reinforcements' : 'odds.cards') : figureText(count, side, t)}
      lead={
        isCards ? (
          <View style={styles.sign}>
            <Icon drawing={referenceIcons.cards} colour={colours.textMuted} />
          </View>
        ) : (
          <Figure figure={count} side={side} size={32} faded={value === 0} />
        )
      }
      value={value}
      max={max}
      onChange={(next) => onEdit((setup) => withCount(setup, side, count, next))}
    />
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.s, borderRadius: radius.m, borderTopWidth: 3, padding: space.m - 4 },
  half: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingBottom: space.xs },
  words: { flex: 1 },
  limit: { minHeight: 20 },
  sign: { width: 32, alignItems: 'center' },
});
