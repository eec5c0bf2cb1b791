import Constants from 'expo-constants';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { playSample } from '../feedback/playSample';
import { useT } from '../i18n';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages';
import { changeSetting, useSettings } from '../store/settings';
import { speeds, textSizes, themes, type Settings } from '../store/settingsSchema';
import { Choice } from '../ui/Choice';
import { Group } from '../ui/Group';
import { Screen } from '../ui/Screen';
import { Text } from '../ui/Text';
import { Toggle } from '../ui/Toggle';
import { useTheme } from '../ui/theme';
import { space } from '../ui/tokens';

/** From this width the groups stand in two columns. */
const columnsFrom = 900;

export default function SettingsScreen() {
  const t = useT();
  const { settings, status } = useSettings();
  const { width } = useWindowDimensions();
  const { textScale } = useTheme();
  const disabled = status === 'opening';
  const columns = width >= columnsFrom * textScale;

  const look = (
    <Group title={t('settings.look')}>
      <Choice
        testID="theme"
        label={t('settings.theme')}
        options={themes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
        value={settings.theme}
        disabled={disabled}
        onChange={(value) => void changeSetting('theme', value)}
      />
      <Choice
        testID="text-size"
        label={t('settings.textSize')}
        options={textSizes.map((value) => ({ value, label: t(`settings.textSize.${value}`) }))}
        value={settings.textSize}
        disabled={disabled}
        onChange={(value) => void changeSetting('textSize', value)}
      />
      <Choice
        testID="language"
        label={t('settings.language')}
        options={[
          { value: 'system', label: t('settings.language.system') },
          ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        ]}
        value={settings.language}
        disabled={disabled}
        onChange={(value) => void changeSetting('language', value)}
      />
    </Group>
  );
  const play = (
    <Group title={t('settings.play')}>
      <View style={styles.pair}>
        <Choice
          testID="speed"
          label={t('settings.speed')}
          options={speeds.map((value) => ({ value, label: t(`settings.speed.${value}`) }))}
          value={settings.speed}
          disabled={disabled}
          onChange={(value) => void changeSetting('speed', value)}
        />
        <Text variant="caption" muted testID="speed-about">
          {t(`settings.speed.${settings.speed}.about`)}
        </Text>
      </View>
      <Switch name="confirmEnd" testID="confirm-end" />
    </Group>
  );
  const senses = (
    <Group title={t('settings.senses')}>
      <Switch name="sound" testID="sound" />
      <Switch name="haptics" testID="haptics" />
    </Group>
  );
  const holding = (
    <Group title={t('settings.holding')}>
      <Toggle
        testID="left-handed"
        label={t('settings.leftHanded')}
        detail={t('settings.leftHanded.about')}
        value={settings.hand === 'left'}
        disabled={disabled}
        onChange={(value) => void changeSetting('hand', value ? 'left' : 'right')}
      />
      <Switch name="facePlayer" testID="face-player" />
    </Group>
  );

  return (
    <Screen title={t('settings.title')} testID="settings-screen" wide={columns}>
      {columns ? (
        <View style={styles.columns}>
          <View style={styles.column}>
            {look}
            {senses}
          </View>
          <View style={styles.column}>
            {play}
            {holding}
          </View>
        </View>
      ) : (
        <>
          {look}
          {play}
          {senses}
          {holding}
        </>
      )}
      <Status />
      <View style={styles.about}>
        <Text variant="title">{t('settings.about')}</Text>
        <Text muted>{t('settings.version', { version: Constants.expoConfig?.version ?? '?' })}</Text>
        <Text muted>{t('app.unofficial')}</Text>
        <Text muted>{t('settings.fonts')}</Text>
      </View>
    </Screen>
  );
}

type SwitchName = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];

/** A setting that is on or off; what is switched on shows itself. */
function Switch({ name, testID }: { readonly name: SwitchName; readonly testID: string }) {
  const t = useT();
  const { settings, status } = useSettings();
  return (
    <Toggle
      testID={testID}
      label={t(`settings.${name}`)}
      detail={t(`settings.${name}.about`)}
      value={settings[name]}
      disabled={status === 'opening'}
      onChange={(value) =>
        void changeSetting(name, value).then(() => {
          if (value) playSample(name);
        })
      }
    />
  );
}

function Status() {
  const t = useT();
  const { colours } = useTheme();
  const status = useSettings((state) => state.status);
  return (
    <Text
      testID="settings-status"
      muted={status !== 'unsaved'}
      colour={status === 'unsaved' ? colours.danger : undefined}
      aria-live="polite"
    >
      {t(
        status === 'ready'
          ? 'settings.saved'
          : status === 'opening'
            ? 'settings.opening'
            : 'settings.unsaved',
      )}
    </Text>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: space.l, alignItems: 'flex-start' },
  column: { flex: 1, gap: space.l },
  pair: { gap: space.s },
  about: { gap: space.s },
});
