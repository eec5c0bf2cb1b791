import { Pressable, StyleSheet, View } from 'react-native';

import { useLeftHanded } from '../../feedback/useLeftHanded';
import { useT } from '../../i18n';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space, touchTarget } from '../../ui/tokens';
import { Crest } from '../pieces/Crest';
import { panelIcons } from '../../ui/panelIcons';
import { Icon } from '../../ui/Icon';
import { ClauseLink } from '../ui/ClauseLinks';
import { sideTextColour } from '../pieces/sideTextColour';
import { useCatalogue } from '../texts/catalogue';
import { isAskedOfBoth, namesOfSide, peopleText, roleOf, roleText } from '../texts/seats';
import { sourceOf } from './source';
import type { Table } from './useTable';

interface PromptLineProps {
  readonly table: Table;
  /** What there is to do needs the room: a long sentence stands in smaller letters. */
  readonly crowded?: boolean;
}

/** A sentence of more letters takes three lines on a phone, four with the longest names of places. */
const LONG = 60;

/** Who decides, what and how many; always visible. A refusal is shown in its place until the next tap. */
export function PromptLine({ table, crowded = false }: PromptLineProps) {
  const t = useT();
  const { colours, dark } = useTheme();
  const leftHanded = useLeftHanded();
  const { prompt, notice, curtain, view } = table;
  const catalogue = useCatalogue();
  if (prompt === null) return null;
  const source = table.decision === null ? null : sourceOf(table.decision, catalogue);
  const seat = view.seats[prompt.seat];
  // What both partners say together is asked of the side (R13.3).
  const both = table.decision !== null && isAskedOfBoth(table.decision.kind);
  const role = both || seat === undefined ? { side: prompt.side, house: null } : roleOf(seat);
  const name = both ? peopleText(namesOfSide(table.game.state.options, prompt.side), t) : (seat?.name ?? '');
  const asked = roleText(role, t);
  // A tie is Mahdi's question, put to the player (R14.0).
  const tied = table.decision?.kind === 'tie';
  const asker = tied ? [t('new.mahdi')] : [asked, name === asked ? null : name];
  const crest = tied ? 'harkonnen' : prompt.side;
  const house = tied ? null : role.house;
  const parts = [...asker, prompt.count, source].filter((part) => part !== null);
  return (
    <View style={[styles.row, leftHanded ? styles.mirrored : null]}>
      <Crest side={crest} house={house} size={38} />
      <View style={styles.words} accessible aria-label={prompt.line} testID="prompt">
        <View style={styles.who}>
          <Text
            variant="caption"
            strong
            colour={sideTextColour(crest, dark)}
            style={styles.name}
            testID="prompt-who"
          >
            {parts.join(' · ')}
          </Text>
          <ClauseLink clause={notice?.clause ?? prompt.clause} testID="prompt-clause" />
        </View>
        {notice === null ? (
          <Text
            strong
            variant={crowded && prompt.text.length > LONG ? 'caption' : 'body'}
            testID="prompt-text"
          >
            {prompt.text}
          </Text>
        ) : (
          <Pressable onPress={table.dismissNotice} role="button">
            <Text colour={colours.danger} strong testID="notice" aria-live="polite">
              {notice.text}
            </Text>
          </Pressable>
        )}
      </View>
      {curtain.openFor !== null && curtain.shared ? (
        <Pressable
          testID="hide"
          role="button"
          aria-label={t('table.hide')}
          onPress={curtain.close}
          style={[styles.hide, { borderColor: colours.border }]}
        >
          <Icon drawing={panelIcons.hide} colour={colours.text} size={22} />
        </Pressable>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s + 2, minHeight: 54 },
  mirrored: { flexDirection: 'row-reverse' },
  words: { flex: 1 },
  who: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 20 },
  name: { flexShrink: 1 },
  hide: {
    width: touchTarget,
    height: touchTarget,
    borderRadius: touchTarget / 2,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
