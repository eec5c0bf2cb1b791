export default async function stop(): Promise<void> {
  await globalThis.e2eServing?.close();
}
