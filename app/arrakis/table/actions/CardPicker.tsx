import { ScrollView, StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { SmallCard } from '../../pieces/card/SmallCard';
import { CardFace } from '../../pieces/CardFace';
import { useCatalogue } from '../../texts/catalogue';
import { isCard, isPrescience } from '../inspect/inspected';
import type { Table } from '../useTable';
import { testIdOf, wordOf } from './controls';
import { ReadingScroll } from '../../../ui/ReadingScroll';
import { Tile } from '../../../ui/Tile';
import { cardVerb, moveLabel } from './moveTexts';
import { vainLast } from './noEffect';
import { usePickedCard } from './pickedCard';

export function printedCard(move: arrakis.Move, catalogue: arrakis.Catalogue): arrakis.PrintedCard | null {
  const word = wordOf(move);
  if (move.kind === 'card' && isCard(word)) return arrakis.printPlanningCard(word, catalogue);
  if (move.kind === 'prescience' && isPrescience(word)) return arrakis.printPrescienceCard(word, catalogue);
  return null;
}

/** More cards than this stand three in a row on a phone, so that all are in sight. */
const MANY = 8;

/** Cards to choose from, listed by name; a tap opens one to read, and then it can be used. */
export function CardPicker({ table }: { readonly table: Table }) {
  const t = useT();
  const catalogue = useCatalogue();
  const { controls, decision, busy, choose, game } = table;
  const { picked, pick } = usePickedCard();
  if (decision === null) return null;
  const up = controls.cards.find((move) => picked?.ply === game.ply && testIdOf(move) === picked.key);
  if (up) {
    const printed = printedCard(up, catalogue);
    const vain = table.withoutEffect.has(up);
    const verb = t(vain ? 'table.card.anyway' : cardVerb(up, decision));
    return (
      <View style={styles.fill} testID="card-up">
        <ReadingScroll key={testIdOf(up)}>
          {printed === null ? (
            <Text>{moveLabel(up, decision, catalogue)}</Text>
          ) : (
            <CardFace card={printed} clauses />
          )}
        </ReadingScroll>
        {vain ? (
          <Text strong testID="card-vain" aria-live="polite" style={styles.warning}>
            {t(decision.kind === 'die' ? 'table.card.vain' : 'table.card.vainFree')}
          </Text>
        ) : null}
        <View style={styles.bar}>
          <Tile
            testID="card-back"
            title={t(vain ? 'table.card.keep' : 'table.card.others')}
            tone={vain ? 'only' : 'quiet'}
            centred
            basis={120}
            onPress={() => pick(null)}
          />
          <Tile
            testID="card-use"
            title={verb}
            label={`${verb}: ${moveLabel(up, decision, catalogue)}`}
            tone={vain ? 'quiet' : 'only'}
            centred
            basis={160}
            disabled={busy}
            onPress={() => choose(up)}
          />
        </View>
      </View>
    );
  }
  const many = controls.cards.length > MANY;
  return (
    <ScrollView contentContainerStyle={styles.grid} testID="card-choices">
      {vainLast(controls.cards, (move) => table.withoutEffect.has(move)).map((move) => (
        <SmallCard
          key={testIdOf(move)}
          testID={testIdOf(move)}
          name={moveLabel(move, decision, catalogue)}
          card={printedCard(move, catalogue)}
          narrow={many}
          note={table.withoutEffect.has(move) ? t('table.noEffect') : null}
          onPress={() => pick({ key: testIdOf(move), ply: game.ply })}
        />
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  bar: { flexDirection: 'row', gap: space.s, paddingTop: space.s },
  warning: { paddingTop: space.s },
});
