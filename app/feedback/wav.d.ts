declare module '*.wav' {
  /** The number that Metro gives the asset. */
  const source: number;
  export default source;
}
