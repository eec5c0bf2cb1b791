/**
 * The ground of Arrakis as a height field under a low sun. Everything is computed once into an image, never per frame.
 *
 * `kind` holds where mountain, plateau and minor erg lie (red, green, blue), `more` where deep desert and scorched
 * ground lie and where borders run. Both are soft, and are looked up a little off, so that ground ends as ground does.
 */
export const terrainSource = `
uniform shader kind;
uniform shader more;
uniform float3 desert;
uniform float3 deepDesert;
uniform float3 erg;
uniform float3 plateau;
uniform float3 mountain;
uniform float3 scorched;
uniform float3 shade;
uniform float3 sun;
uniform float3 light;
uniform float dusk;

float2 slope(float2 p) {
  float3 q = fract(float3(p.xyx) * float3(0.1031, 0.1030, 0.0973));
  q += dot(q, q.yzx + 33.33);
  float2 h = fract((q.xx + q.yz) * q.zy) * 2.0 - 1.0;
  return h;
}

/** Gradient noise, about -0.6 to 0.6. */
float noise(float2 p) {
  float2 i = floor(p);
  float2 f = p - i;
  float2 u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  return mix(
    mix(dot(slope(i), f), dot(slope(i + float2(1, 0)), f - float2(1, 0)), u.x),
    mix(dot(slope(i + float2(0, 1)), f - float2(0, 1)), dot(slope(i + float2(1, 1)), f - float2(1, 1)), u.x),
    u.y);
}

float2 turned(float2 p) {
  return float2(0.8 * p.x - 0.6 * p.y, 0.6 * p.x + 0.8 * p.y) * 2.03 + float2(17.3, 9.1);
}

/** About 0 to 1, mostly near a half. */
float fbm(float2 p) {
  float sum = 0.55 * noise(p);
  p = turned(p);
  sum += 0.28 * noise(p);
  p = turned(p);
  sum += 0.14 * noise(p);
  return 0.5 + 0.9 * sum;
}

/** Sharp crests and broad valleys, 0 to 1. */
float crests(float2 p) {
  float sum = 0.0;
  float part = 0.55;
  float last = 1.0;
  for (int i = 0; i < 4; i++) {
    float n = 1.0 - min(1.0, 2.1 * abs(noise(p)));
    n *= n;
    sum += part * n * last;
    last = min(1.0, 1.4 * n);
    p = turned(p);
    part *= 0.5;
  }
  return sum;
}

/** A dune: a long slope up the wind, a short one down. */
float dune(float phase) {
  float t = fract(phase);
  return smoothstep(0.0, 0.66, t) * (1.0 - smoothstep(0.66, 1.0, t));
}

/** Each kind of ground is worked out only where it lies: most places are one kind. */
float height(float2 p, float3 k, float deep, float burnt) {
  float high = max(k.r, k.g);
  float sum = 0.0;
  if (high < 0.98) {
    float2 wind = float2(0.86, 0.5);
    float along = dot(p, wind);
    float across = dot(p, float2(-wind.y, wind.x));
    float sway = fbm(p * 0.0036);
    float gust = noise(float2(along * 0.013, across * 0.006));
    float fine = dune(along / 33.0 + 4.6 * sway + 0.8 * gust);
    float swell = noise(p * 0.0085 + 7.0);
    float rise = 0.45 + 0.55 * smoothstep(-0.25, 0.3, noise(p * 0.011 + 21.0));
    float low = mix(2.6 * fine * rise + 15.0 * swell, 0.8 * fine * rise + 9.0 * swell, k.b);
    if (deep > 0.01) {
      float great = dune(along / 78.0 + 6.0 * sway + 1.3 * gust);
      low = mix(low, 10.0 * great * (0.55 + 0.45 * rise) + fine + 16.0 * swell, deep);
    }
    sum += low * (1.0 - high) * (1.0 - 0.2 * burnt);
  }
  if (k.r > 0.09) {
    sum += smoothstep(0.1, 0.6, k.r) * (13.0 + 52.0 * crests(p * 0.0092 + 3.0) + 4.0 * noise(p * 0.055));
  }
  if (k.g > 0.19) {
    float ledge = noise(p * 0.0062 + 3.0) + 0.22 * noise(p * 0.027);
    float steps = 5.0 * smoothstep(-0.05, 0.0, ledge) + 4.0 * smoothstep(0.16, 0.21, ledge);
    sum += smoothstep(0.2, 0.5, k.g) * (14.0 + steps + 2.5 * noise(p * 0.03));
  }
  return sum;
}

float3 kindAt(float2 p) {
  return float3(kind.eval(p).rgb);
}

half4 main(float2 p) {
  float l = length(p) / 1000.0;
  if (l > 1.004) { return half4(0.0); }
  float2 off = 15.0 * float2(noise(p * 0.024) + 0.5 * noise(p * 0.07), noise(p * 0.024 + 40.0) + 0.5 * noise(p * 0.07 + 9.0));
  float2 right = float2(2.0, 0.0);
  float2 down = float2(0.0, 2.0);
  float3 k = kindAt(p + off);
  float3 m = float3(more.eval(p).rgb);
  float deep = smoothstep(0.25, 0.75, float(more.eval(p + off).r));
  float h = height(p, k, deep, m.g);
  float hx = height(p + right, kindAt(p + right + off), deep, m.g);
  float hy = height(p + down, kindAt(p + down + off), deep, m.g);
  float3 n = normalize(float3(h - hx, h - hy, 4.6));
  float facing = max(0.0, dot(n, light)) / light.z;

  float grain = noise(p * 0.31) + 0.7 * noise(p * 0.83);
  float broad = fbm(p * 0.0032 + 11.0);
  float3 sand = mix(desert, deepDesert, 0.3 * smoothstep(0.5, 0.85, broad));
  sand = mix(sand, erg, 0.3 * smoothstep(0.5, 0.2, broad));
  float3 ground = mix(sand, deepDesert * (0.9 + 0.2 * broad), deep);
  ground = mix(ground, erg, smoothstep(0.2, 0.8, k.b));
  if (k.g > 0.19) {
    float band = noise(float2(p.x * 0.007 + 3.0, p.y * 0.045 + 2.0 * broad));
    float3 tableland = plateau * (1.0 + 0.16 * band) + 0.05 * noise(p * 0.013);
    ground = mix(ground, tableland, smoothstep(0.2, 0.5, k.g));
  }
  if (k.r > 0.11) {
    float peak = crests(p * 0.0092 + 3.0);
    float3 stone = mix(mountain * 0.84, mountain * 1.16, smoothstep(0.05, 0.6, peak));
    ground = mix(ground, stone, smoothstep(0.12, 0.5, k.r));
  }
  if (m.g > 0.01) {
    ground = mix(ground, mix(desert, scorched, 0.55 + 0.5 * noise(p * 0.02)), 0.9 * m.g);
  }
  ground *= 1.0 + 0.055 * grain;
  ground *= 1.0 - 0.13 * m.b;

  // The globe itself: round, and turning away from the sun.
  float3 globe = float3(p / 1000.0, sqrt(max(0.0, 1.0 - l * l)));
  float towards = dot(globe, normalize(float3(light.xy, 0.42)));
  float day = mix(1.0, smoothstep(-0.66, 0.62, towards), dusk);
  float relief = facing < 1.0 ? facing : 1.0 + (1.0 - exp(1.0 - facing)) * 0.75;
  float3 lit = shade + (sun - shade) * relief * day;
  float3 colour = ground * lit;
  float limb = smoothstep(0.92, 1.0, l);
  colour *= 1.0 - 0.34 * limb * limb;
  return half4(half3(clamp(colour, 0.0, 1.0)), 1.0);
}
`;
