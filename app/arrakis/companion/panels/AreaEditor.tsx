import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { areaName, leaderName } from '../../texts/describe';
import { Chip } from '../../../ui/Chip';
import { useT } from '../../../i18n';
import { areaFact } from '../../texts/areas';
import { Crest } from '../../pieces/Crest';
import { Figure } from '../../pieces/Figure';
import { figureText } from '../../pieces/figures';
import { leaderPlace } from '../../table/panels/LeaderPanels';
import { IconButton } from '../../../ui/IconButton';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { Counter } from '../../../ui/Counter';
import { OptionChip } from '../../../ui/OptionChip';
import { Section } from '../../../ui/Section';
import { COUNTS, inArea, MAX_COUNTS, withCount, withLeader, withSide, type Count } from './editArea';
import { DefenceGuide } from './BattleGuide';
import { SiteMarks } from './SiteMarks';

interface AreaEditorProps {
  readonly area: arrakis.AreaId;
  readonly state: arrakis.State;
  readonly view: arrakis.View;
  /** Tries a change; returns what is wrong with it, or null. */
  readonly onChange: (change: (state: arrakis.State) => arrakis.State) => arrakis.TableFault | null;
  /** The whole legion goes elsewhere: the next tap on the map says where. Null where that is not offered. */
  readonly onMove: (() => void) | null;
  readonly onClose: (() => void) | null;
}

/** Edits what stands in an area. */
export function AreaEditor({ area, state, view, onChange, onMove, onClose }: AreaEditorProps) {
  const t = useT();
  const { colours } = useTheme();
  const now = arrakis.tableArea(state, area);
  const [wished, setWished] = useState<{ readonly area: arrakis.AreaId; readonly side: arrakis.Side } | null>(
    null,
  );
  const [fault, setFault] = useState<{
    readonly fault: arrakis.TableFault;
    readonly of: arrakis.State;
  } | null>(null);
  const { terrain, deep } = areaFact(area);
  // An empty area takes the side that was named for it; sietches are the Atreides', all else more often the Harkonnen's.
  const guess: arrakis.Side = now.sietchRank === null ? 'harkonnen' : 'atreides';
  const side = now.side ?? (wished?.area === area ? wished.side : guess);

  const change = (next: (before: arrakis.TableArea) => arrakis.TableArea) => {
    const wrong = onChange(inArea(area, next));
    setFault(wrong === null ? null : { fault: wrong, of: state });
  };
  const chooseSide = (next: arrakis.Side | null) => {
    setWished(next === null ? null : { area, side: next });
    if (now.side !== null && next !== now.side) change((before) => withSide(before, next));
  };
  const figureOf = (count: Count) => (count === 'tokens' ? 'token' : count);

  return (
    <View style={styles.stack} testID={`edit-${area}`}>
      <View style={styles.head}>
        <View style={styles.words}>
          <Text strong role="heading">
            {areaName(area, t)}
          </Text>
          <Text variant="caption" muted>
            {t(deep ? 'board.terrain.deep' : `board.terrain.${terrain}`)}
          </Text>
        </View>
        {onMove === null || now.side === null ? null : (
          <Chip testID="move-legion" title={t('companion.move')} onPress={onMove} />
        )}
        {onClose === null ? null : (
          <IconButton testID="edit-close" icon="close" label={t('table.close')} onPress={onClose} />
        )}
      </View>
      {fault !== null && fault.of === state ? (
        <Text colour={colours.danger} strong aria-live="polite" testID="edit-fault">
          {t(`companion.fault.${fault.fault}`)}
        </Text>
      ) : null}
      <View style={styles.row} role="radiogroup" aria-label={t('companion.side')}>
        <OptionChip
          testID="side-none"
          role="radio"
          title={t('companion.side.none')}
          chosen={now.side === null && wished?.area !== area}
          onPress={() => chooseSide(null)}
        />
        {arrakis.SIDES.map((one) => (
          <OptionChip
            key={one}
            testID={`side-${one}`}
            role="radio"
            art={<Crest side={one} size={22} />}
            title={t(`side.${one}`)}
            chosen={now.side === one || (now.side === null && wished?.area === area && side === one)}
            onPress={() => chooseSide(one)}
          />
        ))}
      </View>
      <View style={styles.row}>
        {COUNTS.map((count) => (
          <Counter
            key={count}
            testID={`count-${count}`}
            name={figureText(figureOf(count), side, t)}
            art={<Figure figure={figureOf(count)} side={side} size={30} faded={now[count] === 0} />}
            basis={150}
            value={now[count]}
            max={MAX_COUNTS[count]}
            onChange={(value) => change((before) => withCount(before, side, count, value))}
          />
        ))}
      </View>
      {onMove === null || now.side !== 'harkonnen' ? null : (
        <DefenceGuide area={area} state={state} onChange={onChange} />
      )}
      <Section title={t('companion.leaders')} row>
        {arrakis.LEADER_FACTS.filter((fact) => fact.side === side).map(({ id }) => {
          const there = now.leaders.includes(id);
          const at = view.leaders.find(({ leader }) => leader === id);
          return (
            <OptionChip
              key={id}
              testID={`leader-${id}`}
              art={<Figure figure={id} side={side} size={26} faded={at?.place.at === 'removed' && !there} />}
              title={leaderName(id, t)}
              detail={there || at === undefined || at.place.at === 'available' ? null : leaderPlace(at, t)}
              chosen={there}
              onPress={() => change((before) => withLeader(before, side, id))}
            />
          );
        })}
      </Section>
      <SiteMarks area={area} now={now} state={state} onChange={change} />
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
