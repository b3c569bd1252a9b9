/** The colours of app/tokens.css as hex, with the lighter and darker shades that the drawings need. */
export const PALETTE = {
  paper: '#fcfaf6',
  paperEdge: '#f4f0e6',
  wall: '#f4e7e3',
  wallEdge: '#e9d7d1',
  evergreenDeep: '#113928',
  evergreen: '#1f533a',
  evergreenMid: '#3e6f54',
  sage: '#72967e',
  sageLight: '#9ebaa2',
  mist: '#c4d7c7',
  bloomDeep: '#af535d',
  bloom: '#d1717a',
  bloomLight: '#eda9aa',
  bloomPale: '#fbd8d5',
  goldDeep: '#967437',
  gold: '#bb9951',
  goldLight: '#e1cc99',
  cream: '#f6eed8',
} as const;

/** A plant's colours: the two halves of a leaf, its rib, and the stem. */
export type Foliage = { light: string; dark: string; rib: string; stem: string };

/** Greens that match, from deep to pale. */
export const FOLIAGES: readonly [Foliage, Foliage, Foliage, Foliage] = [
  { light: '#2f6549', dark: PALETTE.evergreen, rib: PALETTE.sageLight, stem: PALETTE.evergreen },
  { light: '#588467', dark: PALETTE.evergreenMid, rib: PALETTE.mist, stem: PALETTE.evergreenMid },
  { light: '#8aab91', dark: PALETTE.sage, rib: '#e3ede2', stem: PALETTE.sage },
  { light: '#8d9d6c', dark: '#6d8356', rib: '#dfe5c8', stem: '#6d8356' },
];

/** A flower's colours, from the heart of a petal to its rim. */
export type BloomTone = { heart: string; middle: string; rim: string; vein: string };

/** Rose, blush, cream and gold, the only colours of the flowers. */
export const BLOOM_TONES: readonly [BloomTone, BloomTone, BloomTone, BloomTone] = [
  { heart: '#a9485a', middle: PALETTE.bloom, rim: '#e79a9b', vein: '#9c4350' },
  { heart: '#c9626c', middle: '#e99d9e', rim: PALETTE.bloomPale, vein: '#bd6870' },
  { heart: '#d2ab62', middle: '#f7ecd0', rim: '#efdcb2', vein: '#b8934d' },
  { heart: '#a9813a', middle: '#d5b569', rim: '#eedcab', vein: '#94712f' },
];
