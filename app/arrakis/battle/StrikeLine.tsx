import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../engine';
import { useT, type Translate } from '../../i18n';
import { Text } from '../../ui/Text';
import type { Strike } from './story';

/** "5 hits − 1 shield = 4": only shields that were not cancelled count (R7.10). */
export function strikeText({ hits, shields, cancelled, dealt }: Strike, t: Translate): string {
  const left = t('table.battle.shields', { count: shields - cancelled });
  return `${t('table.battle.hits', { count: hits })} − ${left} = ${dealt}`;
}

interface StrikeLineProps {
  readonly side: arrakis.Side;
  readonly strike: Strike;
  readonly large?: boolean;
  readonly align?: 'start' | 'end';
  readonly testID?: string;
}

/** What one side has done to the other in a round, and what its special elites did for it. */
export function StrikeLine({ side, strike, large = false, align = 'start', testID }: StrikeLineProps) {
  const t = useT();
  const { cancelled } = strike;
  const words = align === 'end' ? styles.end : null;
  return (
    <View>
      <Text variant={large ? 'body' : 'caption'} strong style={words} testID={testID}>
        {strikeText(strike, t)}
      </Text>
      {cancelled === 0 ? null : (
        <Text variant="caption" muted style={words} testID={testID ? `${testID}-cancelled` : undefined}>
          {t(`table.battle.cancels.${side}`, { count: cancelled })}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ end: { textAlign: 'right' } });
