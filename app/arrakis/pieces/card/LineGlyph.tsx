import Svg, { Circle, Path } from 'react-native-svg';

import { arrakis } from '../../../../engine';
import { boardPalettes } from '../../board/paint/palette';
import { Crest } from '../Crest';
import { CombatDie, DieFace, UnrolledDie } from '../DieFace';
import { Figure } from '../Figure';
import { GlyphArt } from '../../../ui/GlyphArt';
import { leaderGlyphs, marks, siteGlyphs, unitGlyphs, vehicleGlyphs, type Glyph } from '../glyphs';
import { baseShapes, pieceColours } from '../pieceColours';
import { BeneGesseritSign, MarkerSign, PowerSign, SiteSign, VehicleSign } from '../signs';

interface LineGlyphProps {
  readonly glyph: arrakis.Glyph;
  readonly side: arrakis.Side;
  readonly size: number;
  readonly ink: string;
  readonly ground: string;
}

/** A starred name means the leader of either version. */
export function leaderOf(name: Extract<arrakis.Glyph, { glyph: 'namedLeader' }>['leader']): arrakis.LeaderId {
  return name === 'paul*' ? 'paul' : name === 'jessica*' ? 'jessica' : name;
}

function sideOfLeader(id: arrakis.LeaderId): arrakis.Side {
  return arrakis.LEADER_FACTS.find((fact) => fact.id === id)?.side ?? 'atreides';
}

/** The small picture of a word: the piece, the ground or the die that it names, as it looks on the table. */
export function LineGlyph({ glyph, side, size, ink, ground }: LineGlyphProps) {
  const plain = { size, colour: ink, ground };
  switch (glyph.glyph) {
    case 'unit':
      return <Figure figure={glyph.rank} side={glyph.side} size={size} />;
    case 'genericLeader':
      return <Figure figure="generic" side={glyph.side} size={size} />;
    case 'namedLeader': {
      const leader = leaderOf(glyph.leader);
      return <Figure figure={leader} side={sideOfLeader(leader)} size={size} />;
    }
    case 'anyLeader':
      return <Banner side={side} size={size} />;
    case 'deploymentToken':
      return <Figure figure="token" side={side} size={size} />;
    case 'settlement':
      return <SiteSign site={glyph.side === 'harkonnen' ? 'settlement' : 'sietch'} {...plain} />;
    case 'terrain':
      return <Ground terrain={glyph.terrain === 'deepDesert' ? 'deep' : glyph.terrain} size={size} />;
    case 'area':
      return <AreaGround area={glyph.area} size={size} />;
    case 'airZone':
      return <Ringed glyph={vehicleGlyphs.ornithopter} size={size} ink={ink} ground={ground} />;
    case 'vehicle':
      return <VehicleSign vehicle={glyph.vehicle} {...plain} />;
    case 'anyVehicle':
      return <Ringed glyph={vehicleGlyphs.harvester} size={size} ink={ink} ground={ground} />;
    case 'result':
      return <DieFace result={glyph.result} side={side} size={size} />;
    case 'face':
      return <CombatDie face={glyph.face} side={side} size={size} />;
    case 'combatDice':
    case 'actionDie':
      return <UnrolledDie side={side} size={size} />;
    case 'marker':
      return <MarkerSign marker={glyph.marker} size={size} />;
    case 'power':
      return <PowerSign power={glyph.power} {...plain} />;
    case 'side':
      return <Crest side={glyph.side} size={size} />;
    case 'house':
      return <HouseSign house={glyph.house} size={size} ink={ink} ground={ground} />;
    case 'wormsign':
    case 'sandworm':
    case 'wildMaker':
      return <SiteSign site={glyph.glyph} {...plain} />;
    case 'planningCard':
    case 'planningCards':
    case 'prescienceCard':
    case 'prescienceCards':
      return <SmallCards size={size} ink={ink} />;
    case 'beneGesserit':
      return <BeneGesseritSign size={size} />;
  }
}

const VIEW = '-50 -50 100 100';
const HEXAGON = 'M0 -44L38 -22L38 22L0 44L-38 22L-38 -22Z';

/** A leader of choice: the base of a leader with a star in place of a face. */
function Banner({ side, size }: { readonly side: arrakis.Side; readonly size: number }) {
  const colours = pieceColours[`${side}Leader`];
  return (
    <Svg width={size} height={size} viewBox="-56 -56 112 112" aria-hidden>
      <Path d={baseShapes.leader[side]} fill={colours.low} stroke={colours.edge} strokeWidth={7} />
      <GlyphArt glyph={marks.star} colour={colours.glyph} ground={colours.low} scale={0.7} />
    </Svg>
  );
}

type GroundName = keyof (typeof boardPalettes)['day']['ground'];

interface GroundProps {
  readonly terrain: GroundName;
  readonly size: number;
  readonly site?: Glyph;
}

/** A field of the map in the colour of its ground, with what is built there. */
function Ground({ terrain, size, site }: GroundProps) {
  const colour = boardPalettes.day.ground[terrain];
  return (
    <Svg width={size} height={size} viewBox={VIEW} aria-hidden>
      <Path d={HEXAGON} fill={colour} stroke="#3A2A1C" strokeWidth={6} strokeLinejoin="round" />
      {site === undefined ? null : <GlyphArt glyph={site} colour="#1B1410" ground={colour} scale={0.62} />}
    </Svg>
  );
}

function AreaGround({ area, size }: { readonly area: arrakis.AreaId; readonly size: number }) {
  const fact: arrakis.AreaFact | undefined = arrakis.AREA_FACTS.find(({ id }) => id === area);
  const site =
    fact?.settlement !== undefined
      ? siteGlyphs.settlement
      : fact?.sietch === true
        ? siteGlyphs.sietch
        : undefined;
  const terrain = fact?.deep === true ? 'deep' : (fact?.terrain ?? 'desert');
  return <Ground terrain={terrain} size={size} {...(site === undefined ? {} : { site })} />;
}

interface RingedProps {
  readonly glyph: Glyph;
  readonly size: number;
  readonly ink: string;
  readonly ground: string;
}

/** One of a kind, or the place where such a thing flies. */
function Ringed({ glyph, size, ink, ground }: RingedProps) {
  return (
    <Svg width={size} height={size} viewBox={VIEW} aria-hidden>
      <Circle r={45} fill="none" stroke={ink} strokeWidth={6} strokeDasharray="14 9" />
      <GlyphArt glyph={glyph} colour={ink} ground={ground} scale={0.72} />
    </Svg>
  );
}

/** What the decks of the allies are known by; the Houses have their crests. */
const ALLY_GLYPHS = { fremen: unitGlyphs.atreides.special, corrino: leaderGlyphs.shaddam } as const;

function HouseSign({ house, size, ink, ground }: Omit<RingedProps, 'glyph'> & { house: arrakis.House }) {
  if (house === 'atreides' || house === 'harkonnen') return <Crest side={house} size={size} />;
  return (
    <Svg width={size} height={size} viewBox={VIEW} aria-hidden>
      <GlyphArt glyph={ALLY_GLYPHS[house]} colour={ink} ground={ground} />
    </Svg>
  );
}

function SmallCards({ size, ink }: { readonly size: number; readonly ink: string }) {
  return (
    <Svg width={size} height={size} viewBox={VIEW} aria-hidden>
      <Path
        d="M-14 -36L34 -44L44 18L24 22M-34 -26H14V42H-34ZM-22 -8H2M-22 8H2"
        fill="none"
        stroke={ink}
        strokeWidth={7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Svg>
  );
}
