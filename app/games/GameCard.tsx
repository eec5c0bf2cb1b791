import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '../i18n';
import type { GameEntry, ShareHow } from '../store/games';
import { IconButton } from '../ui/IconButton';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/theme';
import { radius, space } from '../ui/tokens';
import { useFocusRing } from '../ui/useFocusRing';
import { useScant } from '../ui/useScant';
import { Chip } from '../ui/Chip';
import { screensOf } from './registry';
import { RenameField } from './RenameField';
import { ShareChoice } from './ShareChoice';
import { lastPlayed, spokenGame, standing } from './gameCardTexts';

/** What is being done with a game: chosen, or in the middle of it. */
export type Doing =
  | { readonly kind: 'choose' }
  | { readonly kind: 'rename'; readonly text: string }
  | { readonly kind: 'share' };

export interface GameActions {
  readonly onContinue: (entry: GameEntry) => void;
  readonly onLookBack: (entry: GameEntry) => void;
  readonly onRename: (entry: GameEntry, name: string) => void;
  readonly onDuplicate: (entry: GameEntry) => void;
  readonly onShare: (entry: GameEntry, how: ShareHow) => void;
  readonly onDelete: (entry: GameEntry) => void;
  readonly onToggle: (entry: GameEntry) => void;
  readonly onDo: (entry: GameEntry, doing: Doing) => void;
}

interface GameCardProps {
  readonly entry: GameEntry;
  /** Null: what can be done with the game is not shown. */
  readonly doing: Doing | null;
  readonly actions: GameActions;
}

const THUMBNAIL = 84;

/**
 * A game in the list: a touch goes on with it (or shows it, when it is over), the dots show what else can be done. A game
 * that this version does not know is named; it can be renamed, shared and deleted.
 */
export function GameCard({ entry, doing, actions }: GameCardProps) {
  const t = useT();
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  const { known, summary } = entry;
  const scant = useScant();
  const screens = screensOf(entry.kind);
  const lines = standing(entry, t);
  // Nothing can be played in a game that is over, but it can be looked at.
  const over = summary?.over ?? false;
  const spoken = spokenGame(entry, t);

  return (
    <View style={[styles.card, { backgroundColor: colours.surface, borderColor: colours.border }]}>
      <View style={styles.head}>
        <Pressable
          testID={`game-${entry.id}`}
          role="button"
          aria-label={known ? `${t(over ? 'games.lookBack' : 'games.continue')}: ${spoken}` : spoken}
          aria-disabled={!known}
          disabled={!known}
          onPress={() => (over ? actions.onLookBack(entry) : actions.onContinue(entry))}
          {...focusEvents}
          style={({ pressed }) => [styles.body, ring, pressed && { backgroundColor: colours.surfaceStrong }]}
        >
          {screens && !scant ? <screens.Thumbnail summary={summary} size={THUMBNAIL} /> : null}
          <View style={styles.words}>
            <Text strong numberOfLines={2} testID={`game-name-${entry.id}`}>
              {entry.name}
            </Text>
            {(lines.length > 1 ? lines.slice(0, -1) : lines).map((line) => (
              <Text key={line}>{line}</Text>
            ))}
            {lines.length > 1 ? <Facts text={lines.at(-1) ?? ''} /> : null}
            <Text variant="caption" muted testID={`game-played-${entry.id}`}>
              {lastPlayed(entry, t).join('\n')}
            </Text>
            {entry.lost > 0 ? (
              <Text variant="caption" testID={`game-lost-${entry.id}`}>
                {t('games.lost', { lost: entry.lost })}
              </Text>
            ) : null}
          </View>
        </Pressable>
        <View style={styles.more}>
          <IconButton
            testID={`more-${entry.id}`}
            icon={doing ? 'close' : 'more'}
            label={doing ? t('games.less') : t('games.more', { name: entry.name })}
            onPress={() => actions.onToggle(entry)}
          />
        </View>
      </View>
      {doing ? <Actions entry={entry} doing={doing} actions={actions} /> : null}
    </View>
  );
}

/** Facts side by side where they fit, else below each other: no dot is left hanging at the end of a line. */
function Facts({ text }: { readonly text: string }) {
  return (
    <View style={styles.facts}>
      {text.split(' · ').map((fact) => (
        <Text key={fact} variant="caption">
          {fact}
        </Text>
      ))}
    </View>
  );
}

interface ActionsProps {
  readonly entry: GameEntry;
  readonly doing: Doing;
  readonly actions: GameActions;
}

function Actions({ entry, doing, actions }: ActionsProps) {
  const t = useT();
  const over = entry.summary?.over ?? false;
  const choose = () => actions.onDo(entry, { kind: 'choose' });
  if (doing.kind === 'rename') {
    return (
      <View style={styles.actions}>
        <RenameField
          text={doing.text}
          onText={(text) => actions.onDo(entry, { kind: 'rename', text })}
          onCancel={choose}
          onSave={(name) => {
            choose();
            actions.onRename(entry, name);
          }}
        />
      </View>
    );
  }
  if (doing.kind === 'share') {
    return (
      <View style={styles.actions}>
        <ShareChoice
          entry={entry}
          onCancel={choose}
          onShare={(how) => {
            choose();
            actions.onShare(entry, how);
          }}
        />
      </View>
    );
  }
  return (
    <View style={[styles.actions, styles.row]}>
      {entry.known ? (
        <Chip testID="deed-look" title={t('games.lookBack')} onPress={() => actions.onLookBack(entry)} />
      ) : null}
      <Chip
        testID="deed-rename"
        title={t('games.rename')}
        onPress={() => actions.onDo(entry, { kind: 'rename', text: entry.name })}
      />
      {entry.known ? (
        <Chip
          testID="deed-duplicate"
          title={t('games.duplicate')}
          onPress={() => actions.onDuplicate(entry)}
        />
      ) : null}
      <Chip
        testID="deed-share"
        title={t('games.share')}
        // A game that is over has no secrets left.
        onPress={() =>
          over ? actions.onShare(entry, { kind: 'open' }) : actions.onDo(entry, { kind: 'share' })
        }
      />
      <Chip
        testID="deed-delete"
        title={t('games.delete')}
        kind="danger"
        onPress={() => actions.onDelete(entry)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: 1, borderRadius: radius.m, overflow: 'hidden' },
  head: { flexDirection: 'row', alignItems: 'stretch' },
  body: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s + space.xs,
    padding: space.s + space.xs,
    paddingRight: 0,
  },
  words: { flex: 1 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m },
  more: { padding: space.s },
  actions: { padding: space.m, paddingTop: 0 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
