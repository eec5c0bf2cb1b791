import { Skia, type SkRuntimeEffect } from '@shopify/react-native-skia';

import { palette } from '../tokens';

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => (parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3));
  return `float3(${red}, ${green}, ${blue})`;
}

/**
 * Arrakis from afar, computed: noise on a sphere gives sand seas, ergs, plateaus and rock; a wind pattern
 * gives dunes; a low light from the side gives relief and the shadow line.
 */
const source = `
uniform float2 centre;
uniform float radius;
uniform float3 light;    // unit vector towards the sun
uniform float ambient;   // how much of the far side is seen

float hash(float3 p) {
  p = fract(p * 0.3183099 + float3(0.11, 0.23, 0.37)) * 17.0;
  return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}

float noise(float3 x) {
  float3 i = floor(x);
  float3 f = fract(x);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(hash(i), hash(i + float3(1, 0, 0)), f.x),
        mix(hash(i + float3(0, 1, 0)), hash(i + float3(1, 1, 0)), f.x), f.y),
    mix(mix(hash(i + float3(0, 0, 1)), hash(i + float3(1, 0, 1)), f.x),
        mix(hash(i + float3(0, 1, 1)), hash(i + float3(1, 1, 1)), f.x), f.y), f.z);
}

float fbm(float3 p) {
  float sum = 0.0;
  float part = 0.5;
  for (int i = 0; i < 4; i++) {
    sum += part * noise(p);
    p = p * 2.03 + float3(1.7, 9.2, 3.4);
    part *= 0.5;
  }
  return sum;
}

half4 main(float2 xy) {
  float2 q = (xy - centre) / radius;
  float l = length(q);
  if (l > 1.3) { return half4(0.0); }

  float towards = dot(q / max(l, 0.001), normalize(light.xy));
  float glow = pow(max(0.0, 1.0 - max(0.0, l - 1.0) / 0.3), 5.0) * smoothstep(-0.25, 1.0, towards) * (0.5 - ambient);
  half4 haze = half4(half3(${rgb(palette.spice)} * glow), half(glow));
  if (l > 1.0) { return haze; }

  float3 n = float3(q, sqrt(1.0 - l * l));
  float3 p = float3(0.94 * n.x - 0.34 * n.y, 0.34 * n.x + 0.94 * n.y, n.z);

  float land = fbm(p * 2.1 + 4.0);
  float erg = smoothstep(0.46, 0.60, fbm(p * 1.5 + 11.0));
  float high = fbm(p * 2.7 + float3(3.0, 7.0, 1.0));
  float plateau = smoothstep(0.53, 0.58, fbm(p * 3.1 + float3(8.0, 2.0, 5.0)));
  float rock = smoothstep(0.53, 0.58, high);

  float wind = (p.x * 0.8 + p.y * 1.2 - p.z * 0.4) * 42.0 + land * 34.0;
  float dunes = cos(wind) * (1.0 - max(plateau, rock));

  float3 colour = mix(${rgb(palette.deepSand)}, ${rgb(palette.sand)}, smoothstep(0.30, 0.62, land));
  colour = mix(colour, ${rgb(palette.erg)}, erg * 0.75);
  colour = mix(colour, ${rgb(palette.plateau)}, plateau * 0.9);
  colour = mix(colour, ${rgb(palette.rock)}, rock);

  float3 sun = float3(0.94 * light.x - 0.34 * light.y, 0.34 * light.x + 0.94 * light.y, light.z);
  float relief = fbm(p * 7.0) - fbm((p + sun * 0.035) * 7.0);
  float facing = dot(n, light) + relief * (0.55 + rock * 1.1) + dunes * 0.09;
  float lit = smoothstep(-0.08, 1.02, facing);

  float dusk = smoothstep(-0.25, 0.10, facing) * (1.0 - smoothstep(0.10, 0.45, facing));
  colour = colour * (ambient + lit * (1.08 - ambient)) + ${rgb(palette.plateau)} * dusk * 0.16;
  colour += ${rgb(palette.dusk)} * (1.0 - lit) * ambient;

  float limb = pow(1.0 - n.z, 3.0) * smoothstep(-0.3, 0.9, towards);
  colour = mix(colour, ${rgb(palette.erg)}, limb * 0.55);

  float edge = clamp((1.0 - l) * radius, 0.0, 1.0);
  return mix(haze, half4(half3(min(colour, float3(1.0))), 1.0), half(edge));
}
`;

let effect: SkRuntimeEffect | null | undefined;

/** Compiled once, when first needed; null where the GPU refuses it. */
export function planetEffect(): SkRuntimeEffect | null {
  if (effect === undefined) effect = Skia.RuntimeEffect.Make(source);
  return effect;
}
