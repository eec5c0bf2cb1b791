import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { Toggle } from '../../../ui/Toggle';
import { space } from '../../../ui/tokens';
import { FilterRow } from '../../../reference/ui/FilterRow';
import {
  BATTLE_CARDS,
  BATTLE_CARD_IDS,
  type BattleCard,
  type Edit,
  type BattleSetup,
} from '../../odds/battleSetup';
import { useCatalogue } from '../../texts/catalogue';

interface AttackTermsProps {
  readonly attacker: BattleSetup['attacker'];
  readonly surprise: boolean;
  readonly card: BattleSetup['card'];
  readonly solo: boolean;
  readonly onEdit: Edit;
}

/** How the attack comes: by surprise, by a card, by the automaton. */
export function AttackTerms(props: AttackTermsProps) {
  const { attacker, surprise, card, solo, onEdit } = props;
  const t = useT();
  const catalogue = useCatalogue();
  const cards = BATTLE_CARD_IDS.filter((id) => BATTLE_CARDS[id] === attacker);
  return (
    <View style={styles.terms}>
      <Toggle
        testID="surprise"
        label={t('odds.surprise')}
        detail={t('odds.surprise.about')}
        value={surprise}
        disabled={card === 'battle-language'}
        onChange={(value) => onEdit((setup) => ({ ...setup, surprise: value }))}
      />
      <FilterRow<BattleCard | 'none'>
        testID="card"
        label={t('odds.card')}
        wrap
        options={[
          { value: 'none', label: t('odds.card.none') },
          ...cards.map((id) => ({ value: id, label: arrakis.printPlanningCard(id, catalogue).name })),
        ]}
        value={card ?? 'none'}
        onChange={(value) => onEdit((setup) => ({ ...setup, card: value === 'none' ? null : value }))}
      />
      {card === null ? null : (
        <Text variant="caption" muted testID="card-says">
          {t(`odds.card.${card}`)}
        </Text>
      )}
      <Toggle
        testID="solo"
        label={t(attacker === 'harkonnen' ? 'odds.solo' : 'odds.solo.defends')}
        detail={t('odds.solo.about')}
        value={solo}
        onChange={(value) => onEdit((setup) => ({ ...setup, solo: value }))}
      />
    </View>
  );
}

const styles = StyleSheet.create({ terms: { gap: space.s } });
