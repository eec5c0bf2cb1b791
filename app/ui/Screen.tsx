import { router } from 'expo-router';
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '../i18n';
import { IconButton } from './IconButton';
import { Text } from './Text';
import { useTheme } from './theme';
import { space, touchTarget, type } from './tokens';

interface ScreenProps {
  readonly title: string;
  readonly testID: string;
  /** Room for two columns on tablets. */
  readonly wide?: boolean;
  /** Stays in sight under the page. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Breadth of a letter of the titles, as a share of its height. */
const LETTER = 0.56;

/** How large a title may stand beside the way back, so that its longest word is not cut. */
function fitting(title: string, width: number): number {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  const room = width - touchTarget - 3 * space.m;
  return Math.max(0.9, room / (longest * LETTER * type.display.fontSize));
}

/** A page to read: a way back, a title, one column of comfortable width. */
export function Screen({ title, testID, wide = false, footer, children }: ScreenProps) {
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  return (
    <View testID={testID} style={[styles.fill, { backgroundColor: colours.background }]}>
      <ScrollView
        testID={`${testID}-scroll`}
        contentContainerStyle={[
          styles.content,
          {
            paddingTop: insets.top + space.m,
            paddingBottom: insets.bottom + space.xl,
            paddingLeft: insets.left + space.m,
            paddingRight: insets.right + space.m,
          },
        ]}
      >
        <View style={[styles.column, wide ? styles.wide : null]}>
          <View style={styles.header}>
            <BackButton />
            <Text variant="display" maxScale={fitting(title, width)} style={styles.title}>
              {title}
            </Text>
          </View>
          {children}
        </View>
      </ScrollView>
      {footer === undefined ? null : (
        <View
          style={[
            styles.footer,
            {
              borderColor: colours.border,
              paddingBottom: insets.bottom + space.m,
              paddingLeft: insets.left + space.m,
              paddingRight: insets.right + space.m,
            },
          ]}
        >
          <View style={[styles.column, wide ? styles.wide : null]}>{footer}</View>
        </View>
      )}
    </View>
  );
}

export function BackButton() {
  const t = useT();
  // A page opened from its address has no history: back then leads home.
  const goBack = () => (router.canGoBack() ? router.back() : router.replace('/'));
  return <IconButton testID="back" icon="back" label={t('common.back')} onPress={goBack} />;
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  content: { flexGrow: 1, alignItems: 'center' },
  column: { width: '100%', maxWidth: 640, gap: space.l },
  wide: { maxWidth: 1040 },
  footer: { alignItems: 'center', paddingTop: space.m, borderTopWidth: StyleSheet.hairlineWidth },
  header: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  title: { flex: 1 },
});
