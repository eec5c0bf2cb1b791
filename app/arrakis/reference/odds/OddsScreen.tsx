import { useDeferredValue, useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Group } from '../../../ui/Group';
import { IconButton } from '../../../ui/IconButton';
import { Screen } from '../../../ui/Screen';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space, wideFrom } from '../../../ui/tokens';
import { useAddress } from '../../../ui/useAddress';
import { setupOf, type OddsParams } from '../../odds/address';
import { AttackTerms } from './AttackTerms';
import { ConductPanel } from './ConductPanel';
import { DefencePlace } from './DefencePlace';
import { LegionPanel } from './LegionPanel';
import { LossTable } from './LossTable';
import { decimal, percentText } from '../../odds/numbers';
import {
  enemyOf,
  faultOf,
  isSurprise,
  notesOf,
  questionOf,
  swapped,
  type BattleSetup,
} from '../../odds/battleSetup';
import { useCatalogue } from '../../texts/catalogue';
import { SurvivorsChart } from './SurvivorsChart';
import { WinBar } from './WinBar';

/** A phone on its side. */
const LOW = 500;

/** Two legions face to face, and the exact chances of their battle. */
export function OddsScreen() {
  const t = useT();
  const { width, height } = useWindowDimensions();
  const wide = width >= wideFrom;
  const params = useAddress<keyof OddsParams>();
  const [setup, setSetup] = useState<BattleSetup>(() => setupOf(params));
  // Deferred: the buttons react at once, the chances follow when they are computed.
  const asked = useDeferredValue(setup);
  const odds = useMemo(() => {
    const question = questionOf(asked);
    return question === null ? null : arrakis.battleOdds(question);
  }, [asked]);
  const defender = enemyOf(setup.attacker);

  return (
    <Screen
      title={t('odds.title')}
      testID="odds-screen"
      wide
      footer={<Verdict setup={asked} odds={odds} low={height < LOW} />}
    >
      <Text muted>{t('odds.intro')}</Text>
      <View style={[styles.sides, wide ? styles.row : null]}>
        <LegionPanel setup={setup} side={setup.attacker} onEdit={setSetup} wide={wide}>
          <AttackTerms
            attacker={setup.attacker}
            surprise={isSurprise(setup)}
            card={setup.card}
            solo={setup.solo}
            onEdit={setSetup}
          />
        </LegionPanel>
        <View style={[styles.swap, wide ? styles.across : null]}>
          <IconButton testID="swap" icon="swap" label={t('odds.swap')} onPress={() => setSetup(swapped)} />
        </View>
        <LegionPanel setup={setup} side={defender} onEdit={setSetup} wide={wide}>
          <DefencePlace defender={defender} rank={setup.rank} onEdit={setSetup} />
        </LegionPanel>
      </View>
      {odds === null ? null : <Outcome setup={asked} odds={odds} wide={wide} />}
      <ConductPanel
        rounds={setup.rounds}
        ceaseAt={setup.ceaseAt}
        retreatAt={setup.retreatAt}
        automaton={setup.solo ? (setup.attacker === 'harkonnen' ? 'attack' : 'defence') : null}
        onEdit={setSetup}
      />
    </Screen>
  );
}

interface VerdictProps {
  readonly setup: BattleSetup;
  readonly odds: arrakis.Odds | null;
  readonly low: boolean;
}

/** Always in sight: who wins, or why there is no battle. */
function Verdict({ setup, odds, low }: VerdictProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const { colours } = useTheme();
  const fault = faultOf(setup);
  const card = setup.card === null ? '' : arrakis.printPlanningCard(setup.card, catalogue).name;
  return (
    <View style={styles.verdict}>
      {fault === null ? null : (
        <Text strong colour={colours.danger} aria-live="polite" testID="odds-fault">
          {t(`odds.fault.${fault}`)}
        </Text>
      )}
      {fault !== null || odds === null ? null : <WinBar odds={odds} attacker={setup.attacker} low={low} />}
      {fault !== null
        ? null
        : notesOf(setup).map((note) => (
            <Text key={note} variant="caption" muted testID={`note-${note}`}>
              {t(`odds.note.${note}`, { card })}
            </Text>
          ))}
    </View>
  );
}

interface OutcomeProps {
  readonly setup: BattleSetup;
  readonly odds: arrakis.Odds;
  readonly wide: boolean;
}

/** What the battle costs, what is left, how long it takes. */
function Outcome({ setup, odds, wide }: OutcomeProps) {
  const t = useT();
  const sides: readonly { readonly side: arrakis.Side; readonly fate: arrakis.Odds['attack'] }[] = [
    { side: setup.attacker, fate: odds.attack },
    { side: enemyOf(setup.attacker), fate: odds.defence },
  ];
  const layout = [styles.pair, wide ? styles.row : null];
  return (
    <>
      <Group title={t('odds.left')}>
        <View style={layout}>
          {sides.map(({ side, fate }) => (
            <SurvivorsChart key={side} side={side} fate={fate} wide={wide} />
          ))}
        </View>
        <View style={styles.lines}>
          <Text testID="odds-rounds">{t('odds.length', { rounds: decimal(odds.rounds, t) })}</Text>
          {odds.ceased > 0 ? (
            <Text testID="odds-ceased">{t('odds.ceased', { chance: percentText(odds.ceased, t) })}</Text>
          ) : null}
          {odds.retreated > 0 ? (
            <Text testID="odds-retreated">
              {t('odds.retreated', { chance: percentText(odds.retreated, t) })}
            </Text>
          ) : null}
        </View>
      </Group>
      <Group title={t('odds.losses')}>
        <View style={layout}>
          {sides.map(({ side, fate }) => (
            <LossTable key={side} side={side} legion={setup.legions[side]} fate={fate} wide={wide} />
          ))}
        </View>
        <Text variant="caption" muted>
          {t('odds.losses.about')}
        </Text>
      </Group>
    </>
  );
}

const styles = StyleSheet.create({
  sides: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'flex-start' },
  swap: { alignSelf: 'center' },
  // Between the names, its arrows from side to side.
  across: { alignSelf: 'flex-start', marginTop: space.m, transform: [{ rotate: '90deg' }] },
  pair: { gap: space.l },
  lines: { gap: space.xs },
  verdict: { gap: space.xs },
});
