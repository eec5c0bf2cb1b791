import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { leaderName } from '../../texts/describe';
import { useT } from '../../../i18n';
import { CombatDie } from '../../pieces/DieFace';
import { Icon } from '../../../ui/Icon';
import { icons } from '../../../ui/icons';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space, touchTarget } from '../../../ui/tokens';
import { useFocusRing } from '../../../ui/useFocusRing';
import { leadersOf, withLeader, type Edit } from '../../odds/battleSetup';
import { useCatalogue } from '../../texts/catalogue';

interface LeaderPickProps {
  readonly side: arrakis.Side;
  readonly chosen: readonly arrakis.LeaderId[];
  /** Where room is short, the list opens on demand. */
  readonly folded: boolean;
  readonly onEdit: Edit;
}

/** The named leaders of a side, with what each turns a special into; written out for those that are chosen. */
export function LeaderPick(props: LeaderPickProps) {
  const { side, chosen, folded, onEdit } = props;
  const t = useT();
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  const words = useCombatWords();
  const [opened, setOpened] = useState(false);
  const open = opened || !folded;
  const title = chosen.length === 0 ? t('odds.leaders') : `${t('odds.leaders')}: ${chosen.length}`;
  return (
    <View style={styles.pick} role="group" aria-label={t('odds.leaders')}>
      {folded ? (
        <Pressable
          testID={`leaders-${side}`}
          role="button"
          aria-label={title}
          aria-expanded={open}
          onPress={() => setOpened(!opened)}
          {...focusEvents}
          style={[styles.fold, ring]}
        >
          <Text strong style={styles.title}>
            {title}
          </Text>
          <Icon drawing={open ? icons.minus : icons.plus} colour={colours.textMuted} size={20} />
        </Pressable>
      ) : (
        <Text variant="caption" strong muted>
          {t('odds.leaders')}
        </Text>
      )}
      {open ? (
        <View style={styles.chips}>
          {leadersOf(side).map((leader) => (
            <LeaderChip
              key={leader}
              leader={leader}
              side={side}
              words={words(leader)}
              chosen={chosen.includes(leader)}
              onPress={() => onEdit((setup) => withLeader(setup, side, leader))}
            />
          ))}
        </View>
      ) : null}
      {chosen.map((leader) => (
        <Text key={leader} variant="caption" muted testID={`says-${leader}`}>
          {leaderName(leader, t)}: {words(leader)}
        </Text>
      ))}
    </View>
  );
}

/** What the card says of battle (R7.10), with the mark of what was reconstructed. */
function useCombatWords(): (leader: arrakis.LeaderId) => string {
  const catalogue = useCatalogue();
  return (leader) => {
    const line = arrakis
      .printLeader(leader, catalogue)
      .lines.find(({ clauses }) => clauses.includes('R7.10'));
    return line === undefined ? '' : `${line.text}${line.reconstructed ? ' ◊' : ''}`;
  };
}

interface LeaderChipProps {
  readonly leader: arrakis.LeaderId;
  readonly side: arrakis.Side;
  readonly words: string;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

function LeaderChip({ leader, side, words, chosen, onPress }: LeaderChipProps) {
  const t = useT();
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  const combat = arrakis.LEADER_FACTS.find(({ id }) => id === leader)?.combat ?? { hits: 0, shields: 0 };
  const faces = [
    ...Array.from({ length: combat.hits }, () => 'hit' as const),
    ...Array.from({ length: combat.shields }, () => 'shield' as const),
  ];
  const name = leaderName(leader, t);
  return (
    <Pressable
      testID={`leader-${leader}`}
      role="checkbox"
      aria-label={`${name}. ${words}`}
      aria-checked={chosen}
      onPress={onPress}
      {...focusEvents}
      style={[
        styles.chip,
        {
          backgroundColor: chosen ? colours.text : 'transparent',
          borderColor: chosen ? colours.text : colours.border,
        },
        ring,
      ]}
    >
      <Text strong={chosen} colour={chosen ? colours.background : colours.text} style={styles.name}>
        {name}
      </Text>
      <View style={styles.faces}>
        {faces.map((face, index) => (
          <CombatDie key={index} face={face} side={side} size={16} />
        ))}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  pick: { gap: space.xs },
  fold: { minHeight: touchTarget, flexDirection: 'row', alignItems: 'center', gap: space.s },
  title: { flex: 1 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  chip: {
    minHeight: touchTarget,
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    paddingHorizontal: 10,
    borderRadius: radius.round,
    borderWidth: 1,
  },
  name: { flexShrink: 1 },
  faces: { flexDirection: 'row', gap: 1 },
});
