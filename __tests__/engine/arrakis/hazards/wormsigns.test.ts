import type { GameEvent } from '../../../../engine/arrakis';
import { legal, playAll, refusal } from '../support/position';
import { decider, inArea, lastDie, picks } from '../support/areas';
import { calm, eventsOf, turned, withLuck } from '../support/luck';

const TO_HAZARDS = ['done'];
const quiet = (events: readonly GameEvent[]) =>
  eventsOf(events, 'wormsignTurned').every((e) => e.wormsign === 'sand');
const placed = (events: readonly GameEvent[]) =>
  eventsOf(events, 'wormsignPlaced').map((event) => event.area);
const seen = (events: readonly GameEvent[]) => eventsOf(events, 'wormsignTurned').map((event) => event.area);

describe('R9.1 wormsigns that go back', () => {
  it('are those with an Atreides legion or a sandworm; nobody sees them', () => {
    const s = lastDie(
      'ne-12: A 1r wormsign\nne-9: A #0 wormsign\nsw-1: sandworm wormsign\nsw-4: wild-maker wormsign',
    );
    const events = playAll(s, ...TO_HAZARDS);
    expect(seen(events)).toEqual([]);
    expect(
      eventsOf(events, 'wormsignRemoved')
        .map((event) => event.area)
        .sort(),
    ).toEqual(['ne-12', 'ne-9', 'sw-1', 'sw-4']);
    expect(s.wormsign.every((n) => n === 0)).toBe(true);
    expect([inArea(s, 'sw-1'), inArea(s, 'sw-4')]).toEqual(['sandworm', 'wild-maker']);
  });

  it('are back in the pool before new ones are laid', () => {
    // Sixteen lie on the board, one of them under an Atreides legion: that one is free for the harvester.
    const spread = [
      'ne-1',
      'ne-2',
      'ne-3',
      'ne-5',
      'ne-6',
      'ne-7',
      'ne-10',
      'ne-13',
      'ne-14',
      'ne-16',
      'se-1',
      'se-2',
      'se-3',
      'se-4',
      'se-7',
    ];
    const s = lastDie(
      `${spread.map((area) => `${area}: wormsign`).join('\n')}\nsw-2: A 1r wormsign\nsw-5: harvester`,
    );
    expect(placed(playAll(s, ...TO_HAZARDS))).toEqual(['sw-5']);
  });
});

describe('R9.2 new wormsigns', () => {
  it('go to every desert with a Harkonnen legion or harvester', () => {
    const s = lastDie('ne-12: H 1r\nne-13: H 1r harvester\nse-3: harvester\nnw-10: A 1r');
    const events = withLuck(s, TO_HAZARDS, quiet);
    expect(placed(events).sort()).toEqual(['ne-12', 'ne-13', 'se-3']);
    expect(seen(events).sort()).toEqual(['ne-12', 'ne-13', 'se-3']);
  });

  it('go to a harvester also where an Atreides legion stands beside it; the legion is spared', () => {
    const s = lastDie('ne-8: A 2r harvester');
    const events = withLuck(s, TO_HAZARDS, turned({ 'ne-8': 'sandworm' }));
    expect([placed(events), seen(events)]).toEqual([['ne-8'], ['ne-8']]);
    expect(inArea(s, 'ne-8')).toBe('A 2r sandworm');
  });

  it('R9.1 comes first: one that lay there goes back, and a new one is put', () => {
    const s = lastDie('ne-8: A 2r harvester wormsign');
    const events = withLuck(s, TO_HAZARDS, quiet);
    expect(eventsOf(events, 'wormsignRemoved').map((event) => event.area)).toEqual(['ne-8']);
    expect(placed(events)).toEqual(['ne-8']);
  });

  it('do not go where a wormsign or sandworm is', () => {
    const s = lastDie('ne-12: H 1r wormsign\nse-3: harvester sandworm');
    const events = withLuck(s, TO_HAZARDS, quiet);
    expect(placed(events)).toEqual([]);
    expect(seen(events)).toEqual(['ne-12']);
  });

  it('do not go to mountains, plateaus and minor ergs', () => {
    const s = lastDie('cne-4: H 1r\narrakeen: H 1r city\ncne-9: H 1r\ncne-8: H 1r\nnorth-pole: H 1r city');
    expect(placed(withLuck(s, TO_HAZARDS, calm))).toEqual([]);
  });

  it('R8.8 go to a mountain that atomics made a desert', () => {
    const s = lastDie('atomized = splintered-rock\nsplintered-rock: H 1r');
    expect(placed(playAll(s, ...TO_HAZARDS))).toEqual(['splintered-rock']);
  });

  it('R9.4 are dealt by the Atreides when the pool is too small', () => {
    const spread = [
      'ne-1',
      'ne-2',
      'ne-3',
      'ne-5',
      'ne-6',
      'ne-7',
      'ne-10',
      'ne-13',
      'ne-14',
      'ne-16',
      'se-1',
      'se-2',
      'se-3',
      'se-4',
      'se-7',
    ];
    const s = lastDie(
      `${spread.map((area) => `${area}: wormsign`).join('\n')}\nsw-2: H 1r\nsw-5: harvester\nnw-1: harvester`,
    );
    playAll(s, ...TO_HAZARDS);
    expect([decider(s), legal(s)]).toEqual(['atreides', ['area:nw-1', 'area:sw-2', 'area:sw-5']]);
    expect(refusal(s, 'area:ne-8')).toBe('R9.2 noneHere');
    expect(refusal(s, 'done')).not.toBeNull();
    const events = playAll(s, 'area:sw-5');
    expect(placed(events)).toEqual(['sw-5']);
    expect(seen(events)).toHaveLength(16);
  });
});

describe('R9.3 all wormsigns are turned', () => {
  it('in empty areas too, and go back to the pool', () => {
    const s = lastDie('ne-12: wormsign\nnw-3: wormsign\nne-4: station:jihad wormsign\nsw-5: harvester');
    const events = withLuck(s, TO_HAZARDS, quiet);
    expect(seen(events).sort()).toEqual(['ne-12', 'ne-4', 'nw-3', 'sw-5']);
    expect(s.wormsign.every((n) => n === 0)).toBe(true);
  });

  it('before anything comes of them: no token is turned twice', () => {
    // All sixteen turn up exactly what the box holds.
    const areas = [
      'ne-1',
      'ne-2',
      'ne-3',
      'ne-5',
      'ne-6',
      'ne-7',
      'ne-10',
      'ne-13',
      'ne-14',
      'ne-16',
      'se-1',
      'se-2',
      'se-3',
      'se-4',
      'se-7',
      'sw-1',
    ];
    const s = lastDie(areas.map((area) => `${area}: wormsign`).join('\n'));
    const kinds = eventsOf(playAll(s, ...TO_HAZARDS), 'wormsignTurned').map((event) => event.wormsign);
    const count = (kind: string) => kinds.filter((other) => other === kind).length;
    expect([count('sand'), count('sandworm'), count('burrowing')]).toEqual([6, 6, 4]);
  });

  it('are resolved in an order of the Atreides’ choice', () => {
    const s = lastDie('ne-12: H 1r\nsw-5: H 1r\nse-3: harvester');
    withLuck(s, TO_HAZARDS, turned({ 'ne-12': 'sandworm', 'sw-5': 'sandworm', 'se-3': 'sandworm' }), calm);
    expect([decider(s), picks(s, 'option')]).toEqual(['atreides', []]);
    expect(legal(s)).toEqual(['area:ne-12', 'area:se-3', 'area:sw-5']);
    playAll(s, 'area:sw-5');
    expect(picks(s, 'area')).toEqual([
      'csw-1',
      'false-wall-west',
      'habbanya-ridge',
      'sw-3',
      'sw-6',
      'sw-7',
      'sw-8',
    ]);
    playAll(s, 'area:sw-8');
    expect([inArea(s, 'sw-5'), legal(s)]).toEqual(['sandworm', ['area:ne-12', 'area:se-3']]);
  });
});
