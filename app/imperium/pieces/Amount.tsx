import { StyleSheet, View } from 'react-native';

import { Text } from '../../ui/Text';
import { Token } from './Token';
import { tokenStyle, type TokenName } from './tokens';

interface AmountProps {
  readonly token: TokenName;
  readonly count: number;
  readonly size?: number;
  readonly colour?: string;
  readonly strong?: boolean;
}

/** So many of a thing: the number stands in its token, or before it where the token carries a sign. */
export function Amount({ token, count, size = 20, colour, strong = true }: AmountProps) {
  if (tokenStyle(token).sign === null) return <Token token={token} words={String(count)} size={size} />;
  return (
    <View style={styles.pair}>
      <Text
        variant="caption"
        strong={strong}
        maxScale={1.2}
        style={styles.number}
        {...(colour === undefined ? {} : { colour })}
      >
        {count}
      </Text>
      <Token token={token} size={size} />
    </View>
  );
}

const styles = StyleSheet.create({
  pair: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  number: { lineHeight: 18 },
});
