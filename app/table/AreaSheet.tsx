import { StyleSheet, View } from 'react-native';

import type { AreaId, AreaView, View as GameView } from '../../engine';
import { areaName, describeArea } from '../board/access/describe';
import { useT } from '../i18n';
import { Button } from '../ui/Button';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/theme';
import { radius, space } from '../ui/tokens';

interface AreaSheetProps {
  readonly view: GameView;
  readonly area: AreaId;
  readonly onClose: () => void;
}

/** What is in an area, in words. */
export function AreaSheet({ view, area, onClose }: AreaSheetProps) {
  const t = useT();
  const { colours } = useTheme();
  const found: AreaView | undefined = view.areas.find((entry) => entry.area === area);
  return (
    <View
      testID="area-sheet"
      style={[styles.sheet, { backgroundColor: colours.surface, borderColor: colours.border }]}
    >
      <Text variant="title">{areaName(area, t)}</Text>
      {found ? <Text>{describeArea(found, t)}</Text> : null}
      <Button testID="area-close" title={t('table.close')} onPress={onClose} />
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { borderRadius: radius.m, borderWidth: 1, padding: space.m, gap: space.s },
});
