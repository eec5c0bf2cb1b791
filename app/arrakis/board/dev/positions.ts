import { arrakis } from '../../../../engine';

/** Set positions in the game's own notation, to look at and to measure the board with. */
const start = `
arrakeen: H 2r1e1s city
arsunt: H 3r1s1g city
carthag: H 2r2e city
hagga-basin: H 3r1e1g city
imperial-basin: H 1r2e1s1g city
north-pole: H 3r1e1g city
bight-of-the-cliff: A 1g #0 sietch
gara-kulon: A 1g #1 sietch
habbanya-ridge: A 1g #2 sietch
hobars-gap: A 1g #3 sietch
rock-outcroppings: A 1g #4 sietch
sihaya-ridge: A 1g #5 sietch
tasmin-sink: A 1g #6 sietch
windgap: A 1g #7 sietch
cne-2: station:kwisatzHaderach
cne-6: station:jihad
cnw-4: station:sandDwellers
false-wall-east: station:kwisatzHaderach
ne-4: station:jihad
nw-15: station:sandDwellers
round = 1
phase = 1`;

const midgame = `
arrakeen: H 3r1e1s1g baron city
arsunt: H 2r1e city
carthag: H 2r2e1s city
hagga-basin: H 3r1g city
imperial-basin: H 2r1e city
north-pole: H 2r1e1g rabban city
cne-5: H 2r1e
cnw-3: H 2r1s1g aramsham
ne-7: H 1r1e harvester
sw-3: H 1r harvester wormsign
nw-2: harvester wormsign
se-4: harvester
csw-6: harvester
bight-of-the-cliff: A 2r1e1g #0 sietch
gara-kulon: A 2r1s1g stilgar sietch
habbanya-ridge: A 1r1g #2 #8 sietch
hobars-gap: A 1g #3 sietch
rock-outcroppings: A 1g #4 sietch
sihaya-ridge: A 1r1e1g #5 sietch
tasmin-sink: A 2r1e muaddib chani sietch
ne-12: A 1r1e1g
se-1: A 1s1e jessica
nw-6: A 1r #9
cse-4: sandworm
nw-9: wormsign
ne-9: wormsign
se-3: wormsign
csw-5: wild-maker
cne-6: station:jihad
cnw-4: station:sandDwellers
nw-15: station:sandDwellers
sietchRevealed = 1 1 0 0 0 1 1 0
zones = 1 0 1 2 0 1 0 0
markers = 3 5 2
supremacy = 4
round = 4
phase = 2`;

const crowded = `
arrakeen: H 2r2e2s1g baron rabban hawat city
arsunt: H 4r2e1g city
carthag: H 3r2e1s mohiam city
hagga-basin: H 3r2e1s1g city
imperial-basin: H 2r2e2s1g aramsham city
north-pole: H 3r2e1g shaddam city
cne-5: H 3r
cnw-3: H 2r1s1g
sw-3: H 2r harvester wormsign
nw-2: harvester wormsign
ne-1: harvester wormsign
se-4: harvester
se-7: harvester wormsign
csw-6: harvester
nw-5: harvester
ne-10: harvester wormsign
bight-of-the-cliff: A 2r1e2g #0 #1 paul sietch
gara-kulon: A 3r1e2s1g stilgar alia sietch
habbanya-ridge: A 2r1e1g #2 #8 #9 sietch
hobars-gap: A 2r1s2g #3 #10 sietch
rock-outcroppings: A 2r1e2g #4 #11 gurney sietch
sihaya-ridge: A 2r1e1s1g #5 #12 sietch
tasmin-sink: A 1r2e1s1g #6 chani sietch
windgap: A 2r1e1s1g #7 reverend-mother sietch
cse-4: sandworm
ne-6: sandworm
nw-7: sandworm
se-3: sandworm
csw-5: wild-maker
nw-9: wormsign
ne-9: wormsign
sw-1: wormsign
sw-6: wormsign
se-2: wormsign
ne-14: wormsign
nw-10: wormsign
csw-1: wormsign
ne-16: wormsign
cne-2: station:kwisatzHaderach
cne-6: station:jihad
cnw-4: station:sandDwellers
false-wall-east: station:kwisatzHaderach
ne-4: station:jihad
nw-15: station:sandDwellers
zones = 1 2 1 1 2 1 1 2
markers = 6 8 4
supremacy = 8
round = 7
phase = 3`;

const atomics = `
${midgame}
rimwall-west: A 2r1s1g paul
cne-1: H 2r1e
markers = 8 5 4
supremacy = 7
atomicsUnlocked = 1
atomized = rimwall-west`;

export const POSITION_NAMES = ['start', 'midgame', 'crowded', 'atomics', 'many'] as const;
export type PositionName = (typeof POSITION_NAMES)[number];

const texts: Readonly<Record<Exclude<PositionName, 'many'>, string>> = { start, midgame, crowded, atomics };

/** The notation of a set position. */
export function positionText(name: Exclude<PositionName, 'many'>): string {
  return `arrakis two 7 ["Ann","Hal"]${texts[name]}`;
}

/** More than any game can hold: three hundred pieces, to measure drawing with. */
function manyPieces(): arrakis.View {
  const base = arrakis.view(arrakis.parsePosition(positionText('crowded')), 'table');
  let left = 300;
  const areas = base.areas.map((area, k): arrakis.AreaView => {
    if (left <= 0 || area.sandworm) return area;
    const count = Math.min(left, k % 3 === 0 ? 4 : 3);
    left -= count;
    const legion: arrakis.LegionView = {
      side: k % 2 === 0 ? 'atreides' : 'harkonnen',
      regular: 1,
      elite: 1,
      special: count - 2,
      generic: 0,
      leaders: [],
      tokens: [],
    };
    return { ...area, legion };
  });
  return { ...base, areas };
}

const made = new Map<string, arrakis.View>();

export function positionView(name: PositionName, viewer: arrakis.Viewer = 'table'): arrakis.View {
  const key = `${name}/${viewer}`;
  const known = made.get(key);
  if (known) return known;
  const fresh =
    name === 'many' ? manyPieces() : arrakis.view(arrakis.parsePosition(positionText(name)), viewer);
  made.set(key, fresh);
  return fresh;
}
