import { by, device, element, expect as expectElement, waitFor } from 'detox';

import { session } from '../browser/session';

/** What only a browser has: mouse, wheel, addresses, headers. */
describe('Web page', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await element(by.id('new-game')).tap();
    await element(by.id('choose-arrakis')).tap();
    await element(by.id('new-start')).tap();
    await waitFor(element(by.id('board')))
      .toBeVisible()
      .withTimeout(20000);
  });

  it('is isolated, so that the database may share memory with its worker', async () => {
    expect(await session().page.evaluate(() => crossOriginIsolated)).toBe(true);
  });

  it('may be shown in no frame, loads nothing from elsewhere, and is known by its head alone', async () => {
    const { url } = session();
    const [whole, head] = await Promise.all([fetch(url), fetch(url, { method: 'HEAD' })]);
    for (const answer of [whole, head]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
      const policy = answer.headers.get('content-security-policy')?.split('; ') ?? [];
      expect(policy).toEqual(
        expect.arrayContaining(["default-src 'none'", "connect-src 'self'", "frame-ancestors 'none'"]),
      );
      expect(policy.join()).not.toMatch(/https?:|\*|'unsafe-eval'/);
    }
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(await whole.text())));
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  });

  it('zooms with the wheel around the pointer', async () => {
    await expectElement(element(by.id('zoom-level'))).toHaveText('Zoom 100 %');
    await session().page.mouse.move(195, 400);
    await session().page.mouse.wheel(0, -600);
    await expectElement(element(by.id('zoom-level'))).not.toHaveText('Zoom 100 %');
  });

  it('moves with the mouse', async () => {
    const { page } = session();
    const before = await page.screenshot();
    await page.mouse.move(260, 400);
    await page.mouse.down();
    await page.mouse.move(120, 330, { steps: 12 });
    await page.mouse.up();
    await page.waitForTimeout(300);
    expect((await page.screenshot()).equals(before)).toBe(false);
  });

  it('stays on its address over a reload', async () => {
    await session().page.reload();
    await expectElement(element(by.id('board'))).toBeVisible();
  });

  it('goes home from an address that has nothing behind it', async () => {
    await element(by.id('back')).tap();
    await expectElement(element(by.id('home-screen'))).toBeVisible();
  });

  it('answers a touch as soon as there is something to touch', async () => {
    // In the very moment in which the areas come, before anything is painted: no later one finds out.
    await session().page.evaluate(() => {
      const observer = new MutationObserver(() => {
        const area = document.querySelector('[data-testid=area-arrakeen]');
        if (!area) return;
        observer.disconnect();
        const { x, y, width, height } = area.getBoundingClientRect();
        const middle = { clientX: x + width / 2, clientY: y + height / 2 };
        const press = { ...middle, bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0 };
        area.dispatchEvent(new PointerEvent('pointerdown', press));
        area.dispatchEvent(new PointerEvent('pointerup', press));
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await element(by.id('continue')).tap();
    await expectElement(element(by.id('notice'))).toBeVisible();
    await element(by.id('back')).tap();
  });

  it('answers an unknown address with a way home', async () => {
    await device.openURL({ url: 'sietch://no/such/place' });
    await expectElement(element(by.id('not-found-screen'))).toBeVisible();
    await element(by.id('go-home')).tap();
    await expectElement(element(by.id('new-game'))).toBeVisible();
  });

  it('says so when it cannot start', async () => {
    const broken = await session().page.context().newPage();
    await broken.route('**/canvaskit.wasm', (route) => route.abort());
    await broken.goto(session().url);
    await broken.getByRole('alert').waitFor();
    expect(await broken.getByRole('alert').textContent()).toContain('cannot start');
    await broken.close();
  });

  it('says so when a second tab cannot save', async () => {
    await device.openURL({ url: 'sietch://settings' });
    const second = await session().page.context().newPage();
    await second.goto(`${session().url}/settings`);
    await second.getByTestId('settings-status').waitFor();
    expect(await second.getByTestId('settings-status').textContent()).toContain('cannot be saved');
    await second.close();
  });

  it('asked no other host for anything and reported no error', () => {
    const real = session().complaints.filter((line) => !line.includes('NoModificationAllowedError'));
    expect(real).toEqual([]);
  });
});
