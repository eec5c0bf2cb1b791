import {
  Canvas,
  Circle,
  Fill,
  LinearGradient,
  Path,
  Points,
  RadialGradient,
  Shader,
  vec,
} from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { palette } from '../tokens';
import { dune } from './dunes';
import type { SceneLayout } from './layout';
import { planetEffect } from './planetShader';
import { stars } from './stars';

interface HomeSceneProps {
  readonly width: number;
  readonly height: number;
  readonly layout: Pick<SceneLayout, 'planet' | 'horizon'>;
  readonly dark: boolean;
  /** What is seen, for those who cannot; left out where the scene is only a backdrop. */
  readonly label?: string;
}

/** The sun stands low on the left: raking light. */
const light = [-0.8, -0.42, 0.43] as const;

/** Places and sizes in radii of the planet. */
const moons = [
  { x: 1.04, y: -0.84, size: 0.05 },
  { x: 0.68, y: -1.08, size: 0.024 },
] as const;

const nightScene = {
  sky: ['#070B14', palette.nightInk, '#1E2536', '#4A3A3C'],
  star: 'rgba(243, 234, 218, 0.75)',
  moon: ['#DDE2EA', '#8C94A2', '#1E2536'],
  ambient: 0.035,
  far: { lit: ['#8A5A3A', '#3A2E33'], shade: ['#33272D', '#241F2A'], crest: '#E0A765' },
  near: {
    lit: ['#4A3531', '#141A27', palette.nightInk],
    shade: ['#171A26', palette.nightInk],
    crest: '#B98542',
  },
} as const;

const dayScene = {
  sky: ['#D5C6A9', palette.parchment, palette.bone, '#F4DDB0'],
  star: 'rgba(0, 0, 0, 0)',
  moon: ['#FFFDF6', '#EFE3C9', '#C9B48C'],
  ambient: 0.2,
  far: { lit: ['#E9C78B', '#DDB87A'], shade: ['#C08C55', '#CFA468'], crest: '#FBEBC8' },
  near: {
    lit: ['#F0D9A8', palette.parchment, palette.parchment],
    shade: ['#D3AE74', palette.parchment],
    crest: '#FFF6DF',
  },
} as const;

export function HomeScene({ width, height, layout, dark, label }: HomeSceneProps) {
  const { planet, horizon } = layout;
  const colours = dark ? nightScene : dayScene;
  const effect = planetEffect();

  const shapes = useMemo(() => {
    const rise = Math.min(height * 0.13, 110);
    return {
      far: dune(width, height, horizon, rise, {
        summit: 0.74,
        left: -0.15,
        peak: 0.85,
        right: 0.3,
        sweep: 0.06,
      }),
      near: dune(width, height, horizon + rise * 0.9, rise, {
        summit: 0.2,
        left: 0.35,
        peak: 0.95,
        right: -0.2,
        sweep: 0.42,
      }),
      stars: stars(width, horizon),
      rise,
    };
  }, [width, height, horizon]);

  return (
    <View
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      style={StyleSheet.absoluteFill}
      pointerEvents="none"
    >
      <Canvas style={StyleSheet.absoluteFill}>
        <Fill>
          <LinearGradient
            start={vec(0, 0)}
            end={vec(0, horizon)}
            colors={[...colours.sky]}
            positions={[0, 0.35, 0.75, 1]}
          />
        </Fill>
        <Points
          points={shapes.stars.faint}
          mode="points"
          color={colours.star}
          style="stroke"
          strokeWidth={1}
          opacity={0.6}
        />
        <Points
          points={shapes.stars.bright}
          mode="points"
          color={colours.star}
          style="stroke"
          strokeWidth={1.8}
          strokeCap="round"
        />

        {effect ? (
          <Fill>
            <Shader
              source={effect}
              uniforms={{
                centre: [planet.x, planet.y],
                radius: planet.radius,
                light: [...light],
                ambient: colours.ambient,
              }}
            />
          </Fill>
        ) : (
          <Circle cx={planet.x} cy={planet.y} r={planet.radius}>
            <RadialGradient
              c={vec(planet.x - planet.radius * 0.6, planet.y - planet.radius * 0.4)}
              r={planet.radius * 1.7}
              colors={[palette.erg, palette.sand, palette.plateau, colours.sky[0]]}
            />
          </Circle>
        )}

        {/* Arrakis has two moons, lit by the same sun. */}
        {moons.map(({ x, y, size }) => {
          const [cx, cy, r] = [
            planet.x + planet.radius * x,
            planet.y + planet.radius * y,
            planet.radius * size,
          ];
          return (
            <Circle key={size} cx={cx} cy={cy} r={r}>
              <RadialGradient c={vec(cx - r * 0.7, cy - r * 0.4)} r={r * 1.9} colors={[...colours.moon]} />
            </Circle>
          );
        })}

        {(['far', 'near'] as const).map((name) => {
          const { body, shade, crest, summit } = shapes[name];
          const top = vec(0, summit.y);
          const end = vec(0, summit.y + shapes.rise * (name === 'far' ? 2.4 : 3));
          return [
            <Path key={`${name}-body`} path={body}>
              <LinearGradient start={top} end={end} colors={[...colours[name].lit]} />
            </Path>,
            <Path key={`${name}-shade`} path={shade}>
              <LinearGradient start={top} end={end} colors={[...colours[name].shade]} />
            </Path>,
            <Path key={`${name}-crest`} path={crest} style="stroke" strokeWidth={1}>
              <LinearGradient
                start={vec(0, 0)}
                end={vec(summit.x, 0)}
                colors={[`${colours[name].crest}00`, colours[name].crest]}
              />
            </Path>,
          ];
        })}
      </Canvas>
    </View>
  );
}
