import { router } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { imperium } from '../../../engine';
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
import { useTheme } from '../../ui/theme';
import { Toggle } from '../../ui/Toggle';
import { space } from '../../ui/tokens';
import { startGame } from '../runningGame';
import { SeatSign } from '../pieces/SeatSign';
import { gameOf, type Draft } from './gameOf';
import { nameLength, PLAYERS, readLastGame, type LastGame } from './lastGame';

const columnsFrom = 900;
const seedLength = 32;
const KIND = imperium.imperiumGame.id;

/** How a game of Dune: Imperium is set up. */
export function NewGameForm() {
  const t = useT();
  const { colours, textScale } = useTheme();
  const { width } = useWindowDimensions();
  const { settings, status } = useSettings();
  const [draft, setDraft] = useState<Draft>({ ...readLastGame(settings.lastGames[KIND]), seed: '' });
  const [starting, setStarting] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const [first, second, third, fourth] = draft.names;

  const begin = () => {
    const { options, name } = gameOf(draft, t);
    const { players, leaders, difficulty } = draft;
    setStarting(true);
    const names: LastGame['names'] = [tidyName(first), tidyName(second), tidyName(third), tidyName(fourth)];
    const lastGame: LastGame = { players, names, leaders, difficulty };
    void changeSetting('lastGames', { ...settings.lastGames, [KIND]: lastGame });
    startGame(options, name).then(
      ({ id }) => router.replace({ pathname: '/game', params: { id } }),
      (error: unknown) => {
        setStarting(false);
        setTrouble(t('new.failed', { why: error instanceof Error ? error.message : String(error) }));
      },
    );
  };
  const rename = (seat: number, text: string) => {
    const name = (index: number, old: string) => (index === seat ? text : old);
    change({ names: [name(0, first), name(1, second), name(2, third), name(3, fourth)] });
  };

  const players = (
    <Group title={t('new.players')}>
      <View style={styles.pair}>
        <Choice
          testID="new-players"
          label={t('new.mode')}
          value={draft.players}
          onChange={(count) => change({ players: count })}
          options={PLAYERS.map((value) => ({ value, label: t(`imp.new.players.${value}`) }))}
        />
        <Text variant="caption" muted>
          {t(`imp.new.players.${draft.players}.about`)}
        </Text>
      </View>
      <View style={styles.names}>
        {draft.names.slice(0, Number(draft.players)).map((name, seat) => (
          <Field
            key={seat}
            testID={`new-name-${seat}`}
            label={t('imp.new.player', { number: seat + 1 })}
            placeholder={t('new.name.placeholder')}
            value={name}
            maxLength={nameLength}
            onChange={(text) => rename(seat, text)}
            before={<SeatSign seat={seat} size={40} />}
          />
        ))}
      </View>
    </Group>
  );
  const options = (
    <Group title={t('new.options')}>
      {draft.players === '1' ? (
        <View style={styles.pair}>
          <Choice
            testID="new-difficulty"
            label={t('imp.new.difficulty')}
            value={draft.difficulty}
            onChange={(difficulty) => change({ difficulty })}
            options={imperium.DIFFICULTIES.map((value) => ({ value, label: t(`imp.difficulty.${value}`) }))}
          />
          <Text variant="caption" muted>
            {t(`imp.difficulty.${draft.difficulty}.about`)}
          </Text>
        </View>
      ) : null}
      <Choice
        testID="new-leaders"
        label={t('imp.new.leaders')}
        value={draft.leaders}
        onChange={(leaders) => change({ leaders })}
        options={[
          { value: 'dealt', label: t('imp.new.leaders.dealt') },
          { value: 'ask', label: t('imp.new.leaders.ask') },
        ]}
      />
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
      <View style={styles.names}>
        <Choice
          testID="new-speed"
          label={t('settings.speed')}
          options={speeds.map((value) => ({ value, label: t(`settings.speed.${value}`) }))}
          value={settings.speed}
          disabled={status === 'opening'}
          onChange={(value) => void changeSetting('speed', value)}
        />
        <Toggle
          testID="new-confirm-end"
          label={t('settings.confirmEnd')}
          value={settings.confirmEnd}
          disabled={status === 'opening'}
          onChange={(value) => void changeSetting('confirmEnd', value)}
        />
      </View>
    </Group>
  );
  const columns = width >= columnsFrom * textScale;
  return (
    <Screen
      title={t('imp.title')}
      testID="new-screen"
      wide
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

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: space.l, alignItems: 'flex-start' },
  column: { flex: 1, gap: space.l },
  pair: { gap: space.s },
  names: { gap: space.m },
});
