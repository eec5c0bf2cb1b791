import { rmSync } from 'node:fs';

import { build } from '../../scripts/build';
import { ensureChromium } from '../../scripts/chromium';
import { serve, type Serving } from '../../scripts/serve';
import { artifacts } from './session';

declare global {
  var e2eServing: Serving | undefined;
}

/** Builds the app or reuses the build, and serves it as a player would get it. */
export default async function start(): Promise<void> {
  ensureChromium();
  rmSync(artifacts, { recursive: true, force: true });
  globalThis.e2eServing = await serve(build('web'), 0);
  process.env.E2E_URL = globalThis.e2eServing.url;
}
