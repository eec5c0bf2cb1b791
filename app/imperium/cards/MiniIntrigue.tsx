import { StyleSheet } from 'react-native';

import { imperium } from '../../../engine';
import { PictureButton } from '../../ui/PictureButton';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { night, palette, radius } from '../../ui/tokens';
import { useTapOrHold } from '../../ui/useTapOrHold';
import { miniWidth } from './MiniCard';
import { Token } from '../pieces/Token';
import { useCatalogue } from '../texts/catalogue';

const WIDTH = 118;

interface MiniIntrigueProps {
  readonly id: string;
  readonly testID: string;
  /** It may be played now. */
  readonly can: boolean;
  readonly onPress: () => void;
  readonly onLongPress: () => void;
}

/** An Intrigue card of one's own in one line: its name. */
export function MiniIntrigue({ id, testID, can, onPress, onLongPress }: MiniIntrigueProps) {
  const { colours } = useTheme();
  const press = useTapOrHold({ onPress, onLongPress });
  const { name, lines } = imperium.printIntrigue(id, useCatalogue());
  const words = [name, ...lines.flatMap(({ text, inner }) => [text, ...inner.map((line) => line.text)])];
  return (
    <PictureButton
      testID={testID}
      label={words.join(' ')}
      {...press}
      style={[
        styles.card,
        {
          width: miniWidth(name, WIDTH),
          borderColor: can ? colours.action : night.border,
          borderWidth: can ? 2 : 1,
        },
      ]}
    >
      <Token token="intrigue" size={20} />
      <Text variant="caption" strong colour={night.text} maxScale={1} numberOfLines={2} style={styles.name}>
        {name}
      </Text>
    </PictureButton>
  );
}

const styles = StyleSheet.create({
  card: {
    height: 44,
    borderRadius: radius.s,
    backgroundColor: palette.nightInk,
    paddingHorizontal: 5,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 5,
  },
  name: { flex: 1, fontSize: 13, lineHeight: 15 },
});
