import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import { spoken } from '../../ui/spoken';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { GUIDES, guideOf } from '../guides';
import { excerpt } from '../search/excerpt';
import type { Found } from '../search/searchIndex';
import { FilterRow } from './FilterRow';
import { LinkRow } from './LinkRow';
import { HighlightedText } from './RichText';

interface SearchResultsProps {
  readonly query: string;
  readonly results: readonly Found[];
  readonly onOpen: (found: Found) => void;
}

/** What was found in all games, or in one of them where several have something. */
export function SearchResults({ query, results, onOpen }: SearchResultsProps) {
  const t = useT();
  const [wanted, setWanted] = useState('all');
  const games = GUIDES.filter(({ game }) => results.some((found) => found.game === game));
  const only = games.length > 1 && games.some(({ game }) => game === wanted) ? wanted : 'all';
  const shown = only === 'all' ? results : results.filter(({ game }) => game === only);
  return (
    <View style={styles.list} testID="search-results">
      {games.length > 1 ? (
        <FilterRow
          testID="search-game"
          label={t('reference.games')}
          wrap
          options={[
            { value: 'all', label: t('reference.search.allGames') },
            ...games.map((guide) => ({ value: guide.game, label: guide.title(t) })),
          ]}
          value={only}
          onChange={setWanted}
        />
      ) : null}
      <Text muted aria-live="polite" testID="search-count">
        {shown.length === 0
          ? t('reference.search.none', { words: query.trim() })
          : t('reference.search.found', { count: shown.length })}
      </Text>
      {shown.map((found) => (
        <Result key={found.id} found={found} onOpen={onOpen} />
      ))}
    </View>
  );
}

function Result({ found, onOpen }: { readonly found: Found; readonly onOpen: (found: Found) => void }) {
  const t = useT();
  const words = useMemo(() => new Set(found.words), [found.words]);
  const game = guideOf(found.game)?.title(t) ?? '';
  const kind = `${t(`reference.search.kind.${found.kind}`)} · ${game}`;
  const shown = excerpt(found.text, words);
  return (
    <LinkRow
      testID={`found-${found.id}`}
      title={found.title}
      label={spoken(found.title, kind, shown)}
      detail={
        <>
          <Text variant="caption" muted>
            {kind}
          </Text>
          <Text>
            <HighlightedText text={shown} found={words} />
          </Text>
        </>
      }
      onPress={() => onOpen(found)}
    />
  );
}

const styles = StyleSheet.create({ list: { gap: space.s } });
