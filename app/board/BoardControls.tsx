import { StyleSheet, View } from 'react-native';
import { useT } from '../i18n';
import { IconButton } from '../ui/IconButton';
import { space } from '../ui/tokens';
import type { Insets } from './camera/camera';

interface BoardControlsProps {
  readonly percent: number;
  readonly insets: Insets;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
}

/** For hands that cannot pinch, and for mice. */
export function BoardControls({ percent, insets, onZoom, onFit }: BoardControlsProps) {
  const t = useT();
  return (
    <View
      style={[styles.controls, { right: insets.right + space.s, bottom: insets.bottom + space.s }]}
      pointerEvents="box-none"
    >
      {percent > 100 ? (
        <IconButton testID="zoom-fit" icon="fit" label={t('game.fit')} onPress={onFit} />
      ) : null}
      <IconButton testID="zoom-in" icon="plus" label={t('game.zoomIn')} onPress={() => onZoom(1.6)} />
      <IconButton testID="zoom-out" icon="minus" label={t('game.zoomOut')} onPress={() => onZoom(1 / 1.6)} />
    </View>
  );
}

const styles = StyleSheet.create({
  controls: { position: 'absolute', gap: space.s, alignItems: 'flex-end' },
});
