import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../engine';
import { PictureButton } from '../../ui/PictureButton';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { night, palette, radius } from '../../ui/tokens';
import { useTapOrHold } from '../../ui/useTapOrHold';
import { useCatalogue } from '../texts/catalogue';
import { Token } from '../pieces/Token';

interface IntrigueFaceProps {
  readonly id: string;
  readonly testID: string;
  readonly look?: 'plain' | 'can';
  readonly onPress: () => void;
  readonly onLongPress?: () => void;
}

/** An Intrigue card: night-coloured, with the moments in which it can be played. Only its holder ever sees it. */
export function IntrigueFace({ id, testID, look = 'plain', onPress, onLongPress }: IntrigueFaceProps) {
  const { colours } = useTheme();
  const press = useTapOrHold({ onPress, onLongPress });
  const { name, lines } = imperium.printIntrigue(id, useCatalogue());
  const moments = lines.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  const words = [name, ...lines.flatMap(({ text, inner }) => [text, ...inner.map((line) => line.text)])];
  return (
    <PictureButton
      testID={testID}
      label={words.join(' ')}
      {...press}
      style={[
        styles.card,
        { borderColor: look === 'can' ? colours.action : night.border, borderWidth: look === 'can' ? 2 : 1 },
      ]}
    >
      <View style={styles.head}>
        <Token token="intrigue" size={18} />
        <Text variant="caption" colour={night.textMuted} maxScale={1} numberOfLines={1} style={styles.moment}>
          {moments.join(' · ')}
        </Text>
      </View>
      <Text variant="caption" strong colour={night.text} maxScale={1.1} numberOfLines={3} style={styles.name}>
        {name}
      </Text>
    </PictureButton>
  );
}

const styles = StyleSheet.create({
  card: {
    width: 116,
    minHeight: 64,
    borderRadius: radius.s,
    backgroundColor: palette.nightInk,
    padding: 6,
    gap: 3,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  moment: { fontSize: 12, lineHeight: 15, flexShrink: 1 },
  name: { fontSize: 13, lineHeight: 16 },
});
