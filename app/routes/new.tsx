import { router } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';

import { seedFromText, type GameOptions, type Mode } from '../../engine';
import { useT } from '../i18n';
import { startGame } from '../store/gamesRunning';
import { Button } from '../ui/Button';
import { Choice } from '../ui/Choice';
import { Screen } from '../ui/Screen';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/theme';
import { font, radius, space, touchTarget, type } from '../ui/tokens';

function freshSeed(): number {
  return Math.floor(Math.random() * 0x1_0000_0000);
}

export default function NewGameScreen() {
  const t = useT();
  const { colours } = useTheme();
  const [mode, setMode] = useState<Mode>('two');
  const [ties, setTies] = useState<'ask' | 'random'>('ask');
  const [atreides, setAtreides] = useState('');
  const [harkonnen, setHarkonnen] = useState('');
  const [seed, setSeed] = useState('');
  const [starting, setStarting] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  const begin = () => {
    const first = atreides.trim() || t('new.defaultAtreides');
    const second = mode === 'mahdi' ? t('new.mahdi') : harkonnen.trim() || t('new.defaultHarkonnen');
    const options: GameOptions = {
      mode,
      seed: seed.trim() === '' ? freshSeed() : seedFromText(seed.trim()),
      names: [first, second],
      ...(mode === 'mahdi' ? { ties } : {}),
    };
    const name =
      mode === 'mahdi'
        ? t('new.soloName', { atreides: first })
        : t('new.gameName', { atreides: first, harkonnen: second });
    setStarting(true);
    startGame(options, name).then(
      () => router.replace('/game'),
      (error: unknown) => {
        setStarting(false);
        setTrouble(t('new.failed', { why: error instanceof Error ? error.message : String(error) }));
      },
    );
  };

  return (
    <Screen title={t('new.title')} testID="new-screen">
      <Choice
        testID="new-mode"
        label={t('new.mode')}
        value={mode}
        onChange={setMode}
        options={[
          { value: 'two', label: t('new.mode.two') },
          { value: 'mahdi', label: t('new.mode.mahdi') },
        ]}
      />
      <Text muted>{t(`new.mode.${mode}.about`)}</Text>
      <Field testID="new-atreides" label={t('new.atreides')} value={atreides} onChange={setAtreides} />
      {mode === 'two' ? (
        <Field testID="new-harkonnen" label={t('new.harkonnen')} value={harkonnen} onChange={setHarkonnen} />
      ) : (
        <Choice
          testID="new-ties"
          label={t('new.ties')}
          value={ties}
          onChange={setTies}
          options={[
            { value: 'ask', label: t('new.ties.ask') },
            { value: 'random', label: t('new.ties.random') },
          ]}
        />
      )}
      <Field testID="new-seed" label={t('new.seed')} value={seed} onChange={setSeed} />
      {trouble === null ? null : <Text colour={colours.danger}>{trouble}</Text>}
      <Button testID="new-start" kind="primary" title={t('new.start')} disabled={starting} onPress={begin} />
    </Screen>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly testID: string;
}

function Field({ label, value, onChange, testID }: FieldProps) {
  const { colours, textScale } = useTheme();
  return (
    <View style={styles.field}>
      <Text strong>{label}</Text>
      <TextInput
        testID={testID}
        aria-label={label}
        value={value}
        onChangeText={onChange}
        maxLength={24}
        autoCorrect={false}
        style={[
          styles.input,
          {
            color: colours.text,
            borderColor: colours.border,
            backgroundColor: colours.surface,
            fontFamily: font.text,
            fontSize: type.body.fontSize * textScale,
          },
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.xs },
  input: { minHeight: touchTarget, borderWidth: 1, borderRadius: radius.m, paddingHorizontal: space.m },
});
