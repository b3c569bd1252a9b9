import type { Foliage } from './palette';

/** The possible outlines of a leaf. */
export type LeafShape = 'willow' | 'laurel' | 'eucalyptus' | 'rose';

/** Draws one leaf of length 100 along the x axis, its stalk at the origin. */
export function leaf(shape: LeafShape, foliage: Foliage): string {
  const { half, belly, tip } = OUTLINES[shape];
  const edge = (side: 1 | -1) => `C ${belly} ${side * half} ${tip} ${side * half * 0.92} 100 0`;
  const upper = `M 0 0 ${edge(-1)} Q 52 -5 0 0 Z`;
  const lower = `M 0 0 ${edge(1)} Q 52 -5 0 0 Z`;
  return [
    `<path d="M -10 1 Q -4 1 2 0" fill="none" stroke="${foliage.stem}" stroke-width="2.6"/>`,
    `<path d="${upper}" fill="${foliage.light}"/>`,
    `<path d="${lower}" fill="${foliage.dark}"/>`,
    `<g fill="none" stroke="${foliage.rib}" stroke-linecap="round">`,
    `<path d="M 0 0 Q 52 -5 95 -0.4" stroke-width="1.3" stroke-opacity="0.85"/>`,
    `<path d="${sideVeins(half)}" stroke-width="0.7" stroke-opacity="0.45"/></g>`,
  ].join('');
}

/** Half-width, and the x of the two handles that pull the edge outwards. */
const OUTLINES: Readonly<Record<LeafShape, { half: number; belly: number; tip: number }>> = {
  willow: { half: 17, belly: 26, tip: 66 },
  laurel: { half: 27, belly: 24, tip: 70 },
  rose: { half: 41, belly: 14, tip: 66 },
  eucalyptus: { half: 60, belly: -4, tip: 92 },
};

function sideVeins(half: number): string {
  return [20, 36, 52, 67]
    .flatMap((x) => {
      const reach = half * 0.5 * Math.sin((Math.PI * (x + 12)) / 110);
      return [-1, 1].map((side) => `M ${x} -3 q 7 ${side * reach * 0.4} 14 ${side * reach}`);
    })
    .join(' ');
}
