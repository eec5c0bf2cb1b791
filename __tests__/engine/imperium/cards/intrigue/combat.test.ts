import { INTRIGUES } from '../../../../../engine/imperium';
import { combat, endgame, plot, won } from '../../support/intrigue';
import { describeSpecs } from '../../support/specs';
import { changes, legal, offered, playAll, refusal, roundFrom } from '../../support/table';

const SPECS: Record<string, () => void> = {
  'allied-armada': () => {
    expect(offered(combat('allied-armada'), 'intrigue')).toEqual([]);
    expect(refusal(combat('allied-armada'), 'intrigue:allied-armada')).toBe('I10.2 requirement');
    const state = combat('allied-armada', 'alliance = 0 -1 -1 -1', 'influence = 4 0 0 0 0 0 0 0 0 0 0 0');
    expect(changes(state, 0, 'intrigue:allied-armada')).toEqual({ spice: -2, swords: 7, intrigue: -1 });
  },
  ambush: () => {
    expect(changes(combat('ambush'), 0, 'intrigue:ambush')).toEqual({ swords: 4, intrigue: -1 });
    expect(refusal(plot('ambush'), 'plot:ambush')).toBe('I10.2 wrongMoment');
  },
  'demand-respect': () => {
    const free = won('demand-respect');
    expect(changes(free, 0, 'intrigue:demand-respect', 'number:1', 'faction:bene')).toEqual({
      bene: 1,
      intrigue: -1,
    });
    const paid = won('demand-respect');
    expect(changes(paid, 0, 'intrigue:demand-respect', 'number:2', 'faction:bene')).toEqual({
      bene: 2,
      points: 1,
      spice: -2,
      intrigue: -1,
    });
    // Not in the Combat itself, and not after a tie for first.
    expect(offered(combat('demand-respect'), 'intrigue')).toEqual([]);
    const tie = roundFrom('combat', {}, 'conflict = 2 2 0', 'intrigue = demand-respect / / ').state;
    playAll(tie, 'done');
    expect(offered(tie, 'intrigue')).toEqual([]);
    // Paid with spice that was just won: Raid Stockpiles gives three.
    const poor = won('demand-respect', 'conflictCard = raid-stockpiles', 'spice = 0 0 0');
    playAll(poor, 'intrigue:demand-respect');
    expect(legal(poor)).toEqual(['number:1', 'number:2']);
  },
  'master-tactician': () => {
    expect(changes(combat('master-tactician'), 0, 'intrigue:master-tactician', 'number:1')).toEqual({
      swords: 3,
      intrigue: -1,
    });
    expect(
      changes(
        combat('master-tactician', 'conflict = 4 3 0'),
        0,
        'intrigue:master-tactician',
        'number:2',
        'number:3',
      ),
    ).toEqual({
      conflict: -3,
      garrison: 3,
      intrigue: -1,
    });
  },
  'private-army': () => {
    expect(changes(combat('private-army'), 0, 'intrigue:private-army')).toEqual({
      spice: -2,
      swords: 5,
      intrigue: -1,
    });
    expect(refusal(combat('private-army', 'spice = 1 0 0'), 'intrigue:private-army')).toBe('I5.4 cannotPay');
  },
  'staged-incident': () => {
    expect(changes(combat('staged-incident', 'conflict = 4 3 0'), 0, 'intrigue:staged-incident')).toEqual({
      conflict: -3,
      points: 1,
      intrigue: -1,
    });
    expect(refusal(combat('staged-incident', 'conflict = 2 3 0'), 'intrigue:staged-incident')).toBe(
      'I5.4 cannotPay',
    );
  },
  tiebreaker: () => {
    expect(changes(combat('tiebreaker'), 0, 'intrigue:tiebreaker')).toEqual({ swords: 2, intrigue: -1 });
    expect(changes(endgame('tiebreaker', 3), 0, 'intrigue:tiebreaker')).toEqual({ spice: 10, intrigue: -1 });
  },
  'to-the-victor': () => {
    const state = won('to-the-victor demand-respect', 'spice = 0 0 0', 'conflictCard = skirmish-a');
    expect(changes(state, 0, 'intrigue:to-the-victor')).toEqual({ spice: 3, intrigue: -1 });
    // It pays for Demand Respect.
    playAll(state, 'intrigue:demand-respect');
    expect(legal(state)).toEqual(['number:1', 'number:2']);
  },
};

describeSpecs(
  'Combat Intrigue (I10.2)',
  INTRIGUES.flatMap((card) => ('combat' in card || 'victory' in card ? [card.id] : [])),
  SPECS,
);
