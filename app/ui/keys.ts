/** Only a web page has keys to answer by itself. */
export function answerKeys(): () => void {
  return () => undefined;
}
