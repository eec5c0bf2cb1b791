import { Canvas, createPicture, Group, PaintStyle, Picture, Skia } from '@shopify/react-native-skia';
import { useMemo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';

import { useT } from '../i18n';
import { IconButton } from '../ui/IconButton';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/theme';
import { palette, radius, space } from '../ui/tokens';
import type { Size } from './camera';
import { useCamera } from './useCamera';
import { useWheel } from './useWheel';

const board: Size = { width: 1000, height: 1000 };

/** A bare planet with its eight sectors, until the map of areas is drawn here. */
function planetPicture() {
  return createPicture((canvas) => {
    const paint = Skia.Paint();
    paint.setAntiAlias(true);
    const disc = (r: number, colour: string) => {
      paint.setColor(Skia.Color(colour));
      canvas.drawCircle(500, 500, r, paint);
    };
    disc(490, palette.rock);
    disc(484, palette.deepSand);
    disc(400, palette.sand);
    disc(210, palette.erg);
    disc(60, palette.rock);
    paint.setStyle(PaintStyle.Stroke);
    paint.setStrokeWidth(2);
    paint.setColor(Skia.Color(palette.plateau));
    for (let sector = 0; sector < 8; sector += 1) {
      const angle = ((sector + 0.5) * Math.PI) / 4;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      canvas.drawLine(500 + 60 * x, 500 + 60 * y, 500 + 484 * x, 500 + 484 * y, paint);
    }
  });
}

export function PlaceholderBoard({ view }: { readonly view: Size }) {
  const t = useT();
  const { colours } = useTheme();
  const picture = useMemo(() => planetPicture(), []);
  const target = useRef<View>(null);
  const { gesture, transform, percent, zoomBy, zoomStep, showAll } = useCamera(view, board);
  useWheel(target, zoomBy);

  return (
    <View style={styles.fill}>
      <GestureDetector gesture={gesture}>
        <View
          ref={target}
          testID="board"
          role="img"
          aria-label={t('game.board')}
          style={styles.fill}
          collapsable={false}
        >
          <Canvas style={styles.fill}>
            <Group transform={transform}>
              <Picture picture={picture} />
            </Group>
          </Canvas>
        </View>
      </GestureDetector>
      <View style={styles.controls} pointerEvents="box-none">
        <View style={[styles.level, { backgroundColor: colours.surface }]}>
          <Text variant="caption" testID="zoom-level">
            {t('game.zoom', { percent })}
          </Text>
        </View>
        <IconButton testID="zoom-in" icon="plus" label={t('game.zoomIn')} onPress={() => zoomStep(1.5)} />
        <IconButton
          testID="zoom-out"
          icon="minus"
          label={t('game.zoomOut')}
          onPress={() => zoomStep(1 / 1.5)}
        />
        <IconButton testID="zoom-fit" icon="fit" label={t('game.fit')} onPress={showAll} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  controls: { position: 'absolute', right: space.m, bottom: space.m, gap: space.s, alignItems: 'flex-end' },
  level: { paddingHorizontal: space.s, paddingVertical: space.xs, borderRadius: radius.s },
});
