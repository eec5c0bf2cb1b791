import CanvasKitInit from 'canvaskit-wasm/bin/full/canvaskit';

async function main(): Promise<void> {
  // Skia's modules read CanvasKit while they load.
  Object.assign(globalThis, { CanvasKit: await CanvasKitInit() });
  const { paintGrounds } = await import('./paintGrounds');
  paintGrounds();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
