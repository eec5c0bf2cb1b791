import { StyleSheet, View } from 'react-native';
import { useLeftHanded } from '../feedback/useLeftHanded';
import { useT } from '../i18n';
import { IconButton } from '../ui/IconButton';
import { Text } from '../ui/Text';
import { space } from '../ui/tokens';
import type { Insets } from './camera/camera';

interface BoardControlsProps {
  readonly percent: number;
  readonly insets: Insets;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
}

const ZOOM_STEP = 1.5;

/** Zoom buttons for people who cannot pinch, and for mice. */
export function BoardControls({ percent, insets, onZoom, onFit }: BoardControlsProps) {
  const t = useT();
  const side = useLeftHanded() ? { left: insets.left + space.s } : { right: insets.right + space.s };
  return (
    <View style={[styles.controls, side, { bottom: insets.bottom + space.s }]} pointerEvents="box-none">
      <Text testID="zoom-level" role="status" style={styles.unseen}>
        {t('game.zoom', { percent })}
      </Text>
      {percent > 100 ? (
        <IconButton testID="zoom-fit" icon="fit" label={t('game.fit')} onPress={onFit} />
      ) : null}
      <IconButton testID="zoom-in" icon="plus" label={t('game.zoomIn')} onPress={() => onZoom(ZOOM_STEP)} />
      <IconButton
        testID="zoom-out"
        icon="minus"
        label={t('game.zoomOut')}
        onPress={() => onZoom(1 / ZOOM_STEP)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  // For screen readers only: everybody else sees from the board how far it is zoomed in.
  unseen: { position: 'absolute', right: 0, top: 0, width: 1, height: 1, opacity: 0, overflow: 'hidden' },
  controls: { position: 'absolute', gap: space.s, alignItems: 'flex-end' },
});
