import { build } from './build';
import { serve, type Serving } from './serve';

/** The wished port, or the next free one. */
async function serveNear(folder: string, port: number): Promise<Serving> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      return await serve(folder, port + attempt);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
  throw new Error(`No free port from ${port} to ${port + 19}.`);
}

async function main(): Promise<void> {
  const { url } = await serveNear(build('web'), Number(process.env.PORT ?? 8080));
  console.log(`\nSietch is ready. Open ${url} in a browser. Ctrl+C stops it.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
