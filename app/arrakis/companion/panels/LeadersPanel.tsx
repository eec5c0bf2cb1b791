import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { leaderName } from '../../texts/describe';
import { useT } from '../../../i18n';
import { Figure } from '../../pieces/Figure';
import { leaderPlace } from '../../table/panels/LeaderPanels';
import { PanelRow } from '../../../ui/PanelRow';
import { Text } from '../../../ui/Text';
import { Toggle } from '../../../ui/Toggle';
import { space } from '../../../ui/tokens';
import { OptionChip } from '../../../ui/OptionChip';

interface LeadersPanelProps {
  readonly view: arrakis.View;
  readonly onChange: (change: (state: arrakis.State) => arrakis.State) => arrakis.TableFault | null;
}

const PLACES = ['available', 'tank', 'notInPlay', 'removed'] as const;

/** The Harkonnen's named leaders: where they are, and whether their special action is left (R14.6). */
export function LeadersPanel({ view, onChange }: LeadersPanelProps) {
  const t = useT();
  const [open, setOpen] = useState<arrakis.LeaderId | null>(null);
  return (
    <View style={styles.stack} testID="leaders-panel">
      <Text variant="caption" muted>
        {t('companion.leaders.about')}
      </Text>
      {view.leaders
        .filter(({ side }) => side === 'harkonnen')
        .map((leader) => {
          const id = leader.leader;
          const away = leader.place.at === 'notInPlay' || leader.place.at === 'removed';
          const state = away
            ? leaderPlace(leader, t)
            : `${leaderPlace(leader, t)} · ${t(leader.ready ? 'table.leader.ready' : 'table.leader.spent')}`;
          return (
            <View key={id}>
              <PanelRow
                testID={`state-${id}`}
                art={<Figure figure={id} side="harkonnen" size={32} faded={away} />}
                title={leaderName(id, t)}
                detail={state}
                onPress={() => setOpen((now) => (now === id ? null : id))}
              />
              {open === id ? <LeaderState leader={leader} onChange={onChange} /> : null}
            </View>
          );
        })}
    </View>
  );
}

interface LeaderStateProps {
  readonly leader: arrakis.LeaderView;
  readonly onChange: LeadersPanelProps['onChange'];
}

function LeaderState({ leader, onChange }: LeaderStateProps) {
  const t = useT();
  const { leader: id, place, ready } = leader;
  const inPlay = place.at === 'available' || place.at === 'board';
  const put = (to: (typeof PLACES)[number] | 'board', spent: boolean) =>
    onChange((state) => arrakis.withTableLeader(state, id, to, spent));
  return (
    <View style={styles.open}>
      <View style={styles.row} role="radiogroup" aria-label={leaderName(id, t)}>
        {PLACES.map((to) => (
          <OptionChip
            key={to}
            testID={`put-${id}-${to}`}
            role="radio"
            title={t(`companion.leader.${to}`)}
            chosen={place.at === to}
            onPress={() => put(to, !ready && inPlay)}
          />
        ))}
      </View>
      {inPlay ? (
        <Toggle
          testID={`ready-${id}`}
          label={t('table.leader.ready')}
          value={ready}
          onChange={(now) => put(place.at === 'board' ? 'board' : 'available', !now)}
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.xs },
  open: { gap: space.s, paddingVertical: space.s, paddingLeft: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
