import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../engine';
import { useT } from '../../i18n';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { Figure } from '../pieces/Figure';
import { lossPiles, lossText, type LossPile } from './lossPiles';
import type { Loss } from './story';

const FIGURE = 22;

interface LossesProps {
  readonly side: arrakis.Side;
  readonly losses: readonly Loss[];
  readonly align?: 'start' | 'end';
  readonly testID?: string;
}

/** Whom a battle has cost a side so far. */
export function Losses({ side, losses, align = 'start', testID }: LossesProps) {
  const t = useT();
  const piles = lossPiles(losses);
  const words = lossText(side, piles, t);
  return (
    <View
      style={[styles.losses, align === 'end' ? styles.end : null]}
      role="img"
      aria-label={words}
      testID={testID}
    >
      {piles.length === 0 ? (
        <Text variant="caption" muted>
          {words}
        </Text>
      ) : (
        piles.map((pile) => <LostPile key={`${pile.figure}-${pile.reduced}`} pile={pile} side={side} />)
      )}
    </View>
  );
}

/** Figures that are gone: faded, with their number; reduced ones with what they became. */
function LostPile({ pile, side }: { readonly pile: LossPile; readonly side: arrakis.Side }) {
  const { figure, reduced, count } = pile;
  return (
    <View style={styles.pile}>
      <Text variant="caption" strong>
        {`−${count}`}
      </Text>
      <Figure figure={figure} side={side} size={FIGURE} faded={!reduced} />
      {reduced ? (
        <>
          <Text variant="caption">→</Text>
          <Figure figure="regular" side={side} size={FIGURE} />
        </>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  losses: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s, minHeight: FIGURE },
  end: { justifyContent: 'flex-end' },
  pile: { flexDirection: 'row', alignItems: 'center', gap: 1 },
});
