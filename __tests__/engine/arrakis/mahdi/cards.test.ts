import { eventsOf } from '../support/luck';
import { inArea, placeOf } from '../support/areas';
import { playAll } from '../support/position';
import { attacks, harvestBy, marches, soloAct, target, tie } from '../support/solo';
import type { Solo } from '../support/solo';
import { OPEN, STRONG, discards, houseOf, plays, reinforcements } from '../support/soloCards';

describe('R14.10 Mentat: which deck', () => {
  const DECKS =
    'decks = / / hunter-seeker hunter-seeker explosive-artillery / shigawire shigawire sardaukar-pogrom';
  const drawn = (solo: Solo) => eventsOf(solo.events, 'cardPlayed').map((event) => houseOf(event.card));

  test('R14.10 no discards: House Harkonnen first, then the other', () => {
    expect(drawn(soloAct('mentat', `${STRONG}\n${DECKS}`))).toEqual(['harkonnen', 'corrino']);
  });

  test('R14.10 House Harkonnen on top of the discards: Corrino first', () => {
    expect(
      drawn(
        soloAct('mentat', `${STRONG}\n${DECKS}\npile = 3 2\ndiscards = / / sandmasters / breeding-program`),
      ),
    ).toEqual(['corrino', 'harkonnen']);
  });

  test('R14.10 Corrino on top: House Harkonnen first', () => {
    expect(
      drawn(
        soloAct('mentat', `${STRONG}\n${DECKS}\npile = 2 3\ndiscards = / / sandmasters / breeding-program`),
      ),
    ).toEqual(['harkonnen', 'corrino']);
  });

  test('R14.10 nested draws count: after a Harkonnen card that draws one, the second card of the action is Harkonnen again', () => {
    // Sandmasters (House Harkonnen) draws 1, from Corrino; the action's next draw takes the other deck.
    const solo = soloAct(
      'mentat',
      `${STRONG}\ndecks = / / hunter-seeker sandmasters / shigawire shigawire\n${harvestBy('gara-kulon')}
      ne-1: harvester\nne-2: harvester\nse-2: harvester\nse-4: harvester\nse-7: harvester\nse-8: harvester\nnw-1: harvester\nnw-2: harvester`,
    );
    expect(eventsOf(solo.events, 'cardPlayed').map((event) => event.card)).toEqual([
      'sandmasters',
      'hunter-seeker',
    ]);
    expect(reinforcements(solo.state)).toEqual(['shigawire', 'hunter-seeker']);
  });
});

describe('R14.10 parts of a card', () => {
  test('R14.10 no part possible: no effect, to the reinforcements', () => {
    const { state } = plays('hunter-seeker', STRONG);
    expect(reinforcements(state)).toEqual(['hunter-seeker']);
    expect(discards(state)).toEqual([]);
  });

  test('R14.10 a part possible: discarded; a failed part does not stop the next', () => {
    // Spotter Control: no wormsign lies on the board, but 2 cards are drawn, House Harkonnen came before: Corrino first.
    const { state } = plays('spotter-control', STRONG, { harkonnen: 'sandmasters', corrino: 'shigawire' });
    expect(discards(state)).toEqual(['spotter-control']);
    expect(reinforcements(state)).toEqual(['shigawire', 'sandmasters']);
  });

  test('R14.10 draw: to the reinforcements, alternately', () => {
    const { state } = plays('manipulation-of-others', `${STRONG}\nhands = /`, {
      harkonnen: 'hunter-seeker',
      corrino: 'shigawire',
    });
    expect(reinforcements(state)).toEqual(['hunter-seeker', 'shigawire']);
  });

  test('R14.10 play: a further card is drawn and played, from the other deck', () => {
    const solo = plays('breeding-program', `${STRONG}\nsetAside = 1\nunrolled = 2`, {
      harkonnen: 'hunter-seeker',
    });
    expect(eventsOf(solo.events, 'cardPlayed').map((event) => event.card)).toEqual([
      'breeding-program',
      'hunter-seeker',
    ]);
    expect(solo.state.unrolled).toBe(3);
    expect(solo.state.setAside).toBe(0);
  });

  test('R14.10 a move part follows R14.12: nobody is strong enough, nobody moves', () => {
    const { state, events } = plays('sardaukar-pogrom', `${STRONG}\nwind-pass: H 2s`);
    expect(marches(events)).toEqual([]);
    expect(reinforcements(state)).toEqual(['sardaukar-pogrom']);
  });

  test('R14.10 Sardaukar Pogrom moves only legions with a Sardaukar, three of them', () => {
    const { events } = plays(
      'sardaukar-pogrom',
      `${OPEN}\nsplintered-rock: H 1r1s\ncne-2: H 2r1s\ncne-1: H 3r`,
    );
    expect(marches(events)).toEqual(['splintered-rock > wind-pass foot', 'cne-2 > splintered-rock foot']);
  });

  test('R14.10 "move or attack": the attack on a sietch first', () => {
    const { events } = plays('sardaukars-manner', `${OPEN}\ncsw-3: H 2s\nsplintered-rock: H 3s`);
    expect(attacks(events)).toEqual(['csw-3 > windgap surprise']);
  });

  test('R14.10 "move or attack": else a move of one legion', () => {
    const { events } = plays('sardaukars-manner', `${OPEN}\nsplintered-rock: H 3s\ncne-2: H 3s`);
    expect(marches(events)).toEqual(['splintered-rock > wind-pass foot']);
  });

  test('R14.10 an attack of a card is limited to the legions that it allows', () => {
    const { state, events } = plays('killers-without-mercy', `${OPEN}\ncsw-3: H 4r`);
    expect(attacks(events)).toEqual([]);
    expect(reinforcements(state)).toEqual(['killers-without-mercy']);
  });
});

describe('R14.10 placing', () => {
  test('R14.10 Evidence of Rebellion: 2 elites by R14.11\u2019s order among settlements, then 2 cards', () => {
    const { state } = plays(
      'evidence-of-rebellion',
      `${STRONG}\narrakeen: H 3r city\nnorth-pole: H 1r city`,
      { harkonnen: 'sandmasters', corrino: 'shigawire' },
    );
    expect(inArea(state, 'north-pole')).toBe('H 1r2e city');
    expect(reinforcements(state)).toEqual(['shigawire', 'sandmasters']);
  });

  test('R14.10 Hard Times and Oppression: 1 regular in each village, elites in Carthag and Arrakeen', () => {
    const { state } = plays(
      'hard-times-and-oppression',
      `${STRONG}\narrakeen: city\ncarthag: city\narsunt: city\nhagga-basin: H 6r city\nnorth-pole: city`,
    );
    expect(inArea(state, 'arsunt')).toBe('H 1r city');
    expect(inArea(state, 'north-pole')).toBe('H 1r city');
    expect(inArea(state, 'hagga-basin')).toBe('H 6r city');
    expect(inArea(state, 'carthag')).toBe('H 1e city');
    expect(inArea(state, 'arrakeen')).toBe('H 1e city');
  });

  test('R14.10 Harkonnen Patrols: 3 empty deserts nearest the target; equal: the human', () => {
    const { state } = plays('harkonnen-patrols', STRONG);
    expect(tie(state)).toBe('place: area:csw-3 area:csw-5 area:csw-6 area:sw-9');
    playAll(state, 'area:csw-5');
    expect(tie(state)).toBe('place: area:csw-3 area:csw-6 area:sw-9');
  });

  test('R14.10 Moving the Battle Group: 2 elites and a bashar in the free mountain nearest the target', () => {
    // From Windgap the nearest mountains are the Pole, cnw-2, splintered-rock: the Pole and cnw-2 beyond Wind Pass.
    const { state } = plays('moving-the-battle-group', `${target('gara-kulon')}\ngara-kulon: A 6r sietch`);
    expect(inArea(state, 'shield-wall-east')).toBe('H 2e1g');
  });

  test('R14.10, R14.9 Forced Recruitment: 3 elites in Arrakeen and a leader, Rabban first', () => {
    const { state } = plays(
      'forced-recruitment',
      `${STRONG}\nleaderAt = rabban:available baron:available\narrakeen: H 1r city`,
    );
    expect(inArea(state, 'arrakeen')).toBe('H 1r3e rabban city');
  });

  test('R14.10 only a leader the card names is taken from the board', () => {
    const named = plays(
      'barons-personal-guard',
      `${STRONG}\narsunt: H 2r baron\narrakeen: H 1r city\ncarthag: city`,
    );
    expect(tie(named.state)).toBe('place: area:arrakeen area:carthag'); // both five areas from Windgap
    playAll(named.state, 'area:carthag');
    expect(placeOf(named.state, 'baron')).toBe('carthag');
    const other = plays('forced-recruitment', `${STRONG}\narsunt: H 2r baron\narrakeen: H 1r city`);
    expect(placeOf(other.state, 'baron')).toBe('arsunt');
    expect(inArea(other.state, 'arrakeen')).toBe('H 1r3e1g city');
  });

  test('R14.10 Mudir Nahya: an elite and Rabban to the legion of R14.11\u2019s order, which then attacks by surprise', () => {
    const { events } = plays(
      'mudir-nahya-the-demon-ruler',
      `${OPEN}\nleaderAt = rabban:available\ncsw-3: H 1r\narrakeen: H 3r city`,
    );
    expect(attacks(events)).toEqual(['csw-3 > windgap surprise']);
  });

  test('R14.10 Arsunt Legion: fills Arsunt, then that legion alone moves or attacks', () => {
    const { state, events } = plays(
      'arsunt-legion',
      `${target('windgap')}\nwindgap: A 1r sietch\narsunt: city\nsplintered-rock: H 3r`,
    );
    expect(marches(events)).toHaveLength(1);
    expect(marches(events)[0]).toMatch(/^arsunt > /);
    expect(inArea(state, 'arsunt')).toMatch(/^H #\d+ #\d+ city$/);
  });

  test('R14.10 Beloved Feyd-Rautha: he enters, Rabban leaves, a card is played; then 2 elites to his legion', () => {
    const entering = plays('beloved-feyd-rautha', `${STRONG}\narrakeen: H 1r rabban city`, {
      corrino: 'shigawire',
    });
    expect(placeOf(entering.state, 'feyd')).toBe('available');
    expect(placeOf(entering.state, 'rabban')).toBe('removed');
    expect(eventsOf(entering.events, 'cardPlayed').map((event) => event.card)).toContain('shigawire');
    const there = plays('beloved-feyd-rautha', `${STRONG}\narrakeen: H 1r feyd city\nnorth-pole: H 1r`);
    expect(inArea(there.state, 'arrakeen')).toBe('H 1r2e feyd city');
  });
});
