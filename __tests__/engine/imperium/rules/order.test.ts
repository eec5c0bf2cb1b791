import { changes, offered, playAll, refusal, turn } from '../support/table';

const ALMOST = 'influence = 3 0 0 0 0 0 0 0 0 0 0 0';

describe('Effects in the order that the player picks (I5.3)', () => {
  it('I10.3 Rabban may first make the Alliance that gives his Brutality a second troop', () => {
    // Dispatch an Envoy lets the Signet Ring go to the Emperor, whose Influence makes the Alliance.
    const state = turn('signet-ring', {}, 'intrigue = dispatch-an-envoy ambush / / ', ALMOST);
    playAll(state, 'plot:dispatch-an-envoy', 'play:signet-ring', 'space:wealth');
    expect(offered(state, 'effect')).toEqual(['emperor.influence.1.0', 'rabban.signet.0']);
    // Two troops of the track, two of Brutality.
    expect(changes(state, 0, 'effect:emperor.influence.1.0')).toEqual({
      emperor: 1,
      points: 1,
      garrison: 4,
    });
    expect(refusal(state, 'done')).toBeNull();
  });

  it('I10.3 Rabban may as well play a Plot card for it, or take one troop at once', () => {
    const late = turn('signet-ring', {}, 'intrigue = favored-subject ambush / / ', ALMOST);
    playAll(late, 'play:signet-ring', 'space:secure-contract');
    expect(changes(late, 0, 'plot:favored-subject')).toMatchObject({ garrison: 4 });
    const soon = turn('signet-ring', {}, 'intrigue = favored-subject ambush / / ', ALMOST);
    playAll(soon, 'play:signet-ring', 'space:secure-contract');
    expect(refusal(soon, 'done')).toBe('I5.4 mustResolve');
    expect(changes(soon, 0, 'effect:rabban.signet.0')).toEqual({ garrison: 1 });
    expect(changes(soon, 0, 'plot:favored-subject')).toMatchObject({ garrison: 2 });
  });

  it('I10.3 Memnon may look at the card that he draws before he names the Faction of his seat', () => {
    const state = turn('bene-gesserit-initiate', {}, 'leader = memnon paul leto');
    playAll(state, 'play:bene-gesserit-initiate', 'space:high-council');
    expect(offered(state, 'effect')).toEqual(['space.high-council.0', 'bene-gesserit-initiate.agent.0']);
    playAll(state, 'effect:bene-gesserit-initiate.agent.0', 'effect:space.high-council.0');
    expect(offered(state, 'faction')).toEqual(['emperor', 'guild', 'bene', 'fremen']);
  });

  it('I15.7 what is compulsory waits for its condition, and must be done once that is so', () => {
    const one = 'influence = 0 1 0 0 0 0 0 0 0 0 0 0';
    const state = turn('smugglers-thopter', {}, one, 'intrigue = guild-authorization ambush / / ');
    playAll(state, 'play:smugglers-thopter', 'space:secure-contract');
    expect(refusal(state, 'done')).toBeNull();
    playAll(state, 'plot:guild-authorization');
    expect(refusal(state, 'done')).toBe('I5.4 mustResolve');
    expect(changes(state, 0, 'effect:smugglers-thopter.agent.0')).toEqual({ hand: 2, deck: -2 });
  });

  it('I15.5 Foldspace that is trashed first draws nothing any more', () => {
    const state = turn('foldspace', {});
    playAll(state, 'play:foldspace', 'space:secure-contract', 'effect:foldspace.agent.1');
    expect(offered(state, 'effect')).toEqual([]);
    expect(state.decks[0]).toHaveLength(6);
  });

  it('I5.2 the price is paid before anything is gained, a control bonus included', () => {
    const broke = turn('dune-the-desert-planet', {}, 'water = 0 0 0', 'control = -1 -1 0');
    playAll(broke, 'play:dune-the-desert-planet');
    expect(refusal(broke, 'space:hagga-basin')).toBe('I5.2 cannotPay');
    // Sell Melange is paid with spice that is there, not with what the turn will bring.
    const poor = turn('worm-riders', {}, 'spice = 1 0 0');
    playAll(poor, 'play:worm-riders');
    expect(refusal(poor, 'space:sell-melange')).toBe('I5.2 cannotPay');
  });
});
