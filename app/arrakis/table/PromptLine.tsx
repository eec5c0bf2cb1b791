import { Pressable, StyleSheet, View } from 'react-native';

import { useLeftHanded } from '../../feedback/useLeftHanded';
import { useT } from '../../i18n';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space, touchTarget } from '../../ui/tokens';
import { Crest } from '../pieces/Crest';
import { panelIcons } from '../ui/panelIcons';
import { Icon } from '../../ui/Icon';
import { ClauseLink } from '../ui/ClauseLinks';
import { sideTextColour } from '../pieces/sideTextColour';
import { useCatalogue } from '../texts/catalogue';
import { sourceOf } from './source';
import type { Table } from './useTable';

/** Who decides, what and how many; always visible. A refusal is shown in its place until the next tap. */
export function PromptLine({ table }: { readonly table: Table }) {
  const t = useT();
  const { colours, dark } = useTheme();
  const leftHanded = useLeftHanded();
  const { prompt, notice, curtain, view } = table;
  const catalogue = useCatalogue();
  if (prompt === null) return null;
  const source = table.decision === null ? null : sourceOf(table.decision, catalogue);
  const name = view.seats[prompt.seat]?.name ?? '';
  const side = t(`side.${prompt.side}`);
  const parts = [side, name === side ? null : name, prompt.count, source].filter((part) => part !== null);
  return (
    <View style={[styles.row, leftHanded ? styles.mirrored : null]}>
      <Crest side={prompt.side} size={38} />
      <View style={styles.words} accessible aria-label={prompt.line} testID="prompt">
        <View style={styles.who}>
          <Text
            variant="caption"
            strong
            colour={sideTextColour(prompt.side, dark)}
            style={styles.name}
            testID="prompt-who"
          >
            {parts.join(' · ')}
          </Text>
          <ClauseLink clause={notice?.clause ?? prompt.clause} testID="prompt-clause" />
        </View>
        {notice === null ? (
          <Text strong testID="prompt-text">
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
