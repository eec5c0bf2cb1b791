import { setStringAsync } from 'expo-clipboard';
import { router } from 'expo-router';
import { useEffect, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { freshSeed } from '../../../store/seed';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { Crest } from '../../pieces/Crest';
import { startGame, type RunningGame } from '../../runningGame';
import { DICE_FACES } from '../../statistics/dice';
import { DiceTable } from '../../statistics/DiceTable';
import { storyOf, type Story } from '../../statistics/story';
import { namesOfSide } from '../../texts/seats';
import { ClauseLink } from '../../ui/ClauseLinks';
import { playingTimeText } from './playingTime';
import { TracksChart } from './TracksChart';
import { winnerLine } from './winnerLine';

interface GameOverProps {
  readonly game: RunningGame;
  readonly winner: arrakis.Side;
}

/** The clauses by which each side wins. */
const CLAUSES: Readonly<Record<arrakis.Side, string>> = { harkonnen: 'R1.2', atreides: 'R1.3' };

/** Who won, why, how it went, and what to do next. */
export function GameOver({ game, winner }: GameOverProps) {
  const t = useT();
  const story = useStory(game.id);
  const objective = arrakis.view(game.state, 0).objectives?.[0]?.needs ?? null;
  return (
    <ScrollView testID="game-over" style={styles.fill} contentContainerStyle={styles.stack}>
      <View style={styles.row}>
        <Crest side={winner} size={56} />
        <View style={styles.fill}>
          <Text variant="title" testID="over-winner">
            {winnerLine(t, winner, namesOfSide(game.state.options, winner))}
          </Text>
          <Text>{t(`table.over.${winner}`)}</Text>
        </View>
        <ClauseLink clause={CLAUSES[winner]} testID="over-clause" />
      </View>
      <Next game={game} first />
      {story === null ? (
        <Text muted>{t('over.reading')}</Text>
      ) : (
        <>
          <Text muted testID="over-length">
            {[
              t('over.rounds', { count: game.state.round }),
              t('over.moves', { count: story.moves }),
              playingTimeText(story.lasted, t),
            ].join(' · ')}
          </Text>
          <TracksChart points={story.points} objective={objective} />
        </>
      )}
      <Next game={game} first={false} />
      <Seed seed={game.state.options.seed} />
      {story === null ? null : <Dice story={story} />}
    </ScrollView>
  );
}

/** Read from the record; null until then, and for a record that cannot be read. */
function useStory(id: number): Story | null {
  const [story, setStory] = useState<Story | null>(null);
  useEffect(() => {
    let here = true;
    storyOf(id).then(
      (told) => {
        if (here) setStory(told);
      },
      (error: unknown) => console.warn('The record cannot be told', error),
    );
    return () => {
      here = false;
    };
  }, [id]);
  return story;
}

interface NextProps {
  readonly game: RunningGame;
  /** What most people do next; the rest stands below the story of the game. */
  readonly first: boolean;
}

function Next({ game, first }: NextProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const again = (options: arrakis.GameOptions) => {
    setBusy(true);
    startGame(options, game.name).then(
      ({ id }) => router.replace({ pathname: '/game', params: { id } }),
      () => setBusy(false),
    );
  };
  const { options } = game.state;
  return (
    <View style={styles.buttons}>
      <View style={styles.button}>
        <Button
          level
          testID={first ? 'over-again' : 'over-same'}
          kind={first ? 'primary' : 'secondary'}
          title={t(first ? 'over.again' : 'over.same')}
          detail={t(first ? 'over.again.about' : 'over.same.about')}
          disabled={busy}
          onPress={() => again(first ? { ...options, seed: freshSeed() } : options)}
        />
      </View>
      <View style={styles.button}>
        {first ? (
          <Button
            level
            testID="over-look"
            title={t('over.look')}
            detail={t('over.look.about')}
            onPress={() => router.push({ pathname: '/games/[id]', params: { id: String(game.id) } })}
          />
        ) : (
          <Button
            level
            testID="over-new"
            title={t('over.new')}
            detail={t('over.new.about')}
            onPress={() => router.replace('/new')}
          />
        )}
      </View>
    </View>
  );
}

function Seed({ seed }: { readonly seed: number }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  return (
    <View style={styles.row}>
      <View style={styles.fill}>
        <Text strong testID="over-seed">
          {t('over.seed', { seed })}
        </Text>
        <Text variant="caption" muted aria-live="polite" testID="over-copied">
          {t(copied ? 'over.seed.copied' : 'over.seed.about')}
        </Text>
      </View>
      <IconButton
        testID="over-copy"
        icon="copy"
        label={t('over.seed.copy')}
        onPress={() => {
          setStringAsync(String(seed)).then(setCopied, () => undefined);
        }}
      />
    </View>
  );
}

function Dice({ story }: { readonly story: Story }) {
  const t = useT();
  return (
    <>
      {(['action', 'combat'] as const).flatMap((kind) =>
        arrakis.SIDES.map((side) => (
          <DiceTable
            key={`${kind}-${side}`}
            testID={`over-dice-${kind}-${side}`}
            title={t(`statistics.${kind}Dice`, { side: t(`side.${side}`) })}
            faces={DICE_FACES[kind][side]}
            counts={story.dice[kind][side]}
          />
        )),
      )}
    </>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  stack: { gap: space.m, paddingBottom: space.m },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  button: { flexGrow: 1, flexBasis: 150 },
});
