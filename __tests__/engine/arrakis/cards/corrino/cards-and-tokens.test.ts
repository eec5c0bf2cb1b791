import { atRest, cardTurn, discardsOf, handOf, played } from '../../support/cards';
import { decider, field } from '../../support/areas';
import { legal, playAll, refusal } from '../../support/position';

describe('Manipulation of Others', () => {
  it('the opponent discards 2 planning cards of their choice; then 2 are drawn', () => {
    const s = played('manipulation-of-others', '', { enemy: 'war-plan hieregs stillsuits' });
    expect(decider(s)).toBe('atreides');
    expect(legal(s).sort()).toEqual(['card:hieregs', 'card:stillsuits', 'card:war-plan']);
    playAll(s, 'card:hieregs', 'card:war-plan');
    expect(handOf(s, 'atreides')).toBe('stillsuits');
    expect([discardsOf(s, 'fremen'), discardsOf(s, 'atreides')]).toEqual(['hieregs', 'war-plan']);
    expect(decider(s)).toBe('harkonnen');
    playAll(s, 'number:1');
    expect(handOf(s, 'harkonnen')).toBe('hunter-seeker seek-out-the-mahdi');
    expect(atRest(s)).toBe(true);
  });

  it('the opponent may not refuse', () => {
    const s = played('manipulation-of-others', '', { enemy: 'war-plan hieregs stillsuits' });
    expect(refusal(s, 'done')).toBe('R6.13 compulsory');
  });

  it('with 1 card it goes; with none nothing does', () => {
    const s = played('manipulation-of-others', '', { enemy: 'war-plan' });
    playAll(s, 'card:war-plan', 'number:2');
    expect([handOf(s, 'atreides'), handOf(s, 'harkonnen')]).toEqual([
      '',
      'hunter-seeker mudir-nahya-the-demon-ruler',
    ]);
    const t = played('manipulation-of-others', '');
    expect(decider(t)).toBe('harkonnen');
    playAll(t, 'done');
    expect(atRest(t)).toBe(true);
  });
});

describe('Breeding Program', () => {
  it('takes 1 Bene Gesserit token from the reserve and plays 1 planning card', () => {
    const s = played('breeding-program', '', { also: 'harkonnen-patrols' });
    expect(field(s, 'beneGesserit')).toBe('1 1 3');
    playAll(s, 'card:harkonnen-patrols', 'area:ne-12', 'done');
    expect(atRest(s)).toBe(true);
    expect(discardsOf(s, 'harkonnen')).toBe('harkonnen-patrols');
  });

  it('R3.7 with the reserve empty it only plays the card', () => {
    const s = played('breeding-program', 'beneGesserit = 5 0 0', { also: 'harkonnen-patrols' });
    expect(s.beneGesserit).toEqual([5, 0, 0]);
    expect(legal(s)).toEqual(['card:harkonnen-patrols', 'done']);
  });

  it('R6.3 costs one die, however deep the cards go', () => {
    const s = played('breeding-program', 'arrakeen: H 1r city', {
      also: 'rage-overcame-shaddam-iv-a beloved-feyd-rautha forced-recruitment',
    });
    playAll(s, 'card:rage-overcame-shaddam-iv-a', 'card:beloved-feyd-rautha', 'figure:feyd');
    playAll(s, 'card:forced-recruitment', 'option:supply', 'figure:feyd');
    expect(handOf(s, 'harkonnen')).toBe('');
    expect(s.dice[1]).toEqual([0, 0, 0, 1, 0]);
    expect(decider(s)).toBe('atreides');
  });

  it('with an empty hand there is nothing to play', () => {
    const s = played('breeding-program', '');
    expect(atRest(s)).toBe(true);
  });

  it('R6.2 the token may be used as a die in a later round', () => {
    const s = cardTurn('breeding-program', '');
    playAll(s, 'result:mentat', 'card:breeding-program');
    expect(s.tokenOn).toEqual([-1, -1]);
  });
});

describe('Hope Clouds Observation', () => {
  const REVEALED = 'prescienceRevealed = mahdi razzia dew-collectors\nprescienceDeck = desert-war';

  it('shuffles 1 revealed prescience card back into the deck', () => {
    const s = played('hope-clouds-observation', REVEALED);
    playAll(s, 'prescience:razzia');
    expect(field(s, 'prescienceRevealed')).toBe('mahdi dew-collectors');
    expect(field(s, 'prescienceDeck')?.split(' ').sort()).toEqual(['desert-war', 'razzia']);
    expect(field(s, 'prescienceGone')).toBeNull();
    expect(atRest(s)).toBe(true);
  });

  it('not one under Eyes of Ibad', () => {
    const s = played('hope-clouds-observation', `${REVEALED}\nattached = eyes-of-ibad razzia`);
    expect(legal(s)).toEqual(['prescience:dew-collectors', 'prescience:mahdi', 'done']);
    const t = played(
      'hope-clouds-observation',
      'prescienceRevealed = razzia\nattached = eyes-of-ibad razzia',
    );
    expect(atRest(t)).toBe(true);
  });

  it('Fear Is the Mind-Killer on it goes to the discards', () => {
    const s = played('hope-clouds-observation', `${REVEALED}\nattached = fear-is-the-mind-killer razzia`);
    playAll(s, 'prescience:razzia');
    expect(field(s, 'attached')).toBeNull();
    expect(discardsOf(s, 'atreides')).toBe('fear-is-the-mind-killer');
  });

  it('R6.5 may be declined; with none revealed there is nothing to do', () => {
    const s = played('hope-clouds-observation', REVEALED);
    playAll(s, 'done');
    expect(field(s, 'prescienceRevealed')).toBe('mahdi razzia dew-collectors');
    expect(atRest(played('hope-clouds-observation', ''))).toBe(true);
  });
});

describe('Reports of Traitors', () => {
  it('discards 1 unused Atreides die with a house result', () => {
    const s = played('reports-of-traitors', 'dice = 0 0 0 0 2 / 0 0 0 2 0');
    expect(s.dice[0]).toEqual([0, 0, 0, 0, 1]);
    expect(decider(s)).toBe('atreides');
  });

  it('R6.14 nobody in the tank of the Atreides moves for it', () => {
    const s = played(
      'reports-of-traitors',
      'dice = 0 0 0 0 2 / 0 0 0 2 0\nleaderAt = paul:tank\ntank = paul - - / - - - - -',
    );
    expect(s.tank[0]).toEqual([0, -1, -1]);
  });

  it('R6.2 a Bene Gesserit token there is a die in all respects: it leaves the game', () => {
    const s = played(
      'reports-of-traitors',
      'dice = 0 0 0 1 0 / 0 0 0 2 0\ntokenOn = 4 -1\nbeneGesserit = 0 0 4',
    );
    expect([s.tokenOn, s.beneGesserit]).toEqual([
      [-1, -1],
      [0, 0, 4],
    ]);
  });

  it('without such a die there is no effect', () => {
    const s = played('reports-of-traitors', 'dice = 1 1 1 1 0 / 0 0 0 2 0');
    expect(s.dice[0]).toEqual([1, 1, 1, 1, 0]);
    expect(atRest(s)).toBe(true);
  });

  it('R6.3 makes room for Desert Power', () => {
    const s = played('reports-of-traitors', 'dice = 0 0 0 0 1 / 0 0 0 2 0');
    expect(legal(s)).toEqual(['option:desertPower']);
  });
});
