import type { ReactNode } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';

import { Text } from './Text';
import { useTheme } from './theme';
import { font, radius, space, touchTarget, type } from './tokens';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly maxLength: number;
  readonly onChange: (text: string) => void;
  /** Before and after the field: whose it is, what else can be done. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly testID: string;
}

/** One line to type into, with its name above it. */
export function Field(props: FieldProps) {
  const { label, value, placeholder, maxLength, onChange, before, after, testID } = props;
  const { colours, textScale } = useTheme();
  return (
    <View style={styles.row}>
      {before}
      <View style={styles.field}>
        <Text variant="caption" muted>
          {label}
        </Text>
        <TextInput
          allowFontScaling={false}
          testID={testID}
          aria-label={label}
          value={value}
          onChangeText={onChange}
          placeholder={placeholder}
          placeholderTextColor={colours.textMuted}
          maxLength={maxLength}
          autoCorrect={false}
          style={[
            styles.input,
            {
              color: colours.text,
              borderColor: colours.border,
              backgroundColor: colours.background,
              fontFamily: font.text,
              fontSize: type.body.fontSize * textScale,
            },
          ]}
        />
      </View>
      {after}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-end', gap: space.m },
  field: { flex: 1, gap: space.xs },
  input: { minHeight: touchTarget, borderWidth: 1, borderRadius: radius.m, paddingHorizontal: space.m },
});
