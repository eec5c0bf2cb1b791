import { session } from './session';
import { unsupported } from './unsupported';

interface LaunchOptions {
  readonly newInstance?: boolean;
  readonly delete?: boolean;
  readonly url?: string;
}

const knownOptions = new Set(['newInstance', 'delete', 'url']);

/** The address of a deep link: sietch://rules is the page /rules. */
function pathOf(url: string): string {
  const match = /^sietch:\/\/(.*)$/.exec(url);
  if (!match) throw new Error(`Not an address of the app: ${url}`);
  return `/${match[1] ?? ''}`;
}

/** What a browser tells a page when its tab goes to the back or comes to the front. */
async function setHidden(hidden: boolean): Promise<void> {
  await session().page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (value ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

async function launchApp(options: LaunchOptions = {}): Promise<void> {
  for (const name of Object.keys(options)) {
    if (!knownOptions.has(name)) {
      throw new Error(`device.launchApp({ ${name} }) is not supported by the browser driver.`);
    }
  }
  if (options.delete) await session().uninstall();
  if (session().running && !options.newInstance && !options.delete) {
    await setHidden(false);
    return;
  }
  await session().launch(options.url === undefined ? '/' : pathOf(options.url));
}

export const device = unsupported('device', {
  launchApp,
  relaunchApp: (options: LaunchOptions = {}) => launchApp({ ...options, newInstance: true }),
  terminateApp: () => session().terminate(),
  reloadReactNative: () => session().reload(),
  sendToHome: () => setHidden(true),
  takeScreenshot: (name: string) => session().screenshot(name),
  openURL: async ({ url }: { readonly url: string }) => {
    await session().launch(pathOf(url));
  },
  pressBack: async () => {
    await session().page.goBack();
  },
  setOrientation: async (orientation: 'portrait' | 'landscape') => {
    const { width, height } = session().viewport;
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    await session().resize(
      orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short },
    );
  },
  // Specs ask only to leave out what Android lacks (pinch); a browser can do it, as iOS can.
  getPlatform: () => 'ios' as const,
  // The driver looks again instead of waiting for an idle app, so there is nothing to switch.
  disableSynchronization: () => Promise.resolve(),
  enableSynchronization: () => Promise.resolve(),
});
