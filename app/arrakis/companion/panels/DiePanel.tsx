import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { areaName } from '../../texts/describe';
import { useT } from '../../../i18n';
import { Tile } from '../../../ui/Tile';
import { DieFace } from '../../pieces/DieFace';
import { panelIcons } from '../../../ui/panelIcons';
import { Icon } from '../../../ui/Icon';
import { ClauseLink } from '../../ui/ClauseLinks';
import { Button } from '../../../ui/Button';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { diceOf, type DiePanelProps } from './dice';

interface FullPanelProps extends DiePanelProps {
  /** The round panel is open beside it and shows what to do now. */
  readonly quiet?: boolean;
}

function sectorWord(sector: string, t: ReturnType<typeof useT>): string {
  switch (sector) {
    case 'NE':
    case 'SE':
    case 'SW':
    case 'NW':
    case 'central':
      return t(`table.harvestSector.${sector}`);
    default:
      return '–';
  }
}

/** Mahdi's die: rolled here, or as it fell on the table. Before the first round there is only one thing to do. */
export function DiePanel({ view, onDie, onRound, quiet = false }: FullPanelProps) {
  const t = useT();
  const { colours } = useTheme();
  const solo = view.solo;
  const { dice, spent, full } = diceOf(view);
  const begun = view.round > 0;
  return (
    <View style={styles.stack} testID="die-panel">
      <View style={styles.head}>
        <Text strong role="heading" style={styles.words}>
          {t('companion.die')}
        </Text>
        <ClauseLink clause="R14.5" />
        <Text muted testID="dice-left">
          {t('companion.diceLeft', { count: dice })}
        </Text>
      </View>
      {begun ? (
        <>
          <Text variant="caption" muted testID="aims">
            {t('companion.aims', {
              target: solo?.target ? areaName(solo.target, t) : '–',
              sector: sectorWord(solo?.harvestSector ?? '', t),
            })}
          </Text>
          <View style={styles.row}>
            {arrakis.RESULTS.map((result) => (
              <Tile
                key={result}
                testID={`fell-${result}`}
                title={t(`table.result.${result}`)}
                label={t('companion.fell', { result: t(`table.result.${result}`) })}
                detail={full(result) ? t('companion.full') : t('companion.spent', { count: spent(result) })}
                art={<DieFace result={result} side="harkonnen" size={32} spent={full(result)} />}
                small
                basis="46%"
                tone="quiet"
                disabled={dice === 0 || full(result)}
                onPress={() => onDie(result)}
              />
            ))}
            <Tile
              testID="roll"
              title={t('companion.roll')}
              art={
                <Icon
                  drawing={panelIcons.dice}
                  colour={dice === 0 ? colours.textMuted : colours.onAction}
                  size={30}
                />
              }
              basis="46%"
              tone="only"
              disabled={dice === 0}
              onPress={() => onDie(null)}
            />
          </View>
          {dice > 0 ? (
            <Text variant="caption" muted>
              {t('companion.roll.about')}
            </Text>
          ) : (
            <>
              <Text muted testID="dice-none">
                {t('companion.noDice')}
              </Text>
              <Button
                testID="to-round"
                kind={quiet ? 'secondary' : 'primary'}
                title={t('companion.toRound')}
                onPress={onRound}
              />
            </>
          )}
        </>
      ) : (
        <>
          <Text muted>{t('companion.begin.about')}</Text>
          <Button
            testID="to-round"
            kind={quiet ? 'secondary' : 'primary'}
            title={t('companion.begin')}
            onPress={onRound}
          />
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
