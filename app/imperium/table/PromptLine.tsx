import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { useLeftHanded } from '../../feedback/useLeftHanded';
import { useT } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { panelIcons } from '../../ui/panelIcons';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space, touchTarget } from '../../ui/tokens';
import { SeatSign } from '../pieces/SeatSign';
import { seatLetters } from '../pieces/seats';
import { OwnThings } from './OwnThings';
import type { Table } from './useTable';

interface PromptLineProps {
  readonly table: Table;
  /** What happened since the last decision: above the line, or at its end where there is no room. */
  readonly since: ReactNode;
  readonly tight: boolean;
}

/** Who decides, what and how many; always visible. A refusal is shown in its place until the next tap. */
export function PromptLine({ table, since, tight }: PromptLineProps) {
  const t = useT();
  const { colours } = useTheme();
  const leftHanded = useLeftHanded();
  const { prompt, notice, curtain, view, picked } = table;
  if (prompt === null) return null;
  const seat = view.seats[prompt.seat];
  const who = [seat?.name ?? '', prompt.count].filter((part) => part !== null).join(' · ');
  const hint =
    picked.card !== null ? t('imp.pick.space') : picked.space !== null ? t('imp.pick.card') : prompt.text;
  const line = (
    <View style={[styles.row, leftHanded ? styles.mirrored : null]}>
      <SeatSign seat={prompt.seat} letter={seatLetters(view.seats)[prompt.seat] ?? ''} size={34} />
      <View style={styles.words} accessible aria-label={prompt.line} testID="prompt">
        <View style={styles.who}>
          <Text variant="caption" strong numberOfLines={1} style={styles.name} testID="prompt-who">
            {who}
          </Text>
          {seat === undefined ? null : <OwnThings seat={seat} />}
        </View>
        {notice === null ? (
          <Text strong testID="prompt-text">
            {hint}
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
      {tight ? since : null}
    </View>
  );
  if (tight) return line;
  return (
    <>
      {since}
      {line}
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 54 },
  mirrored: { flexDirection: 'row-reverse' },
  words: { flex: 1 },
  who: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s, minHeight: 20 },
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
