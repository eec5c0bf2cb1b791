import { by, device, element, expect as expectElement, waitFor } from 'detox';

import { outcome, pending, printMove, view, type Move } from '../engine/imperium';
import { reachOf } from '../app/imperium/table/reach';
import { beginImperium, ImperiumFollower, type Begin } from './support/imperiumGame';

const soon = 20_000;

async function start(begin: Begin): Promise<ImperiumFollower> {
  await device.launchApp({ newInstance: true, delete: true });
  await beginImperium(begin);
  return new ImperiumFollower(begin);
}

function named(moves: readonly Move[], ...wishes: readonly string[]): Move {
  for (const wish of wishes) {
    const found = moves.find((move) => printMove(move).startsWith(wish));
    if (found) return found;
  }
  const [first] = moves;
  if (!first) throw new Error('nothing is offered');
  return first;
}

/** Answers a question as a person in a hurry would; an Agent goes where the first card leads. */
async function step(game: ImperiumFollower): Promise<void> {
  await game.meet();
  const kind = pending(game.state)?.kind;
  if (kind === 'turn') {
    const [way] = [...reachOf(game.state, game.decision)];
    const [space] = way === undefined ? [] : [...way[1]];
    if (way !== undefined && space !== undefined) await game.send(way[0], space);
    else await game.take(named(game.moves, 'option:reveal'));
    return;
  }
  // Compulsory effects first, then an end where there is one.
  if (kind === 'agent') await game.take(named(game.moves, 'done', 'effect'));
  else if (kind === 'reveal') await game.take(named(game.moves, 'acquire', 'done', 'effect'));
  else await game.take(named(game.moves, 'done'));
}

/** Plays on while something holds. */
async function playWhile(game: ImperiumFollower, goesOn: () => boolean): Promise<void> {
  for (let steps = 0; goesOn(); steps += 1) {
    if (steps > 150) throw new Error('The game does not come to its end.');
    await step(game);
  }
}

describe('Dune: Imperium', () => {
  it('the curtain goes around four seats, and nobody sees the hand of another', async () => {
    const names = ['Ann', 'Bob', 'Cleo', 'Dan'];
    const game = await start({ players: 4, seed: 'four', names });
    for (let steps = 0; new Set(game.handovers).size < 4 && steps < 60; steps += 1) await step(game);
    expect([...new Set(game.handovers)].sort()).toEqual(names);
    await game.meet();
    // Hidden again with one tap.
    await element(by.id('hide')).tap();
    await expectElement(element(by.id('curtain'))).toBeVisible();
    await expectElement(element(by.id('own-hand'))).not.toExist();
  });

  it('two people play a round with House Hagal, and read what it did and why', async () => {
    const game = await start({ players: 2, seed: 's95', names: ['Ann', 'Bob'] });
    await playWhile(game, () => game.turnsOfHagal.length === 0);
    await game.meet();
    // Bob has not seen it: one line opens what happened before his turn, and closes it again.
    await element(by.id('recap-open')).tap();
    await waitFor(element(by.text(game.turnsOfHagal[0] ?? '').withAncestor(by.id('recap-list'))))
      .toExist()
      .withTimeout(soon);
    await expectElement(element(by.text(/^Why: /)).atIndex(0)).toExist();
    await element(by.id('recap-open')).tap();
    await waitFor(element(by.id('recap-list')))
      .not.toExist()
      .withTimeout(soon);
    await playWhile(game, () => game.state.round === 1);
    expect([...new Set(game.handovers)].sort()).toEqual(['Ann', 'Bob']);
    // A turn of House Hagal follows each of the two Agent turns of the First Player (I12.10).
    expect(game.turnsOfHagal).toHaveLength(2);
  });

  it('a game alone is played with taps to its end', async () => {
    const game = await start({ players: 1, seed: 's16', names: ['Ann'] });
    await playWhile(game, () => !game.over);
    const { seats } = view(game.state, 'table');
    const winners = (outcome(game.state)?.winners ?? []).map((seat) => seats[seat]?.name ?? '');
    await expectElement(element(by.id('ending-winner'))).toHaveText(`Victory for ${winners.join(', ')}`);
    await element(by.id('ending')).tap();
    await waitFor(element(by.id('over-winner')))
      .toBeVisible()
      .withTimeout(soon);
  });

  it('and is looked back on, branched, counted, and continued with one tap', async () => {
    await element(by.id('over-look')).tap();
    await waitFor(element(by.id('look-where')))
      .toBeVisible()
      .withTimeout(soon);
    await element(by.id('look-round-back')).tap();
    await element(by.id('look-branch')).tap();
    await waitFor(element(by.id('prompt')))
      .toBeVisible()
      .withTimeout(soon);
    await device.launchApp({ newInstance: true });
    await element(by.id('games')).tap();
    await element(by.id('statistics')).tap();
    await waitFor(element(by.id('imperium-statistics')))
      .toBeVisible()
      .withTimeout(soon);
    await expectElement(element(by.id('wins-1'))).toExist();
    await device.launchApp({ newInstance: true });
    await element(by.id('continue')).tap();
    await waitFor(element(by.id('prompt')))
      .toBeVisible()
      .withTimeout(soon);
  });

  it('what was drawn cannot be taken back, what was only placed can', async () => {
    const game = await start({ players: 1, seed: 'undo', names: ['Ann'] });
    await game.meet();
    await element(by.id('undo')).tap();
    await waitFor(element(by.id('notice')))
      .toHaveText('Nothing to undo.')
      .withTimeout(soon);
    await game.take(named(game.moves, 'option:reveal'));
    await element(by.id('undo')).tap();
    await waitFor(element(by.id('notice')))
      .toHaveText('A card was drawn or shown since then: that cannot be undone.')
      .withTimeout(soon);
  });
});
