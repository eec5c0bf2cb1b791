import { StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { radius, space } from '../../ui/tokens';
import { expectedFaces } from './dice';
import { faceName } from './faceName';

interface DiceTableProps {
  readonly title: string;
  /** The faces of one such die. */
  readonly faces: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
  readonly testID: string;
}

const percent = (part: number, language: string) =>
  (part * 100).toLocaleString(language, { maximumFractionDigits: 1 });

/** How often each face fell, as bars, with a line where it should be. */
export function DiceTable({ title, faces, counts, testID }: DiceTableProps) {
  const t = useT();
  const { colours } = useTheme();
  const kinds = [...new Set(faces)];
  const rolls = kinds.reduce((sum, face) => sum + (counts[face] ?? 0), 0);
  const expected = expectedFaces(faces, 1);
  // A little more than the longest, so that a mark at the end of the rail can be seen.
  const longest =
    1.05 *
    Math.max(...kinds.map((face) => Math.max(expected[face] ?? 0, (counts[face] ?? 0) / Math.max(1, rolls))));

  return (
    <View style={styles.table} testID={testID}>
      <Text variant="title">{title}</Text>
      <Text variant="caption" muted>
        {rolls === 0 ? t('statistics.noRolls') : t('statistics.rolls', { count: rolls })}
      </Text>
      {rolls === 0
        ? null
        : kinds.map((face) => {
            const count = counts[face] ?? 0;
            const share = count / rolls;
            const due = expected[face] ?? 0;
            const name = faceName(face, t);
            return (
              <View
                key={face}
                role="img"
                aria-label={t('statistics.face', {
                  face: name,
                  count,
                  percent: percent(share, t.language),
                  expected: percent(due, t.language),
                })}
                style={styles.face}
              >
                <View style={styles.words}>
                  <Text style={styles.name}>{name}</Text>
                  <Text muted>
                    {count} · {t('dice.percent', { percent: percent(share, t.language) })} /{' '}
                    {t('dice.percent', { percent: percent(due, t.language) })}
                  </Text>
                </View>
                <View style={[styles.rail, { backgroundColor: colours.surface }]}>
                  <View
                    style={[
                      styles.bar,
                      { width: `${(share / longest) * 100}%`, backgroundColor: colours.textMuted },
                    ]}
                  />
                  <View
                    style={[styles.due, { left: `${(due / longest) * 100}%`, backgroundColor: colours.text }]}
                  />
                </View>
              </View>
            );
          })}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { gap: space.s },
  face: { gap: space.xs },
  words: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  name: { flexGrow: 1 },
  rail: { height: 12, borderRadius: radius.s, overflow: 'hidden' },
  bar: { height: 12, borderRadius: radius.s },
  due: { position: 'absolute', top: 0, bottom: 0, width: 3, marginLeft: -3 },
});
