import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';

import { chromiumArguments, ensureChromium } from '../../scripts/chromium';
import { installPageSide } from './page-side';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const phone: Size = { width: 390, height: 844 };

export const artifacts = resolve(__dirname, '..', 'artifacts');

/** One installation of the app: a browser profile of its own, and at most one open page. */
export class Session {
  private context: BrowserContext | null = null;
  private current: { readonly page: Page; readonly cdp: CDPSession } | null = null;
  private size: Size = phone;
  readonly complaints: string[] = [];

  private constructor(
    private readonly browser: Browser,
    readonly url: string,
  ) {}

  static async start(url: string): Promise<Session> {
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: [...chromiumArguments()],
    });
    return new Session(browser, url);
  }

  get page(): Page {
    return this.open.page;
  }

  get cdp(): CDPSession {
    return this.open.cdp;
  }

  get running(): boolean {
    return this.current !== null;
  }

  private get open() {
    if (!this.current) throw new Error('The app is not running: call device.launchApp() first.');
    return this.current;
  }

  async launch(path = '/'): Promise<void> {
    await this.terminate();
    this.context ??= await this.install();
    const page = await this.context.newPage();
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
    this.current = { page, cdp: await this.context.newCDPSession(page) };
    await page.goto(`${this.url}${path}`);
    await this.ready();
  }

  private async install(): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      viewport: this.size,
      hasTouch: true,
      colorScheme: 'dark',
    });
    await context.addInitScript(installPageSide);
    // The app is played offline: a request to anywhere else is a fault, and is not let through.
    await context.route(
      (url) => url.origin !== this.url,
      (route) => {
        this.complaints.push(`Request to another host: ${route.request().url()}`);
        return route.abort();
      },
    );
    return context;
  }

  /** CanvasKit, fonts and stored settings come first; then the first screen has content. */
  private async ready(): Promise<void> {
    await this.page.waitForFunction(() => document.querySelector('#root [data-testid]') !== null, undefined, {
      timeout: 90_000,
    });
  }

  /** As on a phone, the app begins at its first screen again. */
  async reload(): Promise<void> {
    await this.page.goto(this.url);
    await this.ready();
  }

  async terminate(): Promise<void> {
    await this.current?.page.close();
    this.current = null;
  }

  /** Forgets everything that the app has stored. */
  async uninstall(): Promise<void> {
    await this.terminate();
    await this.context?.close();
    this.context = null;
  }

  async resize(size: Size): Promise<void> {
    this.size = size;
    if (this.current) await this.page.setViewportSize(size);
  }

  get viewport(): Size {
    return this.size;
  }

  async screenshot(name: string): Promise<string> {
    mkdirSync(artifacts, { recursive: true });
    const path = join(artifacts, `${name.replace(/[^\w.-]+/g, '-').slice(0, 120)}.png`);
    await this.page.screenshot({ path });
    return path;
  }

  async stop(): Promise<void> {
    await this.browser.close();
  }
}

declare global {
  var browserSession: Session | undefined;
}

/** The session that the test environment has opened for this spec file. */
export function session(): Session {
  if (!globalThis.browserSession) throw new Error('No browser session: run specs with npm run e2e.');
  return globalThis.browserSession;
}
