import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { areaName } from '../../texts/describe';
import { Chip } from '../../../ui/Chip';
import { useT } from '../../../i18n';
import { CompanionSwap } from '../../../reference/ui/CompanionSwap';
import { ClauseLink } from '../../ui/ClauseLinks';
import { Button } from '../../../ui/Button';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { Counter } from '../../../ui/Counter';
import { OptionChip } from '../../../ui/OptionChip';
import { Section } from '../../../ui/Section';
import { HazardsPanel } from './HazardsPanel';
import { SietchRanks } from './SietchRanks';
import { StartPanel } from './StartPanel';

/** Both of his decks (R4.7). */
const MOST_REINFORCEMENTS = 36;

interface RoundPanelProps {
  readonly state: arrakis.State;
  readonly view: arrakis.View;
  readonly cards: arrakis.CardSource;
  readonly onChange: (change: (state: arrakis.State) => arrakis.State) => arrakis.TableFault | null;
  readonly onRound: (drawn: arrakis.Drawn | null) => void;
  readonly onHarvest: () => void;
  readonly onCards: (cards: arrakis.CardSource) => void;
  readonly onStartOver: () => void;
}

/** The round: its tactic cards, the tracks that Mahdi goes by, whose cards he plays, and starting over. */
export function RoundPanel(props: RoundPanelProps) {
  const { state, view, cards, onChange, onRound, onHarvest, onCards, onStartOver } = props;
  const t = useT();
  const { colours } = useTheme();
  const [drawing, setDrawing] = useState(false);
  const [sure, setSure] = useState(false);
  const tracks = arrakis.tableTracks(state);
  const set = (change: Partial<arrakis.TableTracks>) =>
    void onChange((now) => arrakis.withTableTracks(now, { ...arrakis.tableTracks(now), ...change }));
  const next = state.round + 1;
  return (
    <View style={styles.stack} testID="round-panel">
      {state.round === 0 ? (
        <>
          <StartPanel state={state} onChange={onChange} />
          <SietchRanks state={state} onChange={onChange} />
        </>
      ) : (
        <HazardsPanel state={state} view={view} onChange={onChange} />
      )}
      <Section title={t('companion.round.new', { round: next })} end={<ClauseLink clause="R14.2" />}>
        {drawing ? (
          <TacticsChoice
            state={state}
            start={{ harvest: null, target: null }}
            onDone={(drawn) => {
              setDrawing(false);
              onRound(drawn);
            }}
            onCancel={() => setDrawing(false)}
          />
        ) : (
          <View style={styles.row}>
            <View style={styles.half}>
              <Button
                testID="round-draw"
                kind={tracks.dice === 0 ? 'primary' : 'secondary'}
                title={t('companion.round.draw')}
                detail={t('companion.round.draw.about')}
                onPress={() => onRound(null)}
              />
            </View>
            <View style={styles.half}>
              <Button
                testID="round-drawn"
                title={t('companion.round.drawn')}
                detail={t('companion.round.drawn.about')}
                onPress={() => setDrawing(true)}
              />
            </View>
          </View>
        )}
      </Section>
      {state.round === 0 ? null : (
        <Section title={t('companion.harvest.end')} end={<ClauseLink clause="R14.15" />}>
          <Button
            testID="harvest"
            title={t('companion.harvest')}
            detail={t('companion.harvest.about')}
            onPress={onHarvest}
          />
        </Section>
      )}
      {state.round === 0 ? null : <NowTactics state={state} onChange={onChange} />}
      <Section title={t('companion.tracks')} row>
        <Counter
          testID="track-supremacy"
          name={t('table.supremacy')}
          basis={150}
          value={tracks.supremacy}
          max={arrakis.SUPREMACY.win}
          onChange={(supremacy) => set({ supremacy })}
        />
        <Counter
          testID="track-dice"
          name={t('companion.dice')}
          basis={150}
          value={tracks.dice}
          max={arrakis.ACTION_DICE.harkonnen.count}
          onChange={(dice) => set({ dice })}
        />
        {state.round === 0 ? null : (
          <Counter
            testID="track-reinforcements"
            name={t('companion.reinforcements')}
            basis={150}
            value={state.reinforcements.length}
            max={MOST_REINFORCEMENTS}
            onChange={(count) => void onChange((now) => arrakis.withReinforcements(now, count))}
          />
        )}
        {arrakis.POWERS.map((power) => (
          <View key={power} style={styles.power}>
            <View style={styles.track}>
              <Counter
                testID={`track-${power}`}
                name={t(`table.power.${power}`)}
                shown={t('companion.row', { row: tracks.rows[power] + 1 })}
                value={tracks.rows[power]}
                max={arrakis.BOTTOM_ROW}
                onChange={(row) => set({ rows: { ...tracks.rows, [power]: row } })}
              />
            </View>
            <OptionChip
              testID={`ban-${power}`}
              title={t('companion.ban')}
              chosen={tracks.bans[power]}
              onPress={() => set({ bans: { ...tracks.bans, [power]: !tracks.bans[power] } })}
            />
          </View>
        ))}
        <Counter
          testID="track-reserve"
          name={t('spice.reserve')}
          value={tracks.reserve}
          max={1}
          onChange={(reserve) => set({ reserve })}
        />
      </Section>
      <Section title={t('companion.cards')} row>
        {arrakis.CARD_SOURCES.map((source) => (
          <OptionChip
            key={source}
            testID={`cards-${source}`}
            role="radio"
            title={t(`companion.cards.${source}`)}
            chosen={cards === source}
            onPress={() => onCards(source)}
          />
        ))}
        <Text variant="caption" muted>
          {t(`companion.cards.${cards}.about`)}
        </Text>
      </Section>
      {state.round === 0 ? null : <SietchRanks state={state} onChange={onChange} />}
      {sure ? (
        <View style={styles.stack} role="alertdialog" aria-label={t('companion.over')}>
          <Text strong colour={colours.danger}>
            {t('companion.over.sure')}
          </Text>
          <View style={styles.row}>
            <Chip testID="over-no" title={t('companion.over.no')} onPress={() => setSure(false)} />
            <Chip
              testID="over-yes"
              kind="danger"
              title={t('companion.over.yes')}
              onPress={() => {
                setSure(false);
                onStartOver();
              }}
            />
          </View>
        </View>
      ) : (
        <View style={styles.row}>
          <Chip testID="start-over" kind="danger" title={t('companion.over')} onPress={() => setSure(true)} />
          <CompanionSwap game={arrakis.arrakisGame.id} />
        </View>
      )}
    </View>
  );
}

/** The face-up cards, to be corrected where the table differs. */
function NowTactics({ state, onChange }: Pick<RoundPanelProps, 'state' | 'onChange'>) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const now = arrakis.tableTactics(state);
  if (open) {
    return (
      <TacticsChoice
        state={state}
        start={now}
        onDone={({ harvest, target }) => {
          setOpen(false);
          onChange((before) => arrakis.withTactics(before, harvest, target));
        }}
        onCancel={() => setOpen(false)}
      />
    );
  }
  return <Chip testID="tactics-now" title={t('companion.tactics.change')} onPress={() => setOpen(true)} />;
}

interface TacticsChoiceProps {
  readonly state: arrakis.State;
  readonly start: arrakis.Drawn;
  readonly onDone: (drawn: arrakis.Drawn) => void;
  readonly onCancel: () => void;
}

/** Two tactic cards as they were drawn: the sector of the first, the sietch of the second (R14.2). */
function TacticsChoice({ state, start, onDone, onCancel }: TacticsChoiceProps) {
  const t = useT();
  const [drawn, setDrawn] = useState<arrakis.Drawn>(start);
  const targets = arrakis.targetsBeside(state, drawn.harvest);
  const fits = drawn.target !== null && targets.includes(drawn.target);
  const name = (sietch: arrakis.AreaId) => areaName(sietch, t);
  return (
    <View style={styles.stack} testID="tactics-choice">
      <Section title={t('companion.tactics.harvest')} row>
        {arrakis.TACTICS.map(({ sietch, sector }) => (
          <OptionChip
            key={sietch}
            testID={`harvest-${sietch}`}
            role="radio"
            title={`${t(`table.harvestSector.${sector}`)} · ${name(sietch)}`}
            chosen={drawn.harvest === sietch}
            onPress={() => setDrawn({ ...drawn, harvest: sietch })}
          />
        ))}
      </Section>
      <Section title={t('companion.tactics.target')} row>
        {arrakis.TACTICS.map(({ sietch }) => (
          <OptionChip
            key={sietch}
            testID={`target-${sietch}`}
            role="radio"
            title={name(sietch)}
            chosen={drawn.target === sietch}
            disabled={!targets.includes(sietch)}
            onPress={() => setDrawn({ ...drawn, target: sietch })}
          />
        ))}
      </Section>
      <View style={styles.row}>
        <Chip testID="tactics-cancel" title={t('companion.cancel')} onPress={onCancel} />
        <Chip
          testID="tactics-done"
          kind="primary"
          title={t('companion.tactics.done')}
          disabled={drawn.harvest === null || !fits}
          onPress={() => onDone(drawn)}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  half: { flexGrow: 1, flexBasis: 150 },
  track: { flexGrow: 1, flexShrink: 1, flexBasis: 190 },
  power: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'stretch', gap: space.s, flexBasis: '100%' },
});
