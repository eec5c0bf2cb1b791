import { StyleSheet, TextInput, View } from 'react-native';

import { useT } from '../i18n';
import { tidyName } from '../storage/games/names';
import { LIMITS } from '../storage/games/schema';
import { useTheme } from '../ui/theme';
import { font, radius, space, touchTarget, type } from '../ui/tokens';
import { Chip } from '../ui/Chip';

interface RenameFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

export function RenameField({ text, onText, onSave, onCancel }: RenameFieldProps) {
  const t = useT();
  const { colours, textScale } = useTheme();
  const empty = tidyName(text) === '';
  const save = () => {
    if (!empty) onSave(text);
  };
  return (
    <View style={styles.field}>
      <TextInput
        testID="rename-field"
        aria-label={t('games.name')}
        value={text}
        onChangeText={onText}
        onSubmitEditing={save}
        maxLength={LIMITS.name}
        autoFocus
        selectTextOnFocus
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
      <View style={styles.row}>
        <Chip testID="rename-save" title={t('games.save')} kind="primary" disabled={empty} onPress={save} />
        <Chip testID="rename-cancel" title={t('games.cancel')} onPress={onCancel} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.s },
  input: { minHeight: touchTarget, borderWidth: 1, borderRadius: radius.m, paddingHorizontal: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
