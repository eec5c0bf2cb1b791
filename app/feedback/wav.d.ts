declare module '*.wav' {
  /** As Metro numbers its assets. */
  const source: number;
  export default source;
}
