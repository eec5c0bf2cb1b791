import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { Chip } from '../../../ui/Chip';
import { useT, type StringKey } from '../../../i18n';
import { CardFace } from '../../pieces/CardFace';
import { PictureButton } from '../../../ui/PictureButton';
import { Text } from '../../../ui/Text';
import { radius, space } from '../../../ui/tokens';
import { useCatalogue } from '../../texts/catalogue';
import { isClause } from '../../book/places';
import { clausesOf } from '../../pieces/cardClauses';
import type { ShownCard } from './filter';

interface GalleryEntryProps {
  readonly shown: ShownCard;
  readonly opened: boolean;
  readonly onPress: () => void;
  readonly onClause: (clause: string) => void;
}

/** What the card itself does not say: its text alone against Mahdi (R14.18), what its entry brings (R6.11), the order (R6.6). */
const NOTES: Readonly<Partial<Record<string, StringKey>>> = {
  'planning-truthtrance': 'cards.note.truthtrance',
  'planning-hawats-scheming': 'cards.note.scheming',
  'leader-hawat': 'cards.note.hawat',
  'leader-mohiam': 'cards.note.mohiam',
  'result-atreides-mentat': 'cards.note.split',
  'result-harkonnen-mentat': 'cards.note.split',
};

/** A card of the gallery. Touched, it shows the rules that it leads to. */
export function GalleryEntry(props: GalleryEntryProps) {
  const { shown, opened, onPress, onClause } = props;
  const { card, printed } = shown;
  const t = useT();
  const catalogue = useCatalogue();
  // The side, and the sub-faction where the deck does not say it, in words too.
  const house =
    printed.house === null || printed.house === card.deck ? [] : [t(`cards.deck.${printed.house}`)];
  const deck = [t(`cards.deck.${card.deck}`), ...house, t(`side.${printed.side}`)].join(' · ');
  const note = NOTES[card.key];
  return (
    <View style={styles.entry} testID={`gallery-${card.key}`}>
      <PictureButton
        aria-expanded={opened}
        label={[
          deck,
          arrakis.plainText(printed, catalogue).replace(/ ?\[[^\]]*\]/g, ''),
          note ? t(note) : null,
        ]
          .filter((part) => part !== null)
          .join('. ')}
        onPress={onPress}
        style={styles.press}
      >
        <CardFace card={printed} />
      </PictureButton>
      <Text variant="caption" muted>
        {printed.copies > 1 ? `${deck} · ${t('cards.copies', { count: printed.copies })}` : deck}
      </Text>
      {note === undefined ? null : (
        <Text variant="caption" testID={`note-${card.key}`}>
          {t(note)}
        </Text>
      )}
      {opened ? (
        <View style={styles.rules} testID="card-rules">
          <Text variant="caption" strong muted>
            {t('cards.rules')}
          </Text>
          <View style={styles.chips}>
            {clausesOf(printed)
              .filter(isClause)
              .map((clause) => (
                <Chip
                  key={clause}
                  testID={`clause-${clause}`}
                  title={clause}
                  onPress={() => onClause(clause)}
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
