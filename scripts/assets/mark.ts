/**
 * The mark of Sietch: night rock, and through its mouth the desert, a dune crest and a low planet.
 * Drawn on a square of 1024 so that one description serves icon, splash and favicon.
 */
const night = '#0E1420';
const stone = '#1B2431';
const dusk = '#2B3546';
const spice = '#E8772E';
const bone = '#F3EADA';

/** The mouth of the cave: worn by wind, so no two sides are alike. */
const mouth =
  'M244 860C232 720 226 590 262 470C292 372 330 300 398 238C446 194 500 168 556 178C640 194 700 262 738 352C784 462 792 640 784 860Z';

/** The rock around it, in layers that follow the mouth. */
function layer(scale: number, colour: string): string {
  return `<path d="${mouth}" fill="${colour}" transform="translate(512 560) scale(${scale}) translate(-512 -560)"/>`;
}

const farDune = 'M200 700C330 690 470 640 590 560C650 610 720 640 840 652V900H200Z';
const farShade = 'M590 560C650 610 720 640 840 652V900H560C640 800 500 720 600 650C630 628 610 590 590 560Z';
const nearDune = 'M200 792C300 716 380 700 452 668C520 742 660 790 840 770V900H200Z';
const nearShade = 'M452 668C520 742 660 790 840 770V900H470C540 830 400 770 452 668Z';

/** What is seen through the mouth. */
const view = `
  <defs>
    <linearGradient id="sky" x1="0" y1="172" x2="0" y2="700" gradientUnits="userSpaceOnUse">
      <stop offset="0" stop-color="#C4541B"/><stop offset="0.55" stop-color="${spice}"/><stop offset="1" stop-color="#F7B56A"/>
    </linearGradient>
    <linearGradient id="disc" x1="508" y1="330" x2="688" y2="450" gradientUnits="userSpaceOnUse">
      <stop offset="0" stop-color="#FFF6E2"/><stop offset="0.6" stop-color="${bone}"/><stop offset="1" stop-color="#F0B67A"/>
    </linearGradient>
    <clipPath id="opening"><path d="${mouth}"/></clipPath>
  </defs>
  <g clip-path="url(#opening)">
    <rect width="1024" height="1024" fill="url(#sky)"/>
    <circle cx="584" cy="434" r="104" fill="url(#disc)"/>
    <path d="${farDune}" fill="#A9522B"/><path d="${farShade}" fill="#6E2F22"/>
    <path d="${nearDune}" fill="#5A2A26"/><path d="${nearShade}" fill="#241A26"/>
  </g>`;

const strata = `${layer(1.3, stone)}${layer(1.14, dusk)}`;

function svg(size: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1024 1024">${body}</svg>`;
}

/** Shrinks around the centre; the foot of the mark is heavier than its top, so it also moves a little. */
function inset(scale: number, body: string): string {
  return `<g transform="translate(512 512) scale(${scale}) translate(-512 -520)">${body}</g>`;
}

export const marks: readonly { readonly file: string; readonly size: number; readonly svg: string }[] = [
  {
    file: 'icon',
    size: 1024,
    svg: svg(1024, `<rect width="1024" height="1024" fill="${night}"/>${inset(1, strata + view)}`),
  },
  // Android cuts the foreground to a circle of two thirds: everything that matters is inside it.
  { file: 'icon-foreground', size: 1024, svg: svg(1024, inset(0.74, strata + view)) },
  {
    file: 'icon-monochrome',
    size: 1024,
    svg: svg(
      1024,
      inset(
        0.74,
        `<defs><clipPath id="opening"><path d="${mouth}"/></clipPath>
          <mask id="cut"><rect width="1024" height="1024" fill="white"/><circle cx="584" cy="434" r="104" fill="black"/>
          <path d="${farShade}" fill="black"/><path d="${nearDune}" fill="white"/><path d="${nearShade}" fill="black"/></mask></defs>
         <g clip-path="url(#opening)"><rect width="1024" height="1024" fill="white" mask="url(#cut)"/></g>
         <path d="${mouth}" fill="none" stroke="white" stroke-width="20"/>`,
      ),
    ),
  },
  { file: 'splash', size: 880, svg: svg(880, inset(1, strata + view)) },
  {
    file: 'favicon',
    size: 64,
    svg: svg(64, `<rect width="1024" height="1024" rx="200" fill="${night}"/>${inset(1.1, strata + view)}`),
  },
];
