import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import type { Item } from './items';
import { Token } from './Token';

interface ItemRowProps {
  readonly items: readonly Item[];
  readonly size: number;
  /** Of the signs between tokens. */
  readonly colour: string;
}

const between = {
  then: 'M-22 -26L14 0L-22 26Z',
  or: 'M14 -36L-14 36',
  if: 'M-24 -16C-24 -42 24 -42 24 -14C24 6 0 4 0 22M0 38L0 40',
} as const;

/** What something costs and gives, as tokens in a row. */
export function ItemRow({ items, size, colour }: ItemRowProps) {
  return (
    <View style={styles.row} aria-hidden>
      {items.map((item, index) =>
        item.kind === 'token' ? (
          <Token key={index} token={item.token} words={item.words} size={size} />
        ) : (
          <Svg key={index} width={size * 0.55} height={size} viewBox="-30 -54 60 108">
            <Path
              d={between[item.kind]}
              fill={item.kind === 'then' ? colour : 'none'}
              stroke={item.kind === 'then' ? 'none' : colour}
              strokeWidth={10}
              strokeLinecap="round"
            />
          </Svg>
        ),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: 2 },
});
