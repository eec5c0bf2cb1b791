declare module '*.jpg' {
  import type { DataModule } from '@shopify/react-native-skia';

  /** What Metro knows of the picture. */
  const source: DataModule;
  export default source;
}
