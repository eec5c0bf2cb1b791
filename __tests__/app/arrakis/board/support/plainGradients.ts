import { Skia } from '@shopify/react-native-skia';

/** CanvasKit under Jest does not know this realm's typed arrays as colours; noise of one tone stands for gradients. */
export function plainGradients(): void {
  const plain = () => Skia.Shader.MakeFractalNoise(0.05, 0.05, 1, 0, 0, 0);
  jest.spyOn(Skia.Shader, 'MakeLinearGradient').mockImplementation(plain);
  jest.spyOn(Skia.Shader, 'MakeRadialGradient').mockImplementation(plain);
}
