import { by, device, element, expect, waitFor } from 'detox';

const soon = 15000;

describe('The rules book', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await element(by.id('rules')).tap();
  });

  it('lists its chapters and opens one', async () => {
    await expect(element(by.id('open-overview'))).toBeVisible();
    await element(by.id('open-overview')).tap();
    await waitFor(element(by.id('chapter-overview')))
      .toBeVisible()
      .withTimeout(soon);
    await expect(element(by.id('paragraph-sides-two'))).toBeVisible();
  });

  it('opens at the paragraph of a clause', async () => {
    await device.openURL({ url: 'sietch://rules?clause=R7.13' });
    await waitFor(element(by.id('paragraph-retreat')))
      .toBeVisible()
      .withTimeout(soon);
  });

  it('keeps a bookmark over a restart, and knows where one was', async () => {
    await element(by.id('bookmark-retreat')).tap();
    await element(by.id('chapter-battle')).scroll(60, 'down');
    await waitFor(element(by.id('paragraph-retreat')))
      .toBeVisible(50)
      .withTimeout(soon);
    // The place is remembered a moment after the reader rests.
    await new Promise((done) => setTimeout(done, 1500));
    await device.launchApp({ newInstance: true });
    await element(by.id('rules')).tap();
    await expect(element(by.id('continue-reading'))).toBeVisible();
    await element(by.id('rules-contents')).scrollTo('bottom');
    await waitFor(element(by.id('bookmarked-retreat')))
      .toExist()
      .withTimeout(soon);
    await element(by.id('rules-contents')).scrollTo('top');
    await element(by.id('continue-reading')).tap();
    await waitFor(element(by.id('chapter-battle')))
      .toBeVisible()
      .withTimeout(soon);
  });

  it('says so when there is no such clause', async () => {
    await device.openURL({ url: 'sietch://rules?clause=R99.9' });
    await waitFor(element(by.id('rules-unknown')))
      .toHaveText('The book has no place called “R99.9”.')
      .withTimeout(soon);
  });
});

describe('The rules book of the second game', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await element(by.id('rules')).tap();
  });

  it('is one tap away from the first, and is open when one comes back', async () => {
    await expect(element(by.id('open-overview'))).toBeVisible();
    await element(by.id('reference-game-imperium')).tap();
    await waitFor(element(by.id('open-table')))
      .toBeVisible()
      .withTimeout(soon);
    await element(by.id('open-table')).tap();
    await waitFor(element(by.id('paragraph-table-idea')))
      .toBeVisible()
      .withTimeout(soon);
  });

  it('opens at the paragraph of a clause, without naming the game', async () => {
    await device.openURL({ url: 'sietch://rules?clause=I7.4' });
    await waitFor(element(by.id('paragraph-rewards-ties')))
      .toBeVisible()
      .withTimeout(soon);
  });

  it('is searched together with the first: results name their game', async () => {
    await device.openURL({ url: 'sietch://rules' });
    await element(by.id('reference-search')).replaceText('retreat');
    await waitFor(element(by.id('found-arrakis/term:retreat')))
      .toExist()
      .withTimeout(soon);
    await waitFor(element(by.id('found-imperium/term:retreat')))
      .toExist()
      .withTimeout(soon);
    await element(by.id('search-game-imperium')).tap();
    await waitFor(element(by.id('found-arrakis/term:retreat')))
      .not.toExist()
      .withTimeout(soon);
    await expect(element(by.id('found-imperium/term:retreat'))).toExist();
    await element(by.id('reference-search')).replaceText('I6.6');
    await waitFor(element(by.id('found-imperium/paragraph:bond')))
      .toBeVisible()
      .withTimeout(soon);
    await element(by.id('found-imperium/paragraph:bond')).tap();
    await waitFor(element(by.id('paragraph-bond')))
      .toBeVisible()
      .withTimeout(soon);
  });
});

describe('Search', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await element(by.id('rules')).tap();
  });

  it('forgives a typing error and leads to the place with the words marked', async () => {
    await element(by.id('reference-search')).replaceText('sandridding');
    await waitFor(element(by.id('found-arrakis/term:sandriding')))
      .toBeVisible()
      .withTimeout(soon);
    await element(by.id('found-arrakis/term:sandriding')).tap();
    await waitFor(element(by.id('term-sandriding')))
      .toBeVisible()
      .withTimeout(soon);
  });

  it('finds cards and areas too', async () => {
    await device.openURL({ url: 'sietch://rules' });
    await element(by.id('reference-search')).replaceText('War Plan');
    await waitFor(element(by.id('found-arrakis/card:planning-war-plan')))
      .toBeVisible()
      .withTimeout(soon);
    await element(by.id('found-arrakis/card:planning-war-plan')).tap();
    await waitFor(element(by.id('gallery-planning-war-plan')))
      .toBeVisible()
      .withTimeout(soon);
  });

  it('says when nothing was found', async () => {
    await device.openURL({ url: 'sietch://rules' });
    await element(by.id('reference-search')).replaceText('xyzzyqwertz');
    await waitFor(element(by.id('search-count')))
      .toHaveText('Nothing found for “xyzzyqwertz”.')
      .withTimeout(soon);
  });
});

describe('At the table', () => {
  it('filters the cards by deck and effect, and leads to their rules', async () => {
    await device.openURL({ url: 'sietch://reference/cards' });
    await waitFor(element(by.id('cards-count')))
      .toHaveText('18 cards')
      .withTimeout(soon);
    await element(by.id('effect-attack')).tap();
    await waitFor(element(by.id('gallery-planning-war-plan')))
      .toBeVisible()
      .withTimeout(soon);
    await expect(element(by.id('gallery-planning-the-voice'))).not.toExist();
  });

  it('shows the spaces and cards of the second game, by kind and by what they have', async () => {
    await device.openURL({ url: 'sietch://reference/gallery' });
    await waitFor(element(by.id('gallery-count')))
      .toHaveText('22 shown')
      .withTimeout(soon);
    await element(by.id('gallery-tag-emperor')).tap();
    await waitFor(element(by.id('gallery-count')))
      .toHaveText('2 shown')
      .withTimeout(soon);
    await expect(element(by.id('gallery-spaces-wealth'))).toBeVisible();
    await expect(element(by.id('gallery-spaces-heighliner'))).not.toExist();
    await element(by.id('gallery-deck-imperium')).tap();
    await waitFor(element(by.id('gallery-imperium-arrakis-recruiter')))
      .toExist()
      .withTimeout(soon);
  });

  it('leads from a card that was found to the rules about it', async () => {
    await device.openURL({ url: 'sietch://rules' });
    await element(by.id('reference-search')).replaceText('Bindu Suspension');
    await waitFor(element(by.id('found-imperium/card:intrigue-bindu-suspension')))
      .toBeVisible()
      .withTimeout(soon);
    await element(by.id('found-imperium/card:intrigue-bindu-suspension')).tap();
    await waitFor(element(by.id('rule-card-bindu')))
      .toBeVisible()
      .withTimeout(soon);
    await element(by.id('rule-card-bindu')).tap();
    await waitFor(element(by.id('paragraph-card-bindu')))
      .toBeVisible()
      .withTimeout(soon);
  });

  it('tells of an area and its neighbours', async () => {
    await device.openURL({ url: 'sietch://reference/areas?area=arrakeen' });
    await waitFor(element(by.id('area-detail-arrakeen')))
      .toExist()
      .withTimeout(soon);
    await expect(element(by.id('board'))).toBeVisible();
  });

  it('plans a harvest', async () => {
    await device.openURL({ url: 'sietch://reference/spice' });
    await waitFor(element(by.id('spice-income')))
      .toHaveText('Spice to spend: 5')
      .withTimeout(soon);
    await element(by.id('deep-more')).tap();
    await waitFor(element(by.id('spice-income')))
      .toHaveText('Spice to spend: 7')
      .withTimeout(soon);
  });

  it('weighs two legions: the chances change with every figure', async () => {
    await device.openURL({ url: 'sietch://rules' });
    await waitFor(element(by.id('tool-odds')))
      .toExist()
      .withTimeout(soon);
    await element(by.id('rules-contents')).scrollTo('bottom');
    await element(by.id('tool-odds')).tap();
    await waitFor(element(by.id('chance-attacker')))
      .toHaveText('46.8\u00a0%')
      .withTimeout(soon);
    await element(by.id('harkonnen-special-more')).tap();
    await waitFor(element(by.id('chance-attacker')))
      .toHaveText('99.4\u00a0%')
      .withTimeout(soon);
    await expect(element(by.id('limit-harkonnen'))).toBeVisible();
    // The battle of the rulebook, by its address.
    await device.openURL({
      url: 'sietch://reference/odds?attack=2.2.1.1.0.baron&defence=2.0.1.0.0.muaddib&rank=2',
    });
    await waitFor(element(by.id('chance-attacker')))
      .toHaveText('43.8\u00a0%')
      .withTimeout(soon);
  });

  it('shows the odds of the dice and what is in the box', async () => {
    await device.openURL({ url: 'sietch://reference/dice' });
    await waitFor(element(by.id('combat-odds')))
      .toExist()
      .withTimeout(soon);
    await device.openURL({ url: 'sietch://reference/tokens' });
    await waitFor(element(by.id('tokens-screen')))
      .toBeVisible()
      .withTimeout(soon);
  });
});
