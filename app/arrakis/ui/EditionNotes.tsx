import { StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { useBook } from '../book/books';
import { paragraphText } from '../../reference/book/places';
import { editionsOf } from '../book/places';

/** Where the printed editions differ on one of these clauses: which of them is played. */
export function EditionNotes({ clauses }: { readonly clauses: readonly string[] }) {
  const t = useT();
  const book = useBook();
  const notes = editionsOf(clauses);
  if (notes.length === 0) return null;
  return (
    <View style={styles.stack} testID="edition-notes">
      <Text variant="caption" strong muted>
        {t('reference.edition')}
      </Text>
      {notes.map(({ chapter, id }) => (
        <Text key={id} variant="caption" muted>
          {paragraphText(book, chapter, id)}
        </Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ stack: { gap: space.xs } });
