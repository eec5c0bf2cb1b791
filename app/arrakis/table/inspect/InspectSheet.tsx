import { StyleSheet, View } from 'react-native';

import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { CardFace } from '../../pieces/CardFace';
import { pilesOf } from '../../pieces/figures';
import { FigurePiles } from '../../pieces/FigurePiles';
import { reasonText } from '../../texts/reason';
import { useCatalogue } from '../../texts/catalogue';
import type { Table } from '../useTable';
import { answerTo } from './answer';
import { ClauseLink, ClauseLinks } from '../../ui/ClauseLinks';
import { EditionNotes } from '../../ui/EditionNotes';
import type { Inspected } from './inspected';

interface InspectSheetProps {
  readonly table: Table;
  readonly what: Inspected;
}

/** What it is, its rule, and whether it can be used now. */
export function InspectSheet({ table, what }: InspectSheetProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const { colours } = useTheme();
  const { view, decision } = table;
  const answer = answerTo(what, view, t, catalogue);
  const area = what.kind === 'area' ? view.areas.find((entry) => entry.area === what.id) : undefined;
  const legion = area?.legion ?? null;
  const known = decision !== null && decision.moves !== null;
  const refusal = answer.move === null || !known ? null : table.why(answer.move);
  return (
    <View style={styles.stack} testID="inspect">
      {answer.card === null ? <Text variant="title">{answer.title}</Text> : null}
      {legion ? (
        <FigurePiles
          piles={pilesOf({ ...legion, tokens: legion.tokens.length })}
          side={legion.side}
          size={32}
        />
      ) : null}
      {answer.lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {answer.card === null ? null : <CardFace card={answer.card} clauses />}
      {answer.clauses.length > 0 ? <ClauseLinks clauses={[...new Set(answer.clauses)]} /> : null}
      {answer.move === null || !known ? null : refusal === null ? (
        <Text strong testID="inspect-may">
          {t(table.withoutEffect.has(answer.move) ? 'table.mayVain' : 'table.may')}
        </Text>
      ) : (
        <View style={styles.why}>
          <Text colour={colours.textMuted} testID="inspect-why" style={styles.words}>
            {t('table.mayNot', { reason: reasonText(refusal, catalogue) })}
          </Text>
          <ClauseLink clause={refusal.clause} testID="inspect-clause" />
        </View>
      )}
      <EditionNotes clauses={[...answer.clauses, ...(refusal === null ? [] : [refusal.clause])]} />
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  why: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flexShrink: 1 },
});
