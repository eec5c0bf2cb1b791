import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT, type Translate } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { Tile } from '../../../ui/Tile';
import { SmallCard } from '../../pieces/card/SmallCard';
import { CardFace } from '../../pieces/CardFace';
import { Crest } from '../../pieces/Crest';
import { Figure } from '../../pieces/Figure';
import { areaName, figuresText } from '../../texts/describe';
import { PanelRow } from '../../../ui/PanelRow';
import { panelIcons } from '../../../ui/panelIcons';
import { Icon } from '../../../ui/Icon';
import { useCatalogue } from '../../texts/catalogue';
import { roleKey, roleOf } from '../../texts/seats';
import { isCard, type Inspected } from '../inspect/inspected';
import type { Table } from '../useTable';

interface CardsPanelProps {
  readonly table: Table;
  readonly onInspect: (what: Inspected) => void;
}

/** The hand that the curtain is open for, the size of the other one, decks and their face-up cards. */
export function CardsPanel({ table, onInspect }: CardsPanelProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const { view } = table;
  const own = view.seats.find((seat) => seat.seat === view.viewer);
  // Partners against the automaton have no secrets from each other (R14.0).
  const others = view.seats.filter((seat) => seat.hand !== null && seat.seat !== view.viewer);
  const closed = view.seats.filter((seat) => seat.hand === null && !(view.solo && seat.side === 'harkonnen'));
  return (
    <View style={styles.stack}>
      {own ? (
        <View style={styles.stack} testID="own-hand">
          <Text strong>{handTitle(own, view.seats.length > arrakis.SIDES.length, t)}</Text>
          {(own.hand ?? []).filter(isCard).map((id, index) => (
            <CardFace key={`${id}-${index}`} card={arrakis.printPlanningCard(id, catalogue)} clauses />
          ))}
        </View>
      ) : null}
      {others.map((seat) => (
        <View key={seat.seat} style={styles.stack} testID={`hand-${roleKey(seat)}`}>
          <Text strong>{t('cone.handOf', { name: seat.name })}</Text>
          <View style={styles.row}>
            {(seat.hand ?? []).filter(isCard).map((id, index) => (
              <SmallCard
                key={`${id}-${index}`}
                testID={`partner-${id}`}
                name={arrakis.printPlanningCard(id, catalogue).name}
                card={arrakis.printPlanningCard(id, catalogue)}
                onPress={() => onInspect({ kind: 'card', id })}
              />
            ))}
          </View>
          {seat.handSize === 0 ? <Text muted>{t('table.hand.empty')}</Text> : null}
        </View>
      ))}
      <OwnTokens table={table} onInspect={onInspect} />
      {closed.map((seat) => (
        <ClosedHand key={seat.seat} seat={seat} table={table} />
      ))}
      {view.decks.map((deck) => (
        <View key={deck.house} style={styles.deck}>
          <Text variant="caption" strong>
            {t('table.deck', {
              house: t(`table.house.${deck.house}`),
              left: deck.left,
              discarded: deck.discarded.length,
            })}
          </Text>
          <View style={styles.row}>
            {[...deck.discarded]
              .reverse()
              .filter(isCard)
              .map((id, index) => (
                <SmallCard
                  key={`${id}-${index}`}
                  testID={`discarded-${id}`}
                  name={arrakis.printPlanningCard(id, catalogue).name}
                  card={arrakis.printPlanningCard(id, catalogue)}
                  onPress={() => onInspect({ kind: 'card', id })}
                />
              ))}
          </View>
        </View>
      ))}
    </View>
  );
}

/** Where two share a side, the hand also says whose it is. */
function handTitle({ handSize, name }: arrakis.SeatView, shared: boolean, t: Translate): string {
  const title = handSize > 0 ? t('table.hand') : t('table.hand.empty');
  return shared ? `${name} · ${title}` : title;
}

/** What the Atreides have face down on the board, for their eyes alone (R3.4). */
function OwnTokens({ table, onInspect }: CardsPanelProps) {
  const t = useT();
  const tokens = table.view.areas.flatMap(({ area, legion }) =>
    (legion?.tokens ?? []).flatMap(({ id, contents }) => (contents === null ? [] : [{ id, area, contents }])),
  );
  if (tokens.length === 0) return null;
  return (
    <View testID="own-tokens">
      <Text strong>{t('table.faceDown')}</Text>
      {tokens.map(({ id, area, contents }) => (
        <PanelRow
          key={id}
          testID={`own-token-${id}`}
          art={<Figure figure="token" side="atreides" size={30} />}
          title={figuresText(contents, 'atreides', t)}
          detail={areaName(area, t)}
          onPress={() => onInspect({ kind: 'area', id: area })}
        />
      ))}
    </View>
  );
}

function ClosedHand({ seat, table }: { readonly seat: arrakis.SeatView; readonly table: Table }) {
  const t = useT();
  const { colours } = useTheme();
  // Only one hand is open at a time: the open one is put away first.
  const mayLook = table.curtain.shared && table.curtain.openFor === null;
  return (
    <View style={styles.closed}>
      <Crest {...roleOf(seat)} size={24} />
      <Text style={styles.words} testID={`hand-size-${roleKey(seat)}`}>
        {t('table.hand.hidden', { name: seat.name, count: seat.handSize })}
      </Text>
      {mayLook ? (
        <Tile
          testID={`look-${roleKey(seat)}`}
          title={t('table.look')}
          art={<Icon drawing={panelIcons.prescience} colour={colours.text} size={20} />}
          tone="quiet"
          small
          onPress={() => table.curtain.call(seat.seat)}
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  deck: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  closed: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
});
