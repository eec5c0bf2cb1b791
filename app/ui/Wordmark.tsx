import { StyleSheet, Text as NativeText, View } from 'react-native';

import { useT } from '../i18n';
import { Text } from './Text';
import { useTheme } from './theme';
import { font } from './tokens';

/** The app's name as a logo: its size follows the screen, not the text size. */
export function Wordmark({ size, centred }: { readonly size: number; readonly centred: boolean }) {
  const t = useT();
  const { colours } = useTheme();
  const spacing = size * 0.3;
  return (
    <View style={centred ? styles.centred : undefined}>
      <NativeText
        role="heading"
        aria-level={1}
        allowFontScaling={false}
        numberOfLines={1}
        aria-label={t('app.name')}
        style={{
          fontFamily: font.display,
          fontSize: size,
          lineHeight: size * 1.1,
          letterSpacing: spacing,
          // Letter-spacing also follows the last letter; the other side gets as much, so that the word is centred.
          paddingLeft: centred ? spacing : 0,
          color: colours.text,
        }}
      >
        {t('app.name').toUpperCase()}
      </NativeText>
      <Text variant="title" muted style={styles.subtitle}>
        {t('app.subtitle')}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  centred: { alignItems: 'center' },
  subtitle: { letterSpacing: 1 },
});
