import { useMemo, useState } from 'react';
import { FlatList, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { imperium } from '../../../../engine';
import { useT, type Translate } from '../../../i18n';
import { FilterRow } from '../../../reference/ui/FilterRow';
import { ToolScreen } from '../../../reference/ui/ToolScreen';
import { Chip } from '../../../ui/Chip';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space, wideFrom } from '../../../ui/tokens';
import { useAddress } from '../../../ui/useAddress';
import { useCatalogue } from '../../texts/catalogue';
import { filterItems, NO_FILTER, tagsOf, type GalleryFilter, type ShownItem } from './filter';
import { GalleryEntry } from './GalleryEntry';
import { DECKS, ITEMS, type Tag } from './items';

/** Faces of about this breadth stand beside each other. */
const FACE_WIDTH = 300;
const FILTERS_WIDTH = 300;

function isMoment(tag: Tag): tag is imperium.Moment {
  return imperium.MOMENTS.some((moment) => moment === tag);
}

function tagLabel(tag: Tag, catalogue: imperium.Catalogue, t: Translate): string {
  if (isMoment(tag)) return catalogue.moments[tag];
  switch (tag) {
    case 'tier1':
    case 'tier2':
    case 'tier3':
    case 'solo':
    case 'two':
      return t(`gallery.tag.${tag}`);
    default:
      return catalogue.icons[tag];
  }
}

/** Spaces, cards, Leaders, Conflicts and House Hagal, as they print themselves. */
export function GalleryScreen() {
  const t = useT();
  const catalogue = useCatalogue();
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const { show } = useAddress<'show'>();
  const asked = ITEMS.find(({ key }) => key === show);
  const [filter, setFilter] = useState<GalleryFilter>({ deck: asked?.deck ?? 'spaces', tag: 'any' });
  const [opened, setOpened] = useState<string | null>(asked?.key ?? null);
  const shown = useMemo(() => {
    const all = filterItems(filter, catalogue);
    // What was asked for comes first.
    return [...all.filter(({ item }) => item.key === show), ...all.filter(({ item }) => item.key !== show)];
  }, [filter, catalogue, show]);
  const wide = width >= wideFrom;
  const room = width - (wide ? FILTERS_WIDTH : 0) - 2 * space.m;
  const columns = Math.max(1, Math.min(3, Math.floor(room / FACE_WIDTH)));
  const tags = tagsOf(filter.deck);

  const filters = (
    <>
      <FilterRow
        testID="gallery-deck"
        label={t('gallery.deck')}
        wrap={wide}
        options={(['all', ...DECKS] as const).map((value) => ({ value, label: t(`gallery.deck.${value}`) }))}
        value={filter.deck}
        onChange={(deck) => setFilter({ deck, tag: 'any' })}
      />
      {tags.length === 0 ? null : (
        <FilterRow
          testID="gallery-tag"
          label={t('gallery.tag')}
          wrap={wide}
          options={(['any', ...tags] as const).map((value) => ({
            value,
            label: value === 'any' ? t('gallery.tag.any') : tagLabel(value, catalogue, t),
          }))}
          value={filter.tag}
          onChange={(tag) => setFilter({ ...filter, tag })}
        />
      )}
      <Text muted aria-live="polite" testID="gallery-count">
        {t('gallery.shown', { count: shown.length })}
      </Text>
    </>
  );

  const list = (
    <FlatList<ShownItem>
      key={columns}
      testID="gallery-list"
      data={shown}
      numColumns={columns}
      keyExtractor={({ item }) => item.key}
      initialNumToRender={12}
      ListHeaderComponent={wide ? null : <View style={styles.filters}>{filters}</View>}
      ListEmptyComponent={
        <View style={styles.none}>
          <Text>{t('gallery.none')}</Text>
          <Chip testID="gallery-reset" title={t('gallery.reset')} onPress={() => setFilter(NO_FILTER)} />
        </View>
      }
      contentContainerStyle={[styles.list, { paddingBottom: insets.bottom + space.xl }]}
      renderItem={({ item: entry }) => (
        <View style={[styles.item, { maxWidth: `${100 / columns}%` }]}>
          <GalleryEntry
            shown={entry}
            opened={opened === entry.item.key}
            onPress={() => setOpened((now) => (now === entry.item.key ? null : entry.item.key))}
          />
        </View>
      )}
    />
  );

  return (
    <ToolScreen title={t('gallery.title')} testID="gallery-screen">
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
