import Constants from 'expo-constants';
import { StyleSheet, View } from 'react-native';

import { useT } from '../i18n';
import { LANGUAGE_NAMES } from '../i18n/languages';
import { TRANSLATED } from '../i18n/translations';
import { changeSetting, useSettings } from '../store/settings';
import { motions, textSizes, themes } from '../store/settingsSchema';
import { Choice } from '../ui/Choice';
import { Screen } from '../ui/Screen';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/theme';
import { space } from '../ui/tokens';

export default function SettingsScreen() {
  const t = useT();
  const { colours } = useTheme();
  const { settings, status } = useSettings();
  const disabled = status === 'opening';

  return (
    <Screen title={t('settings.title')} testID="settings-screen">
      <Choice
        testID="theme"
        label={t('settings.theme')}
        options={themes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
        value={settings.theme}
        disabled={disabled}
        onChange={(value) => void changeSetting('theme', value)}
      />
      <Choice
        testID="language"
        label={t('settings.language')}
        options={[
          { value: 'system', label: t('settings.language.system') },
          ...TRANSLATED.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        ]}
        value={settings.language}
        disabled={disabled}
        onChange={(value) => void changeSetting('language', value)}
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
        testID="motion"
        label={t('settings.motion')}
        options={motions.map((value) => ({ value, label: t(`settings.motion.${value}`) }))}
        value={settings.motion}
        disabled={disabled}
        onChange={(value) => void changeSetting('motion', value)}
      />
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

      <View style={styles.about}>
        <Text variant="title">{t('settings.about')}</Text>
        <Text muted>{t('settings.version', { version: Constants.expoConfig?.version ?? '?' })}</Text>
        <Text muted>{t('app.unofficial')}</Text>
        <Text muted>{t('settings.fonts')}</Text>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({ about: { gap: space.s, marginTop: space.m } });
