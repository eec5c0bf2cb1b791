import { wideFrom } from '../tokens';

export interface SceneLayout {
  /** Wide: the menu stands beside the planet. Tall: below it. */
  readonly wide: boolean;
  readonly planet: { readonly x: number; readonly y: number; readonly radius: number };
  /** Height of the far dunes: the planet rises behind them. */
  readonly horizon: number;
}

export function sceneLayout(width: number, height: number): SceneLayout {
  if (width >= wideFrom && width > height) {
    return {
      wide: true,
      planet: { x: width * 0.68, y: height * 0.45, radius: Math.min(width * 0.26, height * 0.38) },
      horizon: height * 0.78,
    };
  }
  return {
    wide: false,
    planet: { x: width * 0.5, y: height * 0.265, radius: Math.min(width * 0.42, height * 0.215) },
    horizon: height * 0.475,
  };
}

/** The share of a backdrop's height that words have for themselves. */
const SKY = 0.48;

/** A backdrop for words: the sky above is free for them, the planet rises from the dunes below. */
export function backdropLayout(width: number, height: number): Pick<SceneLayout, 'planet' | 'horizon'> {
  const horizon = height * (width > height ? 0.8 : 0.72);
  const radius = Math.min(width * 0.36, (horizon - height * SKY) / 1.45);
  return { planet: { x: width / 2, y: horizon - radius * 0.45, radius }, horizon };
}
