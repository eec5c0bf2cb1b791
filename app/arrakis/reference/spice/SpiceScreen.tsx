import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { IconButton } from '../../../ui/IconButton';
import { Screen } from '../../../ui/Screen';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { useCatalogue } from '../../texts/catalogue';
import { FilterRow } from '../../../reference/ui/FilterRow';
import { harvest, PAYMENTS, type Harvest, type Payment } from './harvest';
import { SpiceTable } from './SpiceTable';

const START: Harvest = {
  rows: { choam: 0, spacingGuild: 0, landsraad: 0 },
  deep: 2,
  desert: 1,
  reserve: 0,
  payments: { choam: 'stay', spacingGuild: 'stay', landsraad: 'fall' },
  supremacy: false,
};

/** Plans a harvest: what comes in, what is paid, and what the next round looks like. */
export function SpiceScreen() {
  const t = useT();
  const catalogue = useCatalogue();
  const { colours } = useTheme();
  const [plan, setPlan] = useState<Harvest>(START);
  const result = harvest(plan);
  const max = arrakis.VEHICLE_SUPPLY.harvester;
  const setRow = (power: arrakis.Power, row: number) =>
    setPlan({ ...plan, rows: { ...plan.rows, [power]: row } });
  const pay = (power: arrakis.Power, payment: Payment) =>
    setPlan({ ...plan, payments: { ...plan.payments, [power]: payment } });

  return (
    <Screen title={t('spice.title')} testID="spice-screen">
      <Section title={t('spice.now')}>
        {arrakis.POWERS.map((power) => (
          <Counter
            key={power}
            testID={`row-${power}`}
            name={t(`table.power.${power}`)}
            shown={t('spice.row.number', { row: plan.rows[power] + 1 })}
            value={plan.rows[power]}
            min={0}
            max={arrakis.BOTTOM_ROW}
            onChange={(row) => setRow(power, row)}
          />
        ))}
        <SpiceTable rows={plan.rows} activeLabel={t('spice.row.active')} />
      </Section>
      <Section title={t('spice.harvest')}>
        <Counter
          testID="deep"
          name={t('spice.deep')}
          value={plan.deep}
          min={0}
          max={max - plan.desert}
          onChange={(deep) => setPlan({ ...plan, deep })}
        />
        <Counter
          testID="desert"
          name={t('spice.desert')}
          value={plan.desert}
          min={0}
          max={max - plan.deep}
          onChange={(desert) => setPlan({ ...plan, desert })}
        />
        <Counter
          testID="reserve"
          name={t('spice.reserve')}
          value={plan.reserve}
          min={0}
          max={1}
          onChange={(reserve) => setPlan({ ...plan, reserve })}
        />
        <Text variant="title" testID="spice-income">
          {t('spice.income', { spice: result.income })}
        </Text>
      </Section>
      <Section title={t('spice.pay')}>
        {arrakis.POWERS.map((power) => (
          <FilterRow
            key={power}
            testID={`pay-${power}`}
            label={t(`table.power.${power}`)}
            wrap
            options={PAYMENTS.map((value) => ({ value, label: t(`spice.pay.${value}`) }))}
            value={plan.payments[power]}
            onChange={(payment) => pay(power, payment)}
          />
        ))}
        <FilterRow
          testID="supremacy"
          label={t('spice.supremacy')}
          wrap
          options={[
            { value: 'yes', label: t('spice.yes') },
            { value: 'no', label: t('spice.no') },
          ]}
          value={plan.supremacy ? 'yes' : 'no'}
          onChange={(value) => setPlan({ ...plan, supremacy: value === 'yes' })}
        />
        <Text variant="caption" muted>
          {t('spice.supremacy.limit')}
        </Text>
        <Text
          testID="spice-left"
          aria-live="polite"
          strong
          colour={result.left < 0 ? colours.danger : undefined}
        >
          {result.left < 0
            ? t('spice.short', { missing: -result.left })
            : t('spice.left', { left: result.left, kept: result.kept, lost: result.lost })}
        </Text>
      </Section>
      {result.left < 0 ? null : (
        <Section title={t('spice.next')}>
          <Text testID="spice-next">{t('spice.next.row', { row: result.active + 1, ...result.next })}</Text>
          <SpiceTable rows={result.rows} activeLabel={t('spice.row.active')} />
          <Text strong>{t('spice.bans')}</Text>
          {result.bans.length === 0 ? <Text>{t('spice.bans.none')}</Text> : null}
          {result.bans.map((power) => {
            const { name, lines } = arrakis.printBan(power, catalogue);
            return (
              <Text key={power} testID={`ban-${power}`}>
                {name}: {lines.map(({ text }) => text).join(' ')}
              </Text>
            );
          })}
        </Section>
      )}
    </Screen>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <View style={styles.section}>
      <Text variant="title">{title}</Text>
      {children}
    </View>
  );
}

interface CounterProps {
  readonly name: string;
  readonly value: number;
  /** The value in words, if the number alone does not say it. */
  readonly shown?: string;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly testID: string;
}

function Counter({ name, value, shown, min, max, onChange, testID }: CounterProps) {
  const t = useT();
  const { colours } = useTheme();
  return (
    <View style={[styles.counter, { backgroundColor: colours.surface }]} testID={testID}>
      <Text style={styles.name}>{name}</Text>
      <IconButton
        testID={`${testID}-less`}
        icon="minus"
        label={t('spice.less', { what: name })}
        disabled={value <= min}
        onPress={() => onChange(value - 1)}
      />
      <Text strong style={styles.value} aria-live="polite">
        {shown ?? value}
      </Text>
      <IconButton
        testID={`${testID}-more`}
        icon="plus"
        label={t('spice.more', { what: name })}
        disabled={value >= max}
        onPress={() => onChange(value + 1)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: space.s },
  counter: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    borderRadius: radius.m,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
  },
  name: { flex: 1 },
  value: { minWidth: 56, textAlign: 'center' },
});
