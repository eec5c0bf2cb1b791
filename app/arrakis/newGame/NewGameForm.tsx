import { router } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { arrakis } from '../../../engine';
import { useT, type Translate } from '../../i18n';
import { tidyName } from '../../storage/games/names';
import { freshSeed, typedSeed } from '../../store/seed';
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
import { Crest } from '../pieces/Crest';
import { startGame } from '../runningGame';
import { nameLength, readLastGame, type LastGame } from './lastGame';

const columnsFrom = 900;
const seedLength = 32;
const KIND = arrakis.arrakisGame.id;

type Draft = LastGame & { readonly seed: string };

/** What the draft amounts to: the game's options and its name in the list. */
function gameOf({ mode, names, seed }: Draft, t: Translate): { options: arrakis.GameOptions; name: string } {
  const atreides = tidyName(names[0]) || t('new.defaultAtreides');
  const solo = mode === 'mahdi';
  const harkonnen = solo ? t('new.mahdi') : tidyName(names[1]) || t('new.defaultHarkonnen');
  return {
    options: {
      mode,
      seed: seed.trim() === '' ? freshSeed() : typedSeed(seed),
      names: [atreides, harkonnen],
      // Who answers is a setting, so that it can be changed in the game.
      ...(solo ? { ties: 'ask' } : {}),
    },
    name: solo ? t('new.soloName', { atreides }) : t('new.gameName', { atreides, harkonnen }),
  };
}

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
    const { mode, names, ties } = draft;
    setStarting(true);
    const lastGame: LastGame = { mode, names: [tidyName(names[0]), tidyName(names[1])], ties };
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

  const players = (
    <Group title={t('new.players')}>
      <View style={styles.pair}>
        <Choice
          testID="new-mode"
          label={t('new.mode')}
          value={draft.mode}
          onChange={(mode) => change({ mode })}
          options={[
            { value: 'two', label: t('new.mode.two') },
            { value: 'mahdi', label: t('new.mode.mahdi') },
          ]}
        />
        <Text variant="caption" muted>
          {t(`new.mode.${draft.mode}.about`)}
        </Text>
      </View>
      <Sides draft={draft} onChange={change} />
    </Group>
  );
  const options = (
    <Group title={t('new.options')}>
      {draft.mode === 'mahdi' ? (
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

interface SidesProps {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** Who leads which side; two people swap with one touch. */
function Sides({ draft, onChange }: SidesProps) {
  const t = useT();
  const [atreides, harkonnen] = draft.names;
  const name = (side: 'atreides' | 'harkonnen') => (
    <Field
      testID={`new-${side}`}
      label={t(`new.name.${side}`)}
      placeholder={t('new.name.placeholder')}
      value={side === 'atreides' ? atreides : harkonnen}
      maxLength={nameLength}
      onChange={(text) => onChange({ names: side === 'atreides' ? [text, harkonnen] : [atreides, text] })}
      before={<Crest side={side} size={44} />}
    />
  );
  if (draft.mode === 'mahdi') {
    return (
      <View style={styles.sides}>
        {name('atreides')}
        <View style={styles.mahdi}>
          <Crest side="harkonnen" size={44} />
          <View style={styles.column0}>
            <Text strong>{t('new.mahdi')}</Text>
            <Text variant="caption" muted>
              {t('new.mahdi.about')}
            </Text>
          </View>
        </View>
      </View>
    );
  }
  return (
    <View style={styles.swapRow}>
      <View style={styles.sides}>
        {name('atreides')}
        {name('harkonnen')}
      </View>
      <IconButton
        testID="new-swap"
        icon="swap"
        label={t('new.swap')}
        onPress={() => onChange({ names: [harkonnen, atreides] })}
      />
    </View>
  );
}

/** Settings that people change from game to game. */
function Habits() {
  const t = useT();
  const { settings, status } = useSettings();
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
    </View>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: space.l, alignItems: 'flex-start' },
  column: { flex: 1, gap: space.l },
  column0: { flex: 1 },
  pair: { gap: space.s },
  sides: { flex: 1, gap: space.m },
  swapRow: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  mahdi: { flexDirection: 'row', alignItems: 'center', gap: space.m },
});
