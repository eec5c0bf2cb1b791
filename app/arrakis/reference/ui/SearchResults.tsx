import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { excerpt } from '../search/excerpt';
import type { Found } from '../search/searchIndex';
import { LinkRow } from './LinkRow';
import { HighlightedText } from './RichText';

interface SearchResultsProps {
  readonly query: string;
  readonly results: readonly Found[];
  readonly onOpen: (found: Found) => void;
}

export function SearchResults({ query, results, onOpen }: SearchResultsProps) {
  const t = useT();
  return (
    <View style={styles.list} testID="search-results">
      <Text muted aria-live="polite" testID="search-count">
        {results.length === 0
          ? t('reference.search.none', { words: query.trim() })
          : t('reference.search.found', { count: results.length })}
      </Text>
      {results.map((found) => (
        <Result key={found.id} found={found} onOpen={onOpen} />
      ))}
    </View>
  );
}

function Result({ found, onOpen }: { readonly found: Found; readonly onOpen: (found: Found) => void }) {
  const t = useT();
  const words = useMemo(() => new Set(found.words), [found.words]);
  const kind = t(`reference.search.kind.${found.kind}`);
  const shown = excerpt(found.text, words);
  return (
    <LinkRow
      testID={`found-${found.id}`}
      title={found.title}
      label={`${found.title}. ${kind}. ${shown}`}
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
