import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { chosenButton } from '../../ui/chosen';

import { useT } from '../../i18n';
import { spoken } from '../../ui/spoken';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { radius, space, touchTarget } from '../../ui/tokens';
import { useFocusRing } from '../../ui/useFocusRing';
import { Crest } from '../pieces/Crest';
import { Traces } from '../playback/PlaybackLine';
import type { RecapItem } from './recap';
import type { Replay } from './useReplay';

interface RecapListProps {
  readonly items: readonly RecapItem[];
  /** Null where there is no board to show it on. */
  readonly replay: Replay | null;
}

/** What happened since the last decision, oldest first; an item that is touched is played on the board. */
export function RecapList({ items, replay }: RecapListProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <View style={styles.stack} testID="recap-list">
      {items.map((item, index) => (
        <Item
          key={item.id}
          item={item}
          chosen={chosen === item.id}
          testID={`recap-${index}`}
          onPress={() => {
            setChosen(item.id);
            replay?.show(item, item.events);
          }}
        />
      ))}
    </View>
  );
}

interface ItemProps {
  readonly item: RecapItem;
  readonly chosen: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

const CREST = 22;

function Item({ item, chosen, onPress, testID }: ItemProps) {
  const t = useT();
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  const [asked, setAsked] = useState(false);
  const small = item.rank === 'line';
  return (
    <View style={[styles.item, { borderColor: chosen ? colours.text : 'transparent' }]}>
      <Pressable
        testID={testID}
        role="button"
        aria-label={t('recap.show', { line: spoken(item.text, ...item.more) })}
        {...chosenButton(chosen)}
        onPress={onPress}
        {...focusEvents}
        style={({ pressed }) => [
          styles.touch,
          pressed ? { backgroundColor: colours.surfaceStrong } : null,
          ring,
        ]}
      >
        <View style={styles.crest}>
          {item.side === null ? null : <Crest side={item.side} size={CREST} />}
        </View>
        <View style={styles.words}>
          <Text strong={item.rank === 'moment'} muted={small} variant={small ? 'caption' : 'body'}>
            {item.text}
          </Text>
          {item.more.map((sentence, index) => (
            <Text key={index} variant="caption" muted>
              {sentence}
            </Text>
          ))}
        </View>
      </Pressable>
      {item.whys.length === 0 ? null : (
        <Pressable
          testID={`${testID}-ask`}
          role="button"
          aria-label={spoken(t(asked ? 'mahdi.close' : 'mahdi.ask'), item.text)}
          aria-expanded={asked}
          onPress={() => setAsked((now) => !now)}
          style={styles.ask}
        >
          <Text variant="caption" muted style={styles.underlined}>
            {t(asked ? 'mahdi.close' : 'mahdi.ask')}
          </Text>
        </Pressable>
      )}
      {asked ? (
        <View style={styles.whys}>
          <Traces whys={item.whys} testID={`${testID}-why`} />
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.xs },
  item: { borderLeftWidth: 3, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  touch: {
    flex: 1,
    minHeight: touchTarget,
    flexDirection: 'row',
    alignItems: 'flex-start',
    gap: space.s,
    padding: space.xs,
    borderRadius: radius.s,
  },
  // Beside the first line, however many follow it.
  crest: { width: CREST, paddingTop: 1 },
  words: { flex: 1 },
  ask: { minHeight: touchTarget, minWidth: touchTarget, alignItems: 'center', justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
  whys: { width: '100%', paddingLeft: space.m },
});
