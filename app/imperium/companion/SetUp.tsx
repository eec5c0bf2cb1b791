import { router } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../engine';
import { useT } from '../../i18n';
import { CompanionSwap } from '../../reference/ui/CompanionSwap';
import { freshSeed } from '../../store/seed';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Choice } from '../../ui/Choice';
import { Notice } from '../../ui/Notice';
import { OptionChip } from '../../ui/OptionChip';
import { Screen } from '../../ui/Screen';
import { Section } from '../../ui/Section';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { SeatSign } from '../pieces/SeatSign';
import { useCatalogue } from '../texts/catalogue';
import { DECKS, type DeckSource } from './record';
import { beginTable, dismissBroken, useHagalTable } from './store';

/** Whom the rules take as Rivals: neither Paul nor Helena (I13.1). */
const RIVALS = imperium.LEADERS.filter((id) => id !== 'paul' && id !== 'helena');
const SEATS = [1, 2] as const;

/** A table of one's own is laid out: who plays, against whom, and whose deck is turned up. */
export function SetUp() {
  const t = useT();
  const catalogue = useCatalogue();
  const kept = useHagalTable((table) => table.deck);
  const broken = useHagalTable((table) => table.broken);
  const [players, setPlayers] = useState<'1' | '2'>('2');
  const [difficulty, setDifficulty] = useState<imperium.Difficulty>('mercenary');
  // Those that the sheet suggests for a first game (I13.1).
  const [leaders, setLeaders] = useState<readonly [imperium.LeaderId, imperium.LeaderId]>([
    'memnon',
    'rabban',
  ]);
  const [deck, setDeck] = useState<DeckSource>(kept);
  const [left, right] = leaders;

  /** Whoever sits there already changes places. */
  const seat = (at: 1 | 2, id: imperium.LeaderId) => {
    if (at === 1) setLeaders([id, id === right ? left : right]);
    else setLeaders([id === left ? right : left, id]);
  };
  const begin = () => {
    const names = ['1', '2', '3'];
    const seed = freshSeed();
    beginTable(
      players === '2'
        ? { players: 2, seed, names }
        : { players: 1, seed, names, leaders: ['dealt', left, right], difficulty },
      deck,
    );
  };
  return (
    <Screen
      title={t('imp.new.hagal')}
      testID="hagal-setup"
      footer={<Button testID="hagal-begin" kind="primary" title={t('hagal.new.start')} onPress={begin} />}
    >
      {broken ? (
        <Notice
          testID="hagal-broken"
          kind="danger"
          text={t('companion.broken')}
          action={{ title: t('storage.dismiss'), onPress: dismissBroken, testID: 'hagal-broken-ok' }}
        />
      ) : null}
      <Text>{t('hagal.new.about')}</Text>
      <Choice
        testID="hagal-players"
        label={t('new.players')}
        value={players}
        onChange={setPlayers}
        options={(['2', '1'] as const).map((value) => ({ value, label: t(`imp.new.players.${value}`) }))}
      />
      {players === '1' ? (
        <>
          <View style={styles.pair}>
            <Choice
              testID="hagal-difficulty"
              label={t('imp.new.difficulty')}
              value={difficulty}
              onChange={setDifficulty}
              options={imperium.DIFFICULTIES.map((value) => ({ value, label: t(`imp.difficulty.${value}`) }))}
            />
            <Text variant="caption" muted>
              {t(`imp.difficulty.${difficulty}.about`)}
            </Text>
          </View>
          {SEATS.map((at) => (
            <Section
              key={at}
              title={t(at === 1 ? 'hagal.new.left' : 'hagal.new.right')}
              end={<SeatSign seat={at} size={20} />}
              row
            >
              {RIVALS.map((id) => (
                <OptionChip
                  key={id}
                  testID={`hagal-leader-${at}-${id}`}
                  role="radio"
                  title={imperium.printLeader(id, catalogue).name}
                  chosen={leaders[at - 1] === id}
                  onPress={() => seat(at, id)}
                />
              ))}
            </Section>
          ))}
        </>
      ) : null}
      <View style={styles.pair}>
        <Choice
          testID="hagal-source"
          label={t('hagal.source')}
          value={deck}
          onChange={setDeck}
          options={DECKS.map((value) => ({ value, label: t(`hagal.source.${value}`) }))}
        />
        <Text variant="caption" muted>
          {t(`hagal.source.${deck}.about`)}
        </Text>
      </View>
      <View style={styles.row}>
        <Chip
          testID="hagal-setup-rules"
          title={t('hagal.new.rules')}
          onPress={() =>
            router.push({
              pathname: '/rules',
              params: { game: 'imperium', paragraph: players === '2' ? 'two-setup' : 'rivals-leaders' },
            })
          }
        />
        <CompanionSwap game={imperium.imperiumGame.id} />
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  pair: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
