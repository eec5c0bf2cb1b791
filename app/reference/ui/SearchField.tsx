import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';

import { useT } from '../../i18n';
import { IconButton } from '../../ui/IconButton';
import { useTheme } from '../../ui/theme';
import { font, radius, space, touchTarget, type } from '../../ui/tokens';
import { referenceIcons } from './referenceIcons';
import { Icon } from '../../ui/Icon';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useT();
  const { colours, textScale } = useTheme();
  const [focused, setFocused] = useState(false);
  return (
    <View style={styles.row}>
      <View
        style={[
          styles.frame,
          { borderColor: focused ? colours.focus : colours.border, backgroundColor: colours.surface },
        ]}
      >
        <Icon drawing={referenceIcons.search} colour={colours.textMuted} size={20} />
        <TextInput
          allowFontScaling={false}
          testID="reference-search"
          aria-label={t('reference.search')}
          placeholder={t(textScale > 1 ? 'reference.search.short' : 'reference.search')}
          placeholderTextColor={colours.textMuted}
          value={value}
          onChangeText={onChange}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          autoCorrect={false}
          autoCapitalize="none"
          inputMode="search"
          returnKeyType="search"
          maxLength={80}
          style={[
            styles.input,
            { color: colours.text, fontFamily: font.text, fontSize: type.body.fontSize * textScale },
          ]}
        />
      </View>
      {value === '' ? null : (
        <IconButton
          testID="search-clear"
          icon="close"
          label={t('reference.search.clear')}
          onPress={() => onChange('')}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  frame: {
    flex: 1,
    minHeight: touchTarget,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    borderWidth: 1,
    borderRadius: radius.m,
    paddingHorizontal: space.m,
  },
  // The frame shows the focus; the browser's own ring would stand inside it.
  input: { flex: 1, minHeight: touchTarget, outlineStyle: 'solid', outlineWidth: 0 },
});
