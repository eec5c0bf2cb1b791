import { by, device, element, expect, waitFor } from 'detox';

const soon = 20_000;

const byId = (id: string) => element(by.id(id));

async function seen(id: string): Promise<void> {
  await waitFor(byId(id)).toBeVisible().withTimeout(soon);
}

/** What lies below the screen is scrolled to, as soon as it is there. */
async function reach(id: string, within = 'hagal-scroll'): Promise<void> {
  await waitFor(byId(id)).toExist().withTimeout(soon);
  await waitFor(byId(id)).toBeVisible().whileElement(by.id(within)).scroll(160, 'down');
}

async function tap(id: string, within?: string): Promise<void> {
  await reach(id, within);
  await byId(id).tap();
}

/** Leaves for home as a person does, closes the app, and comes back to the same address. */
async function leaveAndReturn(): Promise<void> {
  await byId('back').tap();
  await seen('home-screen');
  await device.launchApp({ newInstance: true, url: 'sietch://reference/hagal' });
}

async function layOut(players: 1 | 2): Promise<void> {
  await device.launchApp({ newInstance: true, delete: true, url: 'sietch://reference/hagal' });
  await seen('hagal-setup');
  await byId(`hagal-players-${players}`).tap();
  await byId('hagal-begin').tap();
  await seen('hagal-conflict');
}

describe('House Hagal beside a table of one’s own, for two people', () => {
  beforeAll(() => layOut(2));

  it('begins a round with the Conflict that was turned up', async () => {
    await expect(byId('hagal-round')).toHaveText('Round 1');
    await tap('hagal-conflict-skirmish-a');
    await seen('hagal-turn');
    await expect(byId('hagal-round')).toHaveText(/^Round 1 · ./);
    await expect(byId('hagal-agents-2')).toHaveText('3 Agents left · Strength 0');
  });

  it('tells a turn in two taps, step by step with the reason', async () => {
    await tap('hagal-card-carthag');
    await byId('hagal-free').tap();
    await expect(byId('hagal-told')).toHaveText('House Hagal: Carthag');
    await expect(byId('hagal-step-1')).toBeVisible();
    await expect(byId('hagal-clause-I12.4')).toExist();
    await byId('hagal-step-1').tap();
    await expect(byId('hagal-step-1')).toHaveToggleValue(true);
    // The reason leads into the book, and back to where one was.
    await byId('hagal-clause-I12.4').tap();
    await waitFor(element(by.id(/^chapter-/)).atIndex(0))
      .toBeVisible()
      .withTimeout(soon);
    await device.pressBack();
    await seen('hagal-told');
    await expect(byId('hagal-step-1')).toHaveToggleValue(true);
  });

  it('is found again as it was left, in the middle of a turn', async () => {
    await leaveAndReturn();
    await seen('hagal-told');
    await expect(byId('hagal-told')).toHaveText('House Hagal: Carthag');
    await expect(byId('hagal-step-1')).toHaveToggleValue(true);
    await expect(byId('hagal-step-2')).toHaveToggleValue(false);
    await tap('hagal-done');
    await expect(byId('hagal-agents-2')).toHaveText('2 Agents left · Strength 2');
  });

  it('turns up the next card where the space of the first is taken', async () => {
    await tap('hagal-card-wealth');
    await byId('hagal-taken').tap();
    await seen('hagal-word');
    await tap('hagal-card-harvest-spice');
    await seen('hagal-ask');
    await byId('hagal-ask-bonus-hagga-basin-more').tap();
    // Leaving while something is asked for loses neither the question nor what was entered.
    await leaveAndReturn();
    await seen('hagal-ask');
    await expect(byId('hagal-ask-bonus-hagga-basin-value')).toHaveText('1');
    await tap('hagal-go');
    await expect(byId('hagal-step-1')).toHaveText(/Hagga Basin/);
    await tap('hagal-done');
    await expect(byId('hagal-agents-2')).toHaveText(/^1 Agent left/);
  });

  it('fights with the card that is turned up, and the round ends', async () => {
    await tap('hagal-to-combat');
    await seen('hagal-swords');
    await tap('hagal-card-conspire');
    await tap('hagal-done');
    await seen('hagal-strengths');
    await tap('hagal-people-0-more');
    await expect(byId('hagal-people-0-value')).toHaveText('2');
    await leaveAndReturn();
    await reach('hagal-people-0-value');
    await expect(byId('hagal-people-0-value')).toHaveText('2');
    await tap('hagal-decide');
    await expect(byId('hagal-step-1')).toHaveText(/House Hagal wins the Conflict/);
    await tap('hagal-done');
    await tap('hagal-next-round');
    await tap('hagal-done');
    await seen('hagal-conflict');
    await expect(byId('hagal-round')).toHaveText('Round 2');
    await expect(byId('hagal-agents-2')).toHaveText('3 Agents left · Strength 0');
  });

  it('keeps all of it over a restart, and takes the last step back', async () => {
    await leaveAndReturn();
    await seen('hagal-conflict');
    await expect(byId('hagal-round')).toHaveText('Round 2');
    await byId('hagal-tab-log').tap();
    await expect(element(by.text('Round 1 · House Hagal: Carthag'))).toExist();
    await byId('hagal-tab-now').tap();
    await byId('hagal-undo').tap();
    await reach('hagal-next-round');
    await expect(byId('hagal-round')).toHaveText(/^Round 1 · ./);
  });
});

describe('Rivals beside a table of one’s own, for one person', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true, url: 'sietch://reference/hagal' });
    await seen('hagal-setup');
    await byId('hagal-players-1').tap();
    await tap('hagal-leader-1-leto', 'hagal-setup-scroll');
    await byId('hagal-begin').tap();
    await seen('hagal-conflict');
    await tap('hagal-conflict-skirmish-a');
    await seen('hagal-turn');
  });

  it('asks what the rules leave to the person, also when one comes back later', async () => {
    await byId('hagal-tab-table').tap();
    await tap('hagal-count-1-spice-more');
    await byId('hagal-tab-now').tap();
    await tap('hagal-whose-1');
    await tap('hagal-card-arrakeen-1p');
    await byId('hagal-free').tap();
    // Leto looks for a Faction with which somebody has more.
    await tap('hagal-ask-track-emperor-0-more');
    await tap('hagal-ask-track-emperor-0-more');
    await tap('hagal-go');
    await reach('hagal-choice');
    await leaveAndReturn();
    await seen('hagal-screen');
    await tap('hagal-move-option-yes');
    await expect(byId('hagal-choice')).not.toExist();
    await expect(byId('hagal-step-4')).toExist();
    await tap('hagal-done');
    await expect(byId('hagal-agents-1')).toHaveText(/^1 Agent left/);
  });

  it('gives the other Rival its turn, and both their Combat', async () => {
    await tap('hagal-card-carthag');
    await byId('hagal-free').tap();
    await tap('hagal-done');
    await expect(byId('hagal-agents-2')).toHaveText(/^1 Agent left/);
    await tap('hagal-to-combat');
    for (const card of ['wealth', 'secrets']) {
      await tap(`hagal-card-${card}`);
      await tap('hagal-done');
    }
    await seen('hagal-strengths');
    await tap('hagal-decide');
    await tap('hagal-done');
    await tap('hagal-next-round');
    await tap('hagal-done');
    await expect(byId('hagal-round')).toHaveText('Round 2');
    await leaveAndReturn();
    await seen('hagal-conflict');
    await expect(byId('hagal-agents-1')).toHaveText(/^2 Agents left/);
  });
});
