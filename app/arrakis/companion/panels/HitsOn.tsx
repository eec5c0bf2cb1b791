import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { areaName } from '../../texts/describe';
import { useT, type Translate } from '../../../i18n';
import { Chip } from '../../../ui/Chip';
import { figureText } from '../../pieces/figures';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';

interface HitsOnProps {
  readonly area: arrakis.AreaId;
  readonly state: arrakis.State;
  readonly onChange: (change: (state: arrakis.State) => arrakis.State) => arrakis.TableFault | null;
}

/** More hits than this do not fall in one round (R7.10). */
const MOST = 6;

/** Equal losses are counted: "bashar, elite → regular, 2× regular". */
function named(losses: readonly arrakis.TableLoss[], side: arrakis.Side, t: Translate): string {
  const words = losses.map(({ figure, reduced }) => {
    const word = figureText(figure, side, t);
    return reduced ? `${word} → ${figureText('regular', side, t)}` : word;
  });
  const parts: { readonly word: string; count: number }[] = [];
  for (const word of words) {
    const last = parts.at(-1);
    if (last?.word === word) last.count += 1;
    else parts.push({ word, count: 1 });
  }
  return parts.map(({ word, count }) => (count > 1 ? `${count}× ${word}` : word)).join(', ');
}

/** Hits of one round, entered with one touch: whom they take is said before (R7.11, R14.14). */
export function HitsOn({ area, state, onChange }: HitsOnProps) {
  const t = useT();
  const { side, tokens } = arrakis.tableArea(state, area);
  if (side === null) return null;
  const losses = arrakis.tableLosses(state, area);
  const choices = side === 'harkonnen' ? arrakis.nextTableLosses(state, area) : [];
  return (
    <View style={styles.stack} role="group" aria-label={t('companion.hits', { place: areaName(area, t) })}>
      <Text variant="caption" testID={`losses-${area}`}>
        {t('companion.hits', { place: areaName(area, t) })}
        {losses.length === 0 ? '' : ` ${t('companion.hits.order', { list: named(losses, side, t) })}`}
        {tokens === 0 ? '' : ` ${t('companion.hits.tokens')}`}
      </Text>
      <View style={styles.row}>
        {losses.slice(0, MOST).map((_, index) => (
          <Chip
            key={index}
            testID={`hits-${area}-${index + 1}`}
            title={String(index + 1)}
            label={t('companion.hits.count', {
              count: index + 1,
              list: named(losses.slice(0, index + 1), side, t),
            })}
            onPress={() => onChange((now) => arrakis.withTableLosses(now, area, index + 1))}
          />
        ))}
        {/* Among several named leaders the human chooses (R14.14). */}
        {choices.length < 2
          ? null
          : choices.map((loss) => (
              <Chip
                key={loss}
                testID={`hit-${loss}`}
                title={t('companion.guide.hit', { figure: figureText(loss, side, t) })}
                onPress={() => onChange((now) => arrakis.withTableLoss(now, area, loss))}
              />
            ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
