import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../engine';
import { useT } from '../../i18n';
import { useMayFace } from '../../feedback/Facing';
import { useSettings } from '../../store/settings';
import { Field } from '../../ui/Field';
import { IconButton } from '../../ui/IconButton';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space, touchTarget } from '../../ui/tokens';
import { Crest } from '../pieces/Crest';
import { roleText } from '../texts/seats';
import { peopleOf, type Draft, type Person } from './gameOf';
import { nameLength } from './lastGame';
import { PlaceButton } from './PlaceButton';

interface PeopleFieldsProps {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** Half the height of a field with its name above it: so far inside stands the first button between two. */
const HALF_FIELD = 34;

/** Who leads what; two neighbours swap with one touch. */
export function PeopleFields({ draft, onChange }: PeopleFieldsProps) {
  const t = useT();
  const { textScale } = useTheme();
  const facePlayer = useSettings((state) => state.settings.facePlayer);
  const people = peopleOf(draft);
  const { names } = draft;
  const put = (changes: Partial<Draft['names']>) => onChange({ names: { ...names, ...changes } });
  const who = (person: Person) => names[person.key].trim() || roleText(person, t);
  // Alone there is nobody to turn to.
  const placed = useMayFace() && facePlayer && people.length > 1;
  const move = (house: arrakis.House) =>
    onChange({
      across: draft.across.includes(house)
        ? draft.across.filter((one) => one !== house)
        : [...draft.across, house],
    });
  const pairs = people.slice(1).map((person, index) => [people[index] ?? person, person] as const);
  return (
    <View style={styles.fields}>
      <View style={styles.swapRow}>
        <View style={styles.names}>
          {people.map((person) => (
            <Field
              key={person.key}
              testID={`new-${person.key}`}
              label={person.house === null ? t(`new.name.${person.side}`) : t(`role.${person.house}`)}
              placeholder={t('new.name.placeholder')}
              value={names[person.key]}
              maxLength={nameLength}
              onChange={(text) => put({ [person.key]: text })}
              after={
                placed ? (
                  <PlaceButton
                    testID={`new-place-${person.key}`}
                    who={who(person)}
                    far={draft.across.includes(person.key)}
                    onPress={() => move(person.key)}
                  />
                ) : null
              }
              before={<Crest side={person.side} house={person.house} size={44} />}
            />
          ))}
        </View>
        {pairs.length === 0 ? null : (
          <View style={[styles.swaps, { paddingVertical: HALF_FIELD * textScale }]}>
            {pairs.map(([one, other], index) => (
              <IconButton
                key={one.key}
                testID={index === 0 ? 'new-swap' : `new-swap-${index}`}
                icon="swap"
                label={
                  people.length === 2 && draft.mode === 'two'
                    ? t('new.swap')
                    : t('new.swapWith', { one: who(one), other: who(other) })
                }
                onPress={() => put({ [one.key]: names[other.key], [other.key]: names[one.key] })}
              />
            ))}
          </View>
        )}
      </View>
      {arrakis.isSolo({ mode: draft.mode, seed: 0, names: [] }) ? (
        <View style={styles.mahdi}>
          <Crest side="harkonnen" size={44} />
          <View style={styles.words}>
            <Text strong>{t('new.mahdi')}</Text>
            <Text variant="caption" muted>
              {t('new.mahdi.about')}
            </Text>
          </View>
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  fields: { gap: space.m },
  names: { flex: 1, gap: space.s + space.xs },
  swapRow: { flexDirection: 'row', gap: space.m },
  swaps: { width: touchTarget, justifyContent: 'space-around' },
  words: { flex: 1 },
  mahdi: { flexDirection: 'row', alignItems: 'center', gap: space.m },
});
