import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Browser, type Page } from 'playwright-core';

import { chromiumArguments, ensureChromium } from '../chromium';

const START_PATIENCE = 30_000;
const pause = (time: number) => new Promise<void>((done) => setTimeout(done, time));

/** A Chromium of our own with a profile that outlives it, so that it can be killed and started again. */
export class KillableBrowser {
  readonly profile = mkdtempSync(join(tmpdir(), 'sietch-profile-'));
  private process: ChildProcess | null = null;
  private browser: Browser | null = null;

  private async start(): Promise<Browser> {
    rmSync(join(this.profile, 'DevToolsActivePort'), { force: true });
    const child = spawn(
      ensureChromium(),
      [
        ...chromiumArguments(),
        '--headless=new',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.profile}`,
        '--no-first-run',
        '--window-size=390,844',
        'about:blank',
      ],
      { detached: true, stdio: 'ignore' },
    );
    this.process = child;
    const until = Date.now() + START_PATIENCE;
    for (;;) {
      try {
        const [port] = readFileSync(join(this.profile, 'DevToolsActivePort'), 'utf8').split('\n');
        return await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      } catch (error) {
        if (Date.now() > until) throw error;
        await pause(100);
      }
    }
  }

  /** A page, in the running browser or a new one. */
  async page(): Promise<Page> {
    this.browser ??= await this.start();
    const [context] = this.browser.contexts();
    if (!context) throw new Error('Chromium has no profile open.');
    return context.newPage();
  }

  /** The whole browser at once, as when the power of the device is cut or the system needs its memory. */
  async kill(): Promise<void> {
    const child = this.process;
    this.process = null;
    const ended = child && new Promise((done) => child.once('exit', done));
    // A group of its own: nothing but this Chromium and its children.
    if (child?.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await ended;
    await this.browser?.close().catch(() => undefined);
    this.browser = null;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
