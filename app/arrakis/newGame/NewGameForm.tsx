import { router } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { arrakis } from '../../../engine';
import { useMayFace } from '../../feedback/Facing';
import { useT } from '../../i18n';
import { tidyName } from '../../storage/games/names';
import { changeSetting, useSettings } from '../../store/settings';
import { speeds } from '../../store/settingsSchema';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { Field } from '../../ui/Field';
import { Group } from '../../ui/Group';
import { IconButton } from '../../ui/IconButton';
import { Screen } from '../../ui/Screen';
import { Text } from '../../ui/Text';
import { Toggle } from '../../ui/Toggle';
import { useTheme } from '../../ui/theme';
import { space } from '../../ui/tokens';
import { startGame } from '../runningGame';
import { gameOf, PEOPLE, type Draft } from './gameOf';
import { readLastGame, type LastGame } from './lastGame';
import { OFFERED } from './offered';
import { PeopleFields } from './PeopleFields';

const columnsFrom = 900;
const seedLength = 32;
const KIND = arrakis.arrakisGame.id;
const COUNTS = [1, 2, 3, 4] as const;
const AGAINST = ['two', 'mahdiTwo'] as const satisfies readonly arrakis.Mode[];

/** How a game of War for Arrakis is set up. */
export function NewGameForm() {
  const t = useT();
  const { colours, textScale } = useTheme();
  const { width } = useWindowDimensions();
  const lastGames = useSettings((state) => state.settings.lastGames);
  const [draft, setDraft] = useState<Draft>({ ...readLastGame(lastGames[KIND]), seed: '' });
  const [starting, setStarting] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const columns = width >= columnsFrom * textScale;

  const begin = () => {
    const { options, name } = gameOf(draft, t);
    const { mode, shared, across, ties } = draft;
    setStarting(true);
    const tidy = (house: arrakis.House) => tidyName(draft.names[house]);
    const names = {
      atreides: tidy('atreides'),
      fremen: tidy('fremen'),
      harkonnen: tidy('harkonnen'),
      corrino: tidy('corrino'),
    };
    const lastGame: LastGame = { mode, names, shared, across, ties };
    // The automaton's first ties are broken while the game begins, by whoever was chosen.
    changeSetting('lastGames', { ...lastGames, [KIND]: lastGame })
      .then(() => startGame(options, name))
      .then(
        ({ id }) => router.replace({ pathname: '/game', params: { id } }),
        (error: unknown) => {
          setStarting(false);
          setTrouble(t('new.failed', { why: error instanceof Error ? error.message : String(error) }));
        },
      );
  };

  const people = PEOPLE[draft.mode];
  const ways = OFFERED.filter((mode) => PEOPLE[mode] === people);
  const players = (
    <Group title={t('new.players')}>
      <View style={styles.pair}>
        <Choice
          testID="new-people"
          label={t('new.people')}
          value={String(people)}
          onChange={(count) =>
            change({ mode: OFFERED.find((mode) => String(PEOPLE[mode]) === count) ?? 'two' })
          }
          options={COUNTS.filter((count) => OFFERED.some((mode) => PEOPLE[mode] === count)).map((count) => ({
            value: String(count),
            label: String(count),
          }))}
        />
        {ways.length < 2 ? null : (
          <Choice
            testID="new-mode"
            label={t('new.against')}
            value={draft.mode}
            onChange={(mode) => change({ mode })}
            options={AGAINST.map((value) => ({ value, label: t(`new.against.${value}`) }))}
          />
        )}
        {draft.mode === 'three' ? (
          <Choice
            testID="new-shared"
            label={t('new.shared')}
            value={draft.shared}
            onChange={(shared) => change({ shared })}
            options={arrakis.SIDES.map((value) => ({ value, label: t(`new.shared.${value}`) }))}
          />
        ) : null}
        <Text variant="caption" muted>
          {t(`new.mode.${draft.mode}.about`)}
        </Text>
      </View>
      <PeopleFields draft={draft} onChange={change} />
    </Group>
  );
  const options = (
    <Group title={t('new.options')}>
      {arrakis.isSolo({ mode: draft.mode, seed: 0, names: [] }) ? (
        <Choice
          testID="new-ties"
          label={t('new.ties')}
          value={draft.ties}
          onChange={(ties) => change({ ties })}
          options={[
            { value: 'random', label: t('new.ties.random') },
            { value: 'ask', label: t('new.ties.ask') },
          ]}
        />
      ) : null}
      <View style={styles.pair}>
        <Field
          testID="new-seed"
          label={t('new.seed.label')}
          placeholder={t('new.seed.placeholder')}
          value={draft.seed}
          maxLength={seedLength}
          onChange={(seed) => change({ seed })}
          after={
            draft.seed === '' ? null : (
              <IconButton
                testID="new-seed-clear"
                icon="close"
                label={t('new.seed.clear')}
                onPress={() => change({ seed: '' })}
              />
            )
          }
        />
        <Text variant="caption" muted>
          {t('new.seed.about')}
        </Text>
      </View>
      <Habits />
    </Group>
  );

  return (
    <Screen
      title={t('new.title')}
      testID="new-screen"
      wide={columns}
      footer={
        <>
          {trouble === null ? null : <Text colour={colours.danger}>{trouble}</Text>}
          <Button
            testID="new-start"
            kind="primary"
            title={t('new.start')}
            disabled={starting}
            onPress={begin}
          />
        </>
      }
    >
      {columns ? (
        <View style={styles.columns}>
          <View style={styles.column}>{players}</View>
          <View style={styles.column}>{options}</View>
        </View>
      ) : (
        <>
          {players}
          {options}
        </>
      )}
    </Screen>
  );
}

/** Settings that people change from game to game. */
function Habits() {
  const t = useT();
  const { settings, status } = useSettings();
  const facing = useMayFace();
  const disabled = status === 'opening';
  return (
    <View style={styles.sides}>
      <Choice
        testID="new-speed"
        label={t('settings.speed')}
        options={speeds.map((value) => ({ value, label: t(`settings.speed.${value}`) }))}
        value={settings.speed}
        disabled={disabled}
        onChange={(value) => void changeSetting('speed', value)}
      />
      <Toggle
        testID="new-confirm-end"
        label={t('settings.confirmEnd')}
        value={settings.confirmEnd}
        disabled={disabled}
        onChange={(value) => void changeSetting('confirmEnd', value)}
      />
      {facing ? (
        <Toggle
          testID="new-face-player"
          label={t('settings.facePlayer')}
          value={settings.facePlayer}
          disabled={disabled}
          onChange={(value) => void changeSetting('facePlayer', value)}
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: space.l, alignItems: 'flex-start' },
  column: { flex: 1, gap: space.l },
  pair: { gap: space.s },
  sides: { gap: space.m },
});
