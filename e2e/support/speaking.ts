import { session } from '../browser/session';
import { findMisfits, type Misfit } from './overflow';
import { findUnreachable, type Unreachable } from './reach';

/** What the screen that is open says in one language, and what is wrong with it. */
export interface Reading {
  readonly said: string;
  readonly faults: readonly (Misfit | Unreachable)[];
}

export interface Speaking {
  /** The board is drawn anew with each language, slowly without a graphics card; its names are not what is looked at. */
  holdDrawing(): Promise<void>;
  releaseDrawing(): void;
  /** As if the language of the device were changed while the app is open; done when the page has come to rest. */
  speak(language: string): Promise<void>;
  /** Nothing moves any more. */
  rest(): Promise<void>;
  /** Fingers and keys are tried too, where that is asked for. */
  read(reach: boolean): Reading;
}

declare global {
  interface Window {
    speaking?: Speaking;
    findMisfits: () => Misfit[];
    findUnreachable: () => Unreachable[];
  }
}

/** Runs inside the page, so it stands alone. */
function installSpeaking(): void {
  const patience = 30_000;
  const draw = window.requestAnimationFrame.bind(window);
  let held: FrameRequestCallback[] | null = null;
  window.requestAnimationFrame = (callback) => (held === null ? draw(callback) : -held.push(callback));

  const task = () => new Promise<void>((done) => setTimeout(done));
  const frame = () => new Promise<void>((done) => draw(() => setTimeout(done)));

  /**
   * What is laid out anew hears of its size in the next frame and answers in the one after it, and what gives way to it
   * later still: two frames in which nothing has changed.
   */
  const rest = async () => {
    let changed = false;
    const observer = new MutationObserver(() => {
      changed = true;
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const end = Date.now() + patience;
    for (let quiet = 0; quiet < 2;) {
      if (Date.now() > end) throw new Error('The page does not come to rest.');
      changed = false;
      await frame();
      quiet = changed ? 0 : quiet + 1;
    }
    observer.disconnect();
  };

  window.speaking = {
    async holdDrawing() {
      // What is laid out by its own measure has been drawn.
      await frame();
      await frame();
      held = [];
    },
    releaseDrawing() {
      const callbacks = held ?? [];
      held = null;
      for (const callback of callbacks) draw(callback);
    },
    async speak(language) {
      Object.defineProperty(navigator, 'languages', { configurable: true, get: () => [language] });
      dispatchEvent(new Event('languagechange'));
      // A language that was never spoken is fetched first.
      const end = Date.now() + patience;
      while (document.documentElement.lang !== language) {
        if (Date.now() > end) throw new Error(`The page does not speak ${language}.`);
        await task();
      }
      await rest();
    },
    rest,
    read: (reach) => ({
      said: document.getElementById('root')?.innerText ?? '',
      faults: [...window.findMisfits(), ...(reach ? window.findUnreachable() : [])],
    }),
  };
}

/** Page loads forget what was installed. */
export async function prepareSpeaking(): Promise<void> {
  const { page } = session();
  if (await page.evaluate(() => window.speaking !== undefined)) return;
  await page.evaluate(installSpeaking);
  await page.evaluate(`window.findMisfits = ${findMisfits.toString()}`);
  await page.evaluate(`window.findUnreachable = ${findUnreachable.toString()}`);
}
