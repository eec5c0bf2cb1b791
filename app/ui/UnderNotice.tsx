import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from './theme';
import { space } from './tokens';

interface UnderNoticeProps {
  /** Null for no notice. */
  readonly notice: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Shows a notice above its children. The notice takes the safe area at the top, so the children must not add it again.
 */
export function UnderNotice({ notice, children }: UnderNoticeProps) {
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const place = {
    backgroundColor: colours.background,
    paddingTop: insets.top + space.s,
    paddingLeft: insets.left + space.m,
    paddingRight: insets.right + space.m,
  };
  return (
    <>
      {notice === null ? null : (
        <View style={[styles.bar, place]}>
          <View style={styles.line}>{notice}</View>
        </View>
      )}
      <SafeAreaInsetsContext.Provider value={notice === null ? insets : { ...insets, top: 0 }}>
        {children}
      </SafeAreaInsetsContext.Provider>
    </>
  );
}

const styles = StyleSheet.create({
  bar: { paddingBottom: space.xs },
  line: { width: '100%', maxWidth: 880, alignSelf: 'center' },
});
