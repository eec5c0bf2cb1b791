import { Fragment, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { decimal } from '../../../i18n/decimal';
import { Screen } from '../../../ui/Screen';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { useBook } from '../../book/books';
import { CombatDieScheme } from '../diagrams/schemes';
import { FilterRow } from '../../../reference/ui/FilterRow';
import { wholePercent, wholePercentNumber } from '../../odds/numbers';
import { atLeast, shareOf } from './chances';

const DICE = [1, 2, 3, 4, 5, 6] as const;
/** Hits that a special of a storm or worm is worth (R9.7). */
const GROUNDS = [
  { name: 'board.terrain.deep', special: 2 },
  { name: 'board.terrain.desert', special: 1 },
  { name: 'dice.elsewhere', special: 0 },
] as const;
const ATTACKS = [
  { name: 'dice.attack.storm', dice: 2 },
  { name: 'dice.attack.worm', dice: 4 },
  { name: 'dice.attack.wildMaker', dice: 6 },
] as const;

/** Faces and odds of all dice, exact. */
export function DiceScreen() {
  const t = useT();
  const book = useBook();
  const [face, setFace] = useState<arrakis.CombatFace>('hit');
  const chance = shareOf(arrakis.COMBAT_DIE, face);
  const hit = shareOf(arrakis.COMBAT_DIE, 'hit');
  const special = shareOf(arrakis.COMBAT_DIE, 'special');
  return (
    <Screen title={t('dice.title')} testID="dice-screen">
      <Section title={t('dice.combat')} about={t('dice.combat.about')}>
        <CombatDieScheme book={book} />
        <FilterRow
          testID="face"
          label={t('dice.face')}
          wrap
          options={arrakis.COMBAT_FACES.map((value) => ({ value, label: t(`face.${value}`) }))}
          value={face}
          onChange={setFace}
        />
        <Table
          testID="combat-odds"
          label={t('dice.combat')}
          head={[t('dice.number'), ...DICE.map((k) => `≥ ${k}`)]}
          rows={DICE.map((n) => [
            String(n),
            ...DICE.map((k) => (k > n ? '' : wholePercent(atLeast(n, k, chance), t))),
          ])}
          spoken={(row, column) =>
            t('dice.chance', {
              dice: row + 1,
              number: column,
              percent: wholePercentNumber(atLeast(row + 1, column, chance)),
            })
          }
        />
      </Section>
      <Section title={t('dice.attacks')} about={t('dice.attacks.about')}>
        <Table
          testID="attack-odds"
          label={t('dice.attacks')}
          head={['', ...GROUNDS.map(({ name }) => t(name))]}
          rows={ATTACKS.map(({ name, dice }) => [
            t(name),
            ...GROUNDS.map((ground) => decimal(dice * (hit + ground.special * special), 2, t.language)),
          ])}
        />
      </Section>
      <Section title={t('dice.action')} about={t('dice.action.about')}>
        {arrakis.SIDES.map((side) => {
          const { faces, count } = arrakis.ACTION_DICE[side];
          const numbers =
            side === 'atreides' ? [count] : [...arrakis.SPICE_ROWS].reverse().map(({ dice }) => dice);
          return (
            <Fragment key={side}>
              <Table
                testID={`action-odds-${side}`}
                label={`${t('dice.action')}: ${t(`side.${side}`)}`}
                head={[t(`side.${side}`), ...numbers.map(String)]}
                rows={arrakis.RESULTS.map((result) => [
                  t(`table.result.${result}`),
                  ...numbers.map((n) => wholePercent(atLeast(n, 1, shareOf(faces, result)), t)),
                ])}
              />
              {arrakis.RECONSTRUCTED.actionDie[side] ? (
                <Text variant="caption" muted testID={`reconstructed-${side}`}>
                  ◊ {t('tokens.reconstructed')}
                </Text>
              ) : null}
            </Fragment>
          );
        })}
      </Section>
    </Screen>
  );
}

interface SectionProps {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

function Section({ title, about, children }: SectionProps) {
  return (
    <View style={styles.section}>
      <Text variant="title">{title}</Text>
      <Text muted>{about}</Text>
      {children}
    </View>
  );
}

interface TableProps {
  /** What it is about, for those who hear it. */
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The text of a cell for screen readers. */
  readonly spoken?: (row: number, column: number) => string;
  readonly testID: string;
}

const CELL = 74;
const FIRST = 138;

/** Figures in columns; it slides sideways when large text needs more room than there is. */
function Table({ label, head, rows, spoken, testID }: TableProps) {
  const { colours, textScale } = useTheme();
  const narrow = rows.every(([first = '']) => first.length < 3);
  const first = (narrow ? CELL : FIRST) * textScale;
  const cell = (head.length > 4 ? 50 : 84) * textScale;
  return (
    <ScrollView
      horizontal
      testID={testID}
      // A keyboard slides it where letters are large.
      tabIndex={0}
      role="group"
      aria-label={label}
      style={[styles.table, { borderColor: colours.border }]}
    >
      <View>
        <View style={[styles.row, { backgroundColor: colours.surface }]}>
          {head.map((words, column) => (
            <View key={column} style={[styles.cell, { width: column === 0 ? first : cell }]}>
              <Text variant="caption" strong>
                {words}
              </Text>
            </View>
          ))}
        </View>
        {rows.map((cells, row) => (
          <View key={row} style={[styles.row, styles.line, { borderTopColor: colours.border }]}>
            {cells.map((words, column) => (
              <View key={column} style={[styles.cell, { width: column === 0 ? first : cell }]}>
                <Text
                  strong={column === 0}
                  aria-label={column > 0 && words !== '' && spoken ? spoken(row, column) : undefined}
                >
                  {words}
                </Text>
              </View>
            ))}
          </View>
        ))}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  section: { gap: space.s },
  table: { borderWidth: 1, borderRadius: radius.m, flexGrow: 0 },
  row: { flexDirection: 'row', minHeight: 40, alignItems: 'center' },
  line: { borderTopWidth: StyleSheet.hairlineWidth },
  cell: { paddingHorizontal: space.s },
});
