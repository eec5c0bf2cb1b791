import { router } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { useT } from '../../../i18n';
import { Chip } from '../../../ui/Chip';
import { PictureButton } from '../../../ui/PictureButton';
import { Text } from '../../../ui/Text';
import { radius, space } from '../../../ui/tokens';
import { useBook } from '../../book/books';
import type { ShownItem } from './filter';
import { wordsOf } from './items';
import { PrintedFace } from './PrintedFace';
import { rulesOf } from './rulesOf';

interface GalleryEntryProps {
  readonly shown: ShownItem;
  readonly opened: boolean;
  readonly onPress: () => void;
}

/** A thing of the gallery. Touched, it shows where the rules tell of it. */
export function GalleryEntry({ shown, opened, onPress }: GalleryEntryProps) {
  const { item, printed } = shown;
  const t = useT();
  const book = useBook();
  const deck = t(`gallery.deck.${item.deck}`);
  return (
    <View style={styles.entry} testID={`gallery-${item.key}`}>
      <PictureButton
        aria-expanded={opened}
        label={[`${deck}.`, `${printed.name}.`, ...wordsOf(printed.lines)].join(' ')}
        onPress={onPress}
        style={styles.press}
      >
        <PrintedFace deck={item.deck} printed={printed} />
      </PictureButton>
      <Text variant="caption" muted>
        {item.copies > 1 ? `${deck} · ${t('cards.copies', { count: item.copies })}` : deck}
      </Text>
      {opened ? (
        <View style={styles.rules} testID="gallery-rules">
          <Text variant="caption" strong muted>
            {t('gallery.rules')}
          </Text>
          <View style={styles.chips}>
            {rulesOf(shown, book).map(({ clause, paragraph }) => (
              <Chip
                key={paragraph}
                testID={`rule-${paragraph}`}
                title={clause}
                onPress={() => router.push({ pathname: '/rules', params: { game: 'imperium', paragraph } })}
              />
            ))}
          </View>
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  entry: { gap: space.xs },
  press: { borderRadius: radius.m },
  rules: { gap: space.xs },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
