import { device } from 'detox';

import { session } from '../../browser/session';
import type { Misfit } from '../../support/overflow';
import type { Unreachable } from '../../support/reach';
import { prepareSpeaking } from '../../support/speaking';
import { seen } from '../../support/pages';

/** A check that finds nothing anywhere would make every spec of the languages worthless. */

type How = (Misfit | Unreachable)['how'];

const AT = 'position:absolute;z-index:9;left:10px;top:300px';

/** What is put over a page that is as it should be, and what is wrong with it. */
const BROKEN: readonly (readonly [How, string])[] = [
  [
    'beside the screen',
    '<div style="position:absolute;left:340px;white-space:nowrap">A line that goes on</div>',
  ],
  ['below the screen', '<div style="position:absolute;left:10px;top:838px">A line at the foot</div>'],
  ['cut off', `<div style="${AT};width:40px;overflow:hidden;white-space:nowrap">A line that goes on</div>`],
  ['cut off', `<div style="${AT};width:90px;height:18px;overflow:hidden">A name with a second line</div>`],
  [
    'out of its box',
    `<div role="button" style="${AT};width:40px;white-space:nowrap">A line that goes on</div>`,
  ],
  ['broken word', `<div style="${AT};width:60px;overflow-wrap:anywhere">Uninterruptedness</div>`],
  ['hint cut off', `<input style="${AT};width:50px" placeholder="What are you looking for?">`],
  [
    'scrolls without a sign',
    `<div data-testid="choices" tabindex="0" style="${AT};height:40px;overflow:auto"><p style="height:90px">One</p></div>`,
  ],
  [
    'scrolls under a sign',
    `<div data-testid="choices" tabindex="0" style="${AT};height:40px;overflow:auto"><p style="height:90px">One</p></div><i data-testid="more-choices"></i>`,
  ],
  ['overlaps', `<div style="${AT}">One line</div><div style="${AT}">Another</div>`],
  [
    'is covered',
    `<button role="button" style="${AT};width:90px;height:50px"></button><div style="${AT};width:90px;height:50px"></div>`,
  ],
  ['is too small', `<button role="button" style="${AT};width:12px;height:44px;padding:0"></button>`],
  [
    'lies outside',
    `<div style="${AT};width:30px;height:60px;overflow:hidden"><button role="button" style="width:90px;height:50px"></button></div>`,
  ],
  [
    'slides both ways',
    `<div tabindex="0" style="${AT};width:50px;height:50px;overflow:auto"><p style="width:90px;height:90px"></p></div>`,
  ],
  [
    'cannot be slid by keys',
    `<div style="${AT};width:90px;height:50px;overflow:auto"><p style="height:90px">One</p></div>`,
  ],
];

/** Everything that is wrong with the page, with what is put over it. */
function found(html: string): Promise<readonly How[]> {
  return session().page.evaluate((markup) => {
    const over = document.createElement('div');
    over.innerHTML = markup;
    document.getElementById('root')?.append(over);
    const hows = window.speaking?.read(true).faults.map(({ how }) => how) ?? [];
    over.remove();
    return hows;
  }, html);
}

describe('The checks of what fits', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await seen('new-game');
    await prepareSpeaking();
    await session().page.evaluate(() => window.speaking?.rest());
  });

  it('find nothing where nothing is wrong', async () => {
    expect(await found('')).toEqual([]);
  });

  it.each(BROKEN)('find what %s', async (how, html) => {
    expect(await found(html)).toContain(how);
  });

  it('leave everything where it was', async () => {
    const places = () =>
      session().page.evaluate(() =>
        [...document.querySelectorAll('*')].map((one) => one.scrollTop + one.scrollLeft),
      );
    const before = await places();
    await found('');
    expect(await places()).toEqual(before);
  });
});
