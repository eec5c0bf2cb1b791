import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { describeZone } from '../../texts/describe';
import { useT } from '../../../i18n';
import { VehicleSign } from '../../pieces/signs';
import { IconButton } from '../../../ui/IconButton';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { OptionChip } from '../../../ui/OptionChip';

interface ZoneEditorProps {
  readonly zone: arrakis.AirZoneId;
  readonly state: arrakis.State;
  readonly view: arrakis.View;
  readonly onChange: (change: (state: arrakis.State) => arrakis.State) => arrakis.TableFault | null;
  readonly onClose: () => void;
}

const IN_ZONE = [null, 'ornithopter', 'carryall'] as const;

/** What flies in a zone. */
export function ZoneEditor({ zone, state, view, onChange, onClose }: ZoneEditorProps) {
  const t = useT();
  const { colours } = useTheme();
  const [fault, setFault] = useState<{
    readonly fault: arrakis.TableFault;
    readonly of: arrakis.State;
  } | null>(null);
  const found = view.zones.find((entry) => entry.zone === zone);
  const now = found?.vehicle ?? null;
  const put = (vehicle: (typeof IN_ZONE)[number]) => {
    const wrong = onChange((before) => arrakis.withTableZone(before, zone, vehicle));
    setFault(wrong === null ? null : { fault: wrong, of: state });
  };
  return (
    <View style={styles.stack} testID={`edit-${zone}`}>
      <View style={styles.head}>
        <Text strong role="heading" style={styles.words}>
          {found === undefined ? zone : describeZone(found, t)}
        </Text>
        <IconButton testID="edit-close" icon="close" label={t('table.close')} onPress={onClose} />
      </View>
      {fault !== null && fault.of === state ? (
        <Text colour={colours.danger} strong aria-live="polite" testID="edit-fault">
          {t(`companion.fault.${fault.fault}`)}
        </Text>
      ) : null}
      <View style={styles.row} role="radiogroup">
        {IN_ZONE.map((vehicle) => (
          <OptionChip
            key={vehicle ?? 'none'}
            testID={`zone-${vehicle ?? 'none'}`}
            role="radio"
            art={
              vehicle === null ? undefined : (
                <VehicleSign
                  vehicle={vehicle}
                  size={28}
                  colour={vehicle === now ? colours.background : colours.text}
                  ground={vehicle === now ? colours.text : colours.background}
                />
              )
            }
            title={vehicle === null ? t('board.zone.empty') : t(`board.piece.${vehicle}`)}
            chosen={vehicle === now}
            onPress={() => put(vehicle)}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
