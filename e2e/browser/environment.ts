import type { Circus } from '@jest/types';
import { TestEnvironment } from 'jest-environment-node';

import { Session } from './session';

/** Gives each spec file a browser of its own, and keeps a picture of every failure. */
export default class BrowserEnvironment extends TestEnvironment {
  private session: Session | null = null;

  override async setup(): Promise<void> {
    await super.setup();
    const url = process.env.E2E_URL;
    if (!url) throw new Error('The app is not served: run specs with npm run e2e.');
    this.session = await Session.start(url);
    this.global.browserSession = this.session;
  }

  async handleTestEvent(event: Circus.Event): Promise<void> {
    if (event.name !== 'test_fn_failure' && event.name !== 'hook_failure') return;
    if (!this.session?.running) return;
    const { test } = event;
    const name = test ? `${test.parent.name} ${test.name}` : 'hook';
    // A picture that cannot be taken must not hide the failure itself.
    const picture = await this.session
      .screenshot(`FAILED ${name}`)
      .catch((error: unknown) => `none (${String(error).split('\n')[0] ?? ''})`);
    const said = this.session.complaints.map((line) => `\n  the page said: ${line.slice(0, 400)}`).join('');
    console.error(`Screenshot of the failure: ${picture}${said}`);
  }

  override async teardown(): Promise<void> {
    await this.session?.stop();
    await super.teardown();
  }
}
