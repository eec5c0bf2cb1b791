import { by, device, element, expect, waitFor } from 'detox';

import { beginOnScreen, Follower } from './support/follow';

const soon = 20_000;

const tap = (id: string) => element(by.id(id)).tap();
const asks = (line: string) =>
  waitFor(element(by.id('prompt')))
    .toHaveLabel(line)
    .withTimeout(soon);

async function labelOf(id: string): Promise<string> {
  const seen = await element(by.id(id)).getAttributes();
  return 'label' in seen ? (seen.label ?? '') : '';
}

async function becomes(id: string, label: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .toHaveLabel(label)
    .withTimeout(soon);
}

const token = 'Atreides · You may use a Bene Gesserit token as one more die';
const dice = 'Atreides · Choose a die to spend, or use Desert Power';
const first = 'Atreides · Move a legion that has a leader · 1 of 2';
const second = 'Atreides · Move a legion that has a leader · 2 of 2';
const where = 'Atreides · Choose where the legion of Habbanya Ridge goes';

describe('Taking back', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await tap('new-game');
    await tap('choose-arrakis');
    await tap('new-people-1');
    await tap('new-ties-random');
    await element(by.id('new-atreides')).replaceText('Ann');
    await element(by.id('new-seed')).replaceText('demo');
    await waitFor(element(by.id('new-speed-off')))
      .toBeVisible()
      .whileElement(by.id('new-screen-scroll'))
      .scroll(120, 'down');
    await tap('new-speed-off');
    await tap('new-start');
    await asks(token);
    await tap('done');
    await asks(dice);
    await tap('die-leadership');
    await tap('option-moveWithLeader');
    await asks(first);
  });

  it('takes a staged choice back, and shows what was there before', async () => {
    const before = await labelOf('area-habbanya-ridge');
    await tap('area-habbanya-ridge');
    await asks(where);
    await tap('undo');
    await asks(first);
    await becomes('area-habbanya-ridge', before);
  });

  it('refuses in words, and leads to the clause and back with nothing lost', async () => {
    await tap('area-habbanya-ridge');
    await asks(where);
    await tap('area-arrakeen');
    await expect(element(by.id('notice'))).toHaveText('Enemy units stand there. Attack them instead.');
    await expect(element(by.id('prompt-clause'))).toHaveText('R2.5');
    await device.takeScreenshot('refusal');
    await tap('prompt-clause');
    await expect(element(by.id('paragraph-board-free'))).toBeVisible();
    await device.takeScreenshot('refusal-clause');
    await tap('back');
    await asks(where);
    await expect(element(by.id('notice'))).toExist();
    await expect(element(by.id('place-sw-3'))).toBeVisible();
  });

  it('takes a whole move back, as long as nothing new is known', async () => {
    const home = await labelOf('area-habbanya-ridge');
    const away = await labelOf('area-sw-3');
    await tap('area-sw-3');
    await asks(second);
    if ((await labelOf('area-sw-3')) === away) throw new Error('The legion has not moved.');
    await tap('undo');
    await asks(where);
    await becomes('area-sw-3', away);
    await becomes('area-habbanya-ridge', home);
    // And further: the stage before, the die, and the beginning of the turn.
    for (const line of [first, 'Atreides · Choose what to do with the Leadership die', dice, token]) {
      await tap('undo');
      await asks(line);
    }
  });

  it('refuses once dice have fallen, and says why', async () => {
    await tap('done');
    await asks(dice);
    await tap('die-leadership');
    await tap('option-moveWithLeader');
    await asks(first);
    await tap('done'); // nobody after all
    await asks('Atreides · End your turn, or take a free action');
    await tap('done'); // end of the turn: Mahdi rolls
    await asks(dice);
    const before = await labelOf('area-imperial-basin');
    await tap('undo');
    await expect(element(by.id('notice'))).toHaveText(
      'Dice were rolled or cards shuffled since then: that cannot be undone.',
    );
    await device.takeScreenshot('undo-refused');
    await becomes('area-imperial-basin', before);
    // The next touch is answered as if nothing had been said.
    await tap('die-strategy');
    await asks('Atreides · Choose what to do with the Strategy die');
    await expect(element(by.id('notice'))).not.toExist();
  });
});

describe('Taking a tap back', () => {
  const game = { seed: 'demo', names: ['Ann', 'Hal'] } as const;
  const table = new Follower(game);

  it('that set a whole legion off leads to where it was sent, not to a question that nobody saw', async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await beginOnScreen(game);
    await table.takeAll('area:cne-3 area:cnw-3 area:cnw-4 zone:air-cne-ne zone:air-cne-cnw zone:air-cnw-nw');
    await table.takeAll('done result:leadership done done result:strategy option:move area:carthag');
    await table.meet();
    const home = await labelOf('area-carthag');
    const away = await labelOf('area-broken-land');
    await table.take('area:broken-land');
    await asks('Harkonnen · Move a legion · 2 of 2');
    if ((await labelOf('area-broken-land')) === away) throw new Error('The legion has not moved.');
    await tap('undo');
    await asks('Harkonnen · Choose where the legion of Carthag goes');
    await becomes('area-carthag', home);
    await becomes('area-broken-land', away);
    // One more leads to the choice before it: each tap is one step back.
    await tap('undo');
    await asks('Harkonnen · Move a legion · 1 of 2');
  });
});
