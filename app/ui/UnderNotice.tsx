import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from './theme';
import { space } from './tokens';

interface UnderNoticeProps {
  /** Null when there is nothing to tell. */
  readonly notice: ReactNode;
  readonly children?: ReactNode;
}

/** Something to tell above whatever is shown. The notice keeps clear of the notch; what is under it need not again. */
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
