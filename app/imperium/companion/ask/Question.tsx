import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../../engine';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { Text } from '../../../ui/Text';
import { Tile } from '../../../ui/Tile';
import { space } from '../../../ui/tokens';
import { useCatalogue } from '../../texts/catalogue';
import { spaceName } from '../names';
import type { Asked } from '../record';
import { changeHagalTable } from '../store';
import { Details } from './Details';

/** What is still to be asked before a card can be told. */
export function openNeeds(state: imperium.State, { seat, card, free }: Asked): readonly imperium.TableNeed[] {
  return imperium.tableNeeds(state, seat, card).filter(({ need }) => need !== 'free' || !free);
}

interface QuestionProps {
  readonly state: imperium.State;
  readonly asked: Asked;
  readonly needs: readonly imperium.TableNeed[];
  readonly onFree: () => void;
  /** Everything is known. */
  readonly onGo: () => void;
  readonly onCancel: () => void;
}

/** A card has been turned up: is its space free, and what else has to be known? */
export function Question({ state, asked, needs, onFree, onGo, onCancel }: QuestionProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const [first] = needs;
  const card = imperium.printHagal(asked.card, catalogue).name;
  const cancel = <Chip testID="hagal-ask-cancel" title={t('hagal.ask.cancel')} onPress={onCancel} />;
  if (first?.need === 'free') {
    const taken = () => {
      changeHagalTable((now) => imperium.withTaken(now, first.space, true));
      onGo();
    };
    return (
      <View style={styles.stack} testID="hagal-ask-free">
        <Text variant="title">{card}</Text>
        <Text strong>{t('hagal.ask.free', { space: spaceName(first.space, catalogue) })}</Text>
        <View style={styles.row}>
          <Tile
            testID="hagal-free"
            title={t('hagal.ask.free.yes')}
            tone="only"
            centred
            basis="40%"
            onPress={onFree}
          />
          <Tile testID="hagal-taken" title={t('hagal.ask.free.no')} centred basis="40%" onPress={taken} />
        </View>
        <Text variant="caption" muted>
          {t('hagal.ask.free.about')}
        </Text>
        <View style={styles.row}>{cancel}</View>
      </View>
    );
  }
  return (
    <View style={styles.stack} testID="hagal-ask">
      <Text variant="title">{card}</Text>
      <Details state={state} needs={needs} />
      <Button testID="hagal-go" kind="primary" title={t('hagal.ask.go')} onPress={onGo} />
      <View style={styles.row}>{cancel}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
