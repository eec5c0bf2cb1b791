import type { CardId } from '../../../../engine/arrakis';
import { played } from '../support/cards';
import { inArea } from '../support/areas';
import { legal, playAll } from '../support/position';

const NO_UNITS = 'supply = 0 0 0 12 0 0 0 6';

/** Where the units stand that a card may take instead of spare ones, and the picks that lead to the choice. */
const CARDS: readonly (readonly [card: CardId, donor: string, lines: string, picks: readonly string[]])[] = [
  ['hard-times-and-oppression', 'H 3r', 'arsunt: city', []],
  ['forced-recruitment', 'H 3e', 'arrakeen: H 1r city', []],
  ['beloved-feyd-rautha', 'H 2e', 'carthag: H 1r feyd city\nleaderAt = rabban:removed', []],
  ['harkonnen-patrols', 'H 3r', '', []],
  ['arsunt-legion', 'H 1r1e', 'arsunt: H 1r city', []],
  ['barons-personal-guard', 'H 2e', 'arrakeen: H 1r city', ['area:arrakeen']],
  ['evidence-of-rebellion', 'H 2e', 'arrakeen: H 1r city', []],
  ['polar-cap-factories', 'H 2r1e', 'north-pole: H 1r city', []],
  ['carthag-the-former-capital', 'H 3r1e', 'carthag: H 1r city', []],
  ['mudir-nahya-the-demon-ruler', 'H 1e', 'arrakeen: H 1r city', ['area:arrakeen']],
  ['rage-overcame-shaddam-iv-a', 'H 4r', 'arrakeen: H 1e city\nleaderAt = shaddam:available', []],
  [
    'rage-overcame-shaddam-iv-b',
    'H 2s',
    'arrakeen: H 1e city\nleaderAt = shaddam:available',
    ['area:arrakeen'],
  ],
  ['moving-the-battle-group', 'H 2e', '', ['area:cne-1']],
  ['smugglers-b', 'A 2e', 'ne-8: A 1r gurney', []],
  ['chatt-the-leaper', 'A 2s', 'gara-kulon: sietch', []],
  ['voice-from-the-outer-world', 'A 1s', 'ne-8: A 1r', ['area:ne-8']],
  ['hieregs', 'A 2r', '', []],
  ['i-am-stilgar-the-fremen', 'A 2e1r', '', ['area:cne-9']],
];

describe('R3.8 a card that places units takes them from the board when the supply has none', () => {
  it.each(CARDS)('%s', (card, donor, lines, picks) => {
    const s = played(card, `sw-1: ${donor}\n${lines}\n${NO_UNITS}`);
    playAll(s, ...picks.filter((text) => legal(s).includes(text)));
    expect(legal(s)).toContain('option:fromBoard');
    playAll(s, 'option:fromBoard');
    expect(legal(s)).toContain('area:sw-1');
    const before = inArea(s, 'sw-1');
    playAll(s, 'area:sw-1');
    for (let i = 0; i < 3 && inArea(s, 'sw-1') === before; i++) playAll(s, legal(s)[0] ?? '');
    expect(inArea(s, 'sw-1')).not.toBe(before);
  });
});
