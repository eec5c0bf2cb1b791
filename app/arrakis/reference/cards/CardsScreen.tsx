import { router } from 'expo-router';
import { useMemo, useState } from 'react';
import { FlatList, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { arrakis } from '../../../../engine';
import { Chip } from '../../../ui/Chip';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space, wideFrom } from '../../../ui/tokens';
import { useAddress } from '../../../ui/useAddress';
import { useGame } from '../../runningGame';
import { useCatalogue } from '../../texts/catalogue';
import { FilterRow } from '../../../reference/ui/FilterRow';
import { ToolScreen } from '../../../reference/ui/ToolScreen';
import { ALL_CARDS, DECKS } from './catalogue';
import { EFFECTS } from './effects';
import { filterCards, NO_FILTER, type CardFilter, type ShownCard } from './filter';
import { GalleryEntry } from './GalleryEntry';
import { CARD_STATUSES } from './cardStatus';

/** Cards of about this breadth stand beside each other. */
const CARD_WIDTH = 300;
const FILTERS_WIDTH = 300;

/** All cards, as they print themselves. */
export function CardsScreen() {
  const t = useT();
  const catalogue = useCatalogue();
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const { card: wanted } = useAddress<'card'>();
  const asked = ALL_CARDS.find(({ key }) => key === wanted);
  const [filter, setFilter] = useState<CardFilter>(
    asked ? { ...NO_FILTER, deck: asked.deck } : { ...NO_FILTER, deck: 'atreides' },
  );
  const [opened, setOpened] = useState<string | null>(asked?.key ?? null);
  const game = useGame()?.state ?? null;
  const table = useMemo(() => (game === null ? null : arrakis.view(game, 'table')), [game]);
  const shown = useMemo(() => {
    const cards = filterCards(filter, catalogue, table);
    // The card that was asked for comes first.
    const first = cards.filter(({ card }) => card.key === wanted);
    return [...first, ...cards.filter(({ card }) => card.key !== wanted)];
  }, [filter, catalogue, table, wanted]);
  const wide = width >= wideFrom;
  const room = width - (wide ? FILTERS_WIDTH : 0) - 2 * space.m;
  const columns = Math.max(1, Math.min(3, Math.floor(room / CARD_WIDTH)));

  const filters = (
    <>
      <FilterRow
        testID="deck"
        label={t('cards.deck')}
        wrap={wide}
        options={(['all', ...DECKS] as const).map((value) => ({ value, label: t(`cards.deck.${value}`) }))}
        value={filter.deck}
        onChange={(deck) => setFilter({ ...filter, deck })}
      />
      <FilterRow
        testID="effect"
        label={t('cards.effect')}
        wrap={wide}
        options={(['any', ...EFFECTS] as const).map((value) => ({
          value,
          label: t(`cards.effect.${value}`),
        }))}
        value={filter.effect}
        onChange={(effect) => setFilter({ ...filter, effect })}
      />
      {table === null ? null : (
        <FilterRow
          testID="where"
          label={t('cards.game')}
          wrap={wide}
          options={(['any', ...CARD_STATUSES] as const).map((value) => ({
            value,
            label: t(`cards.game.${value}`),
          }))}
          value={filter.where}
          onChange={(where) => setFilter({ ...filter, where })}
        />
      )}
      <Text muted aria-live="polite" testID="cards-count">
        {t('cards.shown', { count: shown.reduce((sum, { printed }) => sum + printed.copies, 0) })}
      </Text>
    </>
  );

  const list = (
    <FlatList<ShownCard>
      key={columns}
      testID="cards-list"
      data={shown}
      numColumns={columns}
      keyExtractor={({ card }) => card.key}
      initialNumToRender={12}
      ListHeaderComponent={wide ? null : <View style={styles.filters}>{filters}</View>}
      ListEmptyComponent={
        <View style={styles.none}>
          <Text>{t('cards.none')}</Text>
          <Chip testID="cards-reset" title={t('cards.reset')} onPress={() => setFilter(NO_FILTER)} />
        </View>
      }
      contentContainerStyle={[styles.list, { paddingBottom: insets.bottom + space.xl }]}
      renderItem={({ item }) => (
        <View style={[styles.item, { maxWidth: `${100 / columns}%` }]}>
          <GalleryEntry
            shown={item}
            opened={opened === item.card.key}
            onPress={() => setOpened((now) => (now === item.card.key ? null : item.card.key))}
            onClause={(clause) => router.push({ pathname: '/rules', params: { clause } })}
          />
        </View>
      )}
    />
  );

  return (
    <ToolScreen title={t('cards.title')} testID="cards-screen">
      {wide ? (
        <View style={styles.beside}>
          <ScrollView
            style={[styles.panel, { borderRightColor: colours.border }]}
            contentContainerStyle={styles.filters}
          >
            {filters}
          </ScrollView>
          <View style={styles.fill}>{list}</View>
        </View>
      ) : (
        list
      )}
    </ToolScreen>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  beside: { flex: 1, flexDirection: 'row' },
  panel: { width: FILTERS_WIDTH, flexGrow: 0, borderRightWidth: StyleSheet.hairlineWidth },
  filters: { gap: space.m, padding: space.s },
  list: { paddingHorizontal: space.s, gap: space.s },
  item: { flex: 1, padding: space.xs },
  none: { padding: space.m, gap: space.m, alignItems: 'flex-start' },
});
