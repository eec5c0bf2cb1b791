import { router } from 'expo-router';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { radius, space, touchTarget } from '../../ui/tokens';

export function openClause(clause: string): void {
  router.push({ pathname: '/rules', params: { clause } });
}

interface ClauseLinkProps {
  readonly clause: string;
  readonly colour?: string;
  readonly testID?: string;
}

/** The number of a clause as a link into the rules book. */
export function ClauseLink({ clause, colour, testID }: ClauseLinkProps) {
  const t = useT();
  const { colours } = useTheme();
  return (
    <Pressable
      testID={testID ?? `clause-${clause}`}
      role="link"
      aria-label={t('table.clause', { clause })}
      hitSlop={8}
      onPress={() => openClause(clause)}
      style={styles.link}
    >
      <Text variant="caption" strong colour={colour ?? colours.textMuted} style={styles.line}>
        {clause}
      </Text>
    </Pressable>
  );
}

export function ClauseLinks({
  clauses,
  colour,
}: {
  readonly clauses: readonly string[];
  readonly colour?: string;
}) {
  return (
    <View style={styles.row}>
      {clauses.map((clause) => (
        <ClauseLink key={clause} clause={clause} {...(colour === undefined ? {} : { colour })} />
      ))}
    </View>
  );
}

interface ClauseFoldProps {
  readonly clauses: readonly string[];
  readonly colour: string;
}

/** Clauses behind one sign: a tap shows their numbers. */
export function ClauseFold({ clauses, colour }: ClauseFoldProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (clauses.length === 0) return null;
  if (open) return <ClauseLinks clauses={clauses} colour={colour} />;
  return (
    <Pressable
      testID="clauses"
      role="button"
      aria-expanded={open}
      aria-label={t('table.clauses', { count: clauses.length })}
      hitSlop={10}
      onPress={() => setOpen(true)}
      style={[styles.sign, { borderColor: colour }]}
    >
      <Text variant="caption" strong colour={colour} maxScale={1}>
        §
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  sign: {
    width: touchTarget - 18,
    height: touchTarget - 18,
    borderRadius: radius.round,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
    opacity: 0.8,
  },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  link: { minHeight: touchTarget - 16, minWidth: 36, justifyContent: 'center' },
  line: { textDecorationLine: 'underline' },
});
