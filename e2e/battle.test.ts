import { by, device, element, expect, waitFor } from 'detox';

import type { GameEvent, Side } from '../engine/arrakis';
import { beginOnScreen, Follower } from './support/follow';

const game = { seed: 'dune', names: ['Ann', 'Hal'] } as const;

const seen = (id: string) => expect(element(by.id(id))).toBeVisible();
/** What the map says of a place, in part. */
async function shows(id: string, words: RegExp): Promise<void> {
  // After a handover the board is laid out before it has places.
  await waitFor(element(by.id(id)))
    .toExist()
    .withTimeout(20000);
  const area = await element(by.id(id)).getAttributes();
  const label = 'label' in area ? (area.label ?? '') : '';
  if (!words.test(label)) throw new Error(`${id} is ${label}.`);
}
const says = (id: string, text: string | RegExp) => expect(element(by.id(id))).toHaveText(text);

/** Every event of these kinds is told by the log, in the words of the game. */
async function logTells(table: Follower, types: readonly GameEvent['type'][]): Promise<void> {
  const events = table.told.filter((event) => types.includes(event.type));
  if (events.length < types.length) throw new Error(`Not all of ${types.join(', ')} has happened.`);
  await element(by.id('tab-log')).tap();
  const log = await element(by.id('log')).getAttributes();
  const text = 'text' in log ? (log.text ?? '') : '';
  for (const event of events) {
    const line = table.words(event);
    if (!text.includes(line)) throw new Error(`The log does not say: ${line}`);
  }
  await element(by.id('tab-log')).tap();
}

/** The line of a side's last throw: "5 hits − 1 shield = 4". */
function strikeOf(table: Follower, side: Side): string {
  const on = table.told.findLast((event) => event.type === 'hits' && event.side !== side);
  if (on?.type !== 'hits' || on.reckoning === undefined) throw new Error(`${side} has not thrown.`);
  const { enemyHits, shields, cancelled } = on.reckoning;
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${count(enemyHits, 'hit')} − ${count(shields - cancelled, 'shield')} = ${on.hits}`;
}

/** How many touches a thing may take at most, from the moment it is one's turn. */
function tapsAtMost(most: number, taps: number): void {
  if (taps === 0 || taps > most) throw new Error(`${taps} taps instead of at most ${most}.`);
}

describe('A round for two, by hand', () => {
  const table = new Follower(game);

  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await beginOnScreen(game);
  });

  it('places vehicles on the open table, on the map', async () => {
    await table.takeAll('area:cne-3 area:cnw-3 area:cnw-4 zone:air-cne-ne zone:air-cne-cnw zone:air-cnw-nw');
    await shows('area-cne-3', /harvester/);
    await table.take('result:house'); // a Bene Gesserit token as one more die
    if (table.handovers.length > 0) throw new Error('The device was handed over for a public decision.');
  });

  it('moves a whole legion by four taps, and nobody has to take the device', async () => {
    await table.takeAll('result:strategy done done');
    table.countTaps();
    await table.takeAll('result:strategy option:move area:carthag area:broken-land');
    await table.meet();
    tapsAtMost(4, table.countTaps());
    await shows('area-broken-land', /2 regular, 1 elite, 1 Sardaukar/);
    if (table.handovers.length > 0) throw new Error(`Handed to ${table.handovers.join()}.`);
  });

  it('moves a part of a legion, when it is said that some stay', async () => {
    await table.take('area:arsunt');
    await table.split();
    await table.takeAll('area:carthag figure:regular option:march');
    await table.meet();
    tapsAtMost(5, table.countTaps());
    await shows('area-arsunt', /1 regular/);
    await shows('area-carthag', /1 regular, 2 elite/);
    await table.take('done');
    tapsAtMost(1, table.countTaps()); // end of the turn
  });

  it('plays a card, which brings Gurney and two elites', async () => {
    await table.takeAll('result:deployment card:smugglers-b');
    tapsAtMost(2, table.countTaps()); // since the hand was opened
    if (table.handovers.join() !== 'Ann') throw new Error(`Handed to ${table.handovers.join()}.`);
    await table.takeAll('area:csw-5 option:supply figure:gurney');
    await table.meet();
    await shows('area-csw-5', /2 elite.*Gurney Halleck/);
    await table.take('done');
  });

  it('attacks by air: both legions and their dice are seen before the battle', async () => {
    table.countTaps();
    await table.takeAll('result:strategy option:attack area:north-pole');
    tapsAtMost(3, table.countTaps()); // on foot one more: where to
    await table.takeAll('zone:air-cne-ne area:csw-5');
    tapsAtMost(2, table.countTaps());
    await table.meet();
    await seen('battle');
    await expect(element(by.id('battle-round'))).toHaveLabel('Battle, round 1');
    for (const id of ['pile-harkonnen-regular', 'pile-harkonnen-elite', 'pile-harkonnen-generic']) {
      await element(by.id(id).withAncestor(by.id('half-attack'))).getAttributes();
    }
    for (const id of ['pile-atreides-elite', 'pile-atreides-gurney']) {
      await element(by.id(id).withAncestor(by.id('half-defence'))).getAttributes();
    }
    await says('dice-attack', `${table.decision.battle?.attackDice} dice`);
    await says('dice-defence', `${table.decision.battle?.defenceDice} dice`);
    await device.takeScreenshot('battle-before');
  });

  it('shows the dice as they fell, once both have said which cards they give', async () => {
    const before = table.decision.battle?.attackDice ?? 0;
    await table.takeAll('card:hope-clouds-observation');
    await table.meet();
    await says('dice-attack', `${before + 1} dice`);
    await table.takeAll('done done');
    await table.meet();
    await says('hits-attack', strikeOf(table, 'harkonnen'));
    await says('hits-defence', strikeOf(table, 'atreides'));
    // Nothing of it is below the fold, on a phone.
    for (const id of ['half-attack', 'half-defence', 'hits-attack', 'hits-defence']) await seen(id);
    await device.takeScreenshot('battle-casualties');
  });

  it('takes casualties by touching figures, each side on the open table', async () => {
    const handed = table.handovers.length;
    await says('prompt-who', /^Harkonnen · Hal · 2 left/);
    await table.take('figure:generic');
    await table.meet();
    await expect(element(by.id('pile-harkonnen-generic'))).not.toExist();
    await table.take('figure:elite');
    await table.meet();
    await says('prompt-who', /^Atreides · Ann · 3 left/);
    await table.take('figure:gurney');
    await table.meet();
    await expect(element(by.id(/-gurney$/).withAncestor(by.id('half-defence')))).not.toExist();
    await table.take('figure:regular');
    await table.meet();
    if (table.handovers.length !== handed) throw new Error('Casualties are no secret.');
  });

  it('goes on: the attacker continues, the defender stays', async () => {
    await seen('option-cease');
    // What it costs and how it may end is known before it is said.
    await says('option-continue', /costs nothing$/);
    await waitFor(element(by.id('odds-attacker')))
      .toHaveText(/%$/)
      .withTimeout(20000);
    await expect(element(by.id('odds-defender'))).toHaveText(/%$/);
    await seen('odds');
    await table.take('option:continue');
    await table.meet();
    await seen('option-retreat');
    await table.take('option:stay');
    await table.meet();
    await expect(element(by.id('battle-round'))).toHaveLabel('Battle, round 2');
    await table.takeAll('done done');
    await table.meet();
  });

  it('ends: who has won, the advance, and all of it in the log', async () => {
    await says('battle-result', 'Harkonnen win the battle for the desert east of Windgap');
    await device.takeScreenshot('battle-won');
    await table.take('option:advance');
    await table.meet();
    await expect(element(by.id('battle'))).not.toExist();
    await shows('area-csw-5', /4 regular/);
    await logTells(table, ['attack', 'combatDice', 'hits', 'leaderToTank', 'battleEnds', 'moved']);
  });

  it('plays the rest of the round, and hands over only for what is hidden', async () => {
    while (table.state.round === 1) {
      const { offered } = table;
      await table.take(offered.find((text) => text === 'done') ?? offered[0] ?? '');
    }
    await waitFor(element(by.id('phase')))
      .toHaveText(/^Round 2/)
      .withTimeout(20000);
    // A card played, a card given for a die, and hands over the limit.
    if (table.handovers.length > 4) throw new Error(`Handed over ${table.handovers.length} times.`);
  });
});
