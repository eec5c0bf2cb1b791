import { NotationError, parsePosition } from '../../../../engine/arrakis';

const HEAD = 'arrakis two 1 ["Ann","Hal"]';

function errorOf(text: string): NotationError {
  try {
    parsePosition(text);
  } catch (error) {
    if (error instanceof NotationError) return error;
    throw error;
  }
  throw new Error(`was read: ${text}`);
}

describe('the first line', () => {
  test.each([
    ['', 'line 1'],
    ['chess two 1 ["Ann","Hal"]', 'line 1'],
    ['arrakis seven 1 ["Ann","Hal"]', 'seven'],
    ['arrakis two x ["Ann","Hal"]', 'line 1'],
    ['arrakis two 1 ["Ann"', 'line 1'],
    ['arrakis two 1 ["Ann", 2]', 'line 1'],
    ['arrakis two 1 [}', 'line 1'],
  ])('%j is no position', (text, where) => {
    expect(errorOf(text).message).toContain(where);
  });
});

describe('bad lines are told with their number and what is wrong', () => {
  test.each([
    ['what is this', 'what is this'],
    ['atlantis: A 1r', 'atlantis'],
    ['ne-8: A 1x', '1x'],
    ['ne-8: 2r', '2r'],
    ['ne-8: B 2r', 'B'],
    ['ne-8: A 2r shaihulud', 'shaihulud'],
    ['ne-8: harvester2', 'harvester2'],
    ['ne-8: A #20', '#20'],
    ['ne-8: A #99', '#99'],
    ['ne-8: A #-1', '#-1'],
    ['ne-4: station:gold', 'station:gold'],
    ['ne-8: sietch', 'sietch'],
    ['gara-kulon: sietch:9', 'sietch:9'],
    ['ne-8: A 1r baron', 'baron'],
    ['ne-8: H 1r paul', 'paul'],
    ['nosuch = 3', 'nosuch'],
    ['round = many', 'round'],
    ['supremacy = 2.5', 'supremacy'],
    ['supremacy = 11', 'supremacy'],
    ['supremacy = -1', 'supremacy'],
    ['markers = 1 2', 'markers'],
    ['markers = 1 2 3 4', 'markers'],
    ['markers = 1 2 11', 'markers'],
    ['rows = 0 5 0', 'rows'],
    ['bans = 0 2 0', 'bans'],
    ['zones = 1 0', 'zones'],
    ['zones = 3 0 0 0 0 0 0 0', 'zones'],
    ['phase = 9', 'phase'],
    ['dice = 1 1 1 1 1', 'dice'],
    ['dice = 1 1 1 1 / 0 0 0 0 0', 'dice'],
    ['hands = war-plan', 'hands'],
    ['hands = war-plan / no-such-card', 'no-such-card'],
    ['prescienceRevealed = mahdi nonsense', 'nonsense'],
    ['leaderAt = paul:moon', 'paul:moon'],
    ['leaderAt = nobody:available', 'nobody'],
    ['tank = paul - / - - - - -', 'tank'],
    ['tank = nobody - - / - - - - -', 'nobody'],
    ['atomized = nowhere', 'nowhere'],
    ['objectives = 9', 'objectives'],
    ['tokenOn = 7 -1', 'tokenOn'],
    ['tokenSupply = 99', 'tokenSupply'],
    ['random = 1 2', 'random'],
    ['frames = [', 'frames'],
    ['frames = {}', 'frames'],
    ['frames = [{"k":"nonsense"}]', 'frames'],
    ['frames = [{"k":"turn","seat":7}]', 'frames'],
  ])('%j', (line, what) => {
    const { message } = errorOf(`${HEAD}\ncarthag: H 1r city\n\n${line}`);
    expect(message).toContain('line 4');
    expect(message).toContain(what);
  });
});

describe('lines that do not fit together', () => {
  test.each([
    ['units of both sides in one area', 'ne-8: A 1r\nne-8: H 1r', 'ne-8'],
    ['one leader in two areas', 'ne-8: A 1r paul\nne-9: A 1r paul', 'paul'],
    ['one token in two areas', 'ne-8: A #3\nne-9: A #3', '#3'],
    ['one sietch token in two areas', 'gara-kulon: sietch\nne-8: sietch:1', 'sietch'],
    ['a leader on the board and elsewhere', 'ne-8: A 1r paul\nleaderAt = paul:available', 'paul'],
    ['a leader in the tank that no space holds', 'leaderAt = paul:tank', 'paul'],
    ['more figures than the box holds', 'ne-8: A 6s\nne-9: A 1s', 'special'],
    ['more bashars than the box holds', 'ne-8: H 1r7g', 'generic'],
  ])('%s', (_name, lines, what) => {
    expect(errorOf(`${HEAD}\n${lines}`).message).toContain(what);
  });
});
