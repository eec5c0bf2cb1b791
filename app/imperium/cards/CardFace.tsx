import { StyleSheet, View } from 'react-native';
import { chosenButton } from '../../ui/chosen';

import { imperium } from '../../../engine';
import { PictureButton } from '../../ui/PictureButton';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { palette, radius } from '../../ui/tokens';
import { useTapOrHold } from '../../ui/useTapOrHold';
import { useCatalogue } from '../texts/catalogue';
import { AgentIcon } from '../pieces/AgentIcon';
import { ItemRow } from '../pieces/ItemRow';
import { itemsOf } from '../pieces/items';
import { Token } from '../pieces/Token';
import { cardFact } from './facts';

export const CARD_WIDTH = 92;
export const CARD_HEIGHT = 128;

const INK = palette.nightInk;
/** Parchment in shadow: what cannot be used now falls back without letting other cards through. */
const DIM = '#A99C82';

export interface CardFaceProps {
  readonly id: string;
  readonly testID: string;
  /** `can`: may be touched to act; `picked`: is chosen; `dim`: cannot be used now. */
  readonly look?: 'plain' | 'can' | 'picked' | 'dim';
  /** How many such cards lie here, or are left. */
  readonly count?: number | null;
  readonly note?: string | null;
  readonly width?: number;
  readonly onPress: () => void;
  readonly onLongPress?: () => void;
}

/** A word with so many letters is set smaller, so that it is not broken. */
const LONG = 12;

function hasLongWord(name: string): boolean {
  return name.split(/[\s-]+/).some((word) => word.length >= LONG);
}

/** A card of a deck, as small as it can be read: where it sends, what it is called, what it gives when revealed. */
export function CardFace(props: CardFaceProps) {
  const {
    id,
    testID,
    look = 'plain',
    count = null,
    note = null,
    width = CARD_WIDTH,
    onPress,
    onLongPress,
  } = props;
  const { colours } = useTheme();
  const press = useTapOrHold({ onPress, onLongPress });
  const catalogue = useCatalogue();
  const fact = cardFact(id);
  const { name, lines } = imperium.printCard(id, catalogue);
  const icons = fact?.icons ?? [];
  const shown = icons.includes('any')
    ? imperium.AGENT_ICONS
    : imperium.AGENT_ICONS.filter((icon) => icons.includes(icon));
  const words = [name, ...lines.flatMap(({ text, inner }) => [text, ...inner.map((line) => line.text)])];
  return (
    <PictureButton
      testID={testID}
      label={[...words, note].filter((part) => part !== null).join(' ')}
      {...chosenButton(look === 'picked')}
      {...press}
      style={[
        styles.card,
        {
          width,
          height: (width * CARD_HEIGHT) / CARD_WIDTH,
          borderColor: look === 'picked' || look === 'can' ? colours.action : palette.rock,
          borderWidth: look === 'picked' ? 3 : look === 'can' ? 2 : 1,
          backgroundColor: look === 'dim' ? DIM : palette.parchment,
        },
      ]}
    >
      <View style={styles.icons}>
        {shown.map((icon) => (
          <AgentIcon key={icon} icon={icon} size={shown.length > 4 ? 11 : shown.length > 3 ? 15 : 18} />
        ))}
        <View style={styles.fill} />
        {fact?.cost === null || fact?.cost === undefined ? null : (
          <View style={styles.cost}>
            <Text variant="caption" strong colour={palette.bone} maxScale={1} style={styles.costText}>
              {fact.cost}
            </Text>
          </View>
        )}
      </View>
      <Text
        variant="caption"
        strong
        colour={INK}
        maxScale={1.1}
        numberOfLines={3}
        style={[styles.name, hasLongWord(name) ? styles.small : null]}
      >
        {name}
      </Text>
      {(fact?.agent.length ?? 0) === 0 ? null : (
        <View style={styles.agent}>
          <ItemRow items={itemsOf(fact?.agent ?? [])} colour={INK} size={18} />
        </View>
      )}
      <View style={styles.foot}>
        <ItemRow items={itemsOf(fact?.reveal ?? [])} colour={INK} size={20} />
        <View style={styles.factions}>
          {(fact?.factions ?? []).map((faction) => (
            <Token key={faction} token={faction} size={15} />
          ))}
        </View>
      </View>
      {count === null ? null : (
        <View style={styles.count}>
          <Text variant="caption" strong colour={palette.bone} maxScale={1} style={styles.costText}>
            {count}
          </Text>
        </View>
      )}
    </PictureButton>
  );
}

const styles = StyleSheet.create({
  card: {
    borderRadius: radius.s,
    padding: 5,
    gap: 2,
    overflow: 'hidden',
  },
  icons: { flexDirection: 'row', alignItems: 'center', gap: 2, minHeight: 20 },
  fill: { flex: 1 },
  cost: {
    width: 20,
    height: 20,
    borderRadius: 10,
    backgroundColor: INK,
    alignItems: 'center',
    justifyContent: 'center',
  },
  costText: { fontSize: 13, lineHeight: 16 },
  name: { fontSize: 13, lineHeight: 15, flexGrow: 1 },
  small: { fontSize: 11, lineHeight: 14 },
  agent: { borderTopWidth: StyleSheet.hairlineWidth, borderColor: palette.rock, paddingTop: 2 },
  foot: {
    marginHorizontal: -5,
    marginBottom: -5,
    paddingHorizontal: 5,
    paddingVertical: 3,
    minHeight: 24,
    backgroundColor: palette.sand,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  factions: { flexDirection: 'row', gap: 1 },
  count: {
    position: 'absolute',
    right: 4,
    bottom: 26,
    minWidth: 20,
    height: 20,
    borderRadius: 10,
    backgroundColor: palette.rock,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
