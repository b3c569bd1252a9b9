// In hex: mail programs know neither oklch nor variables. The walls are those of app/tokens.css.

export const PAPER = '#faf8f2';
export const CARD = '#fffefb';
export const EDGE = '#ded9cc';
export const INK = '#18241e';
export const SOFT = '#46524b';
export const ACT = '#1c4c36';
export const ON_ACT = '#fdfbf5';

const DARK = {
  paper: '#101a15',
  card: '#17211c',
  edge: '#36433c',
  ink: '#eae6dc',
  soft: '#bdbbb1',
};
const DARK_ACT = { act: '#9fd3b5', onAct: '#0c1f16' };

/** The wall behind a portrait and its ledge, light and dark, by the tone of the memorial. */
export const WALLS = {
  rose: { wall: '#f1e4e0', ledge: '#e5d1cb', darkWall: '#2f2422', darkLedge: '#3f2f2c' },
  olive: { wall: '#e3e8d9', ledge: '#cfd7c3', darkWall: '#21291d', darkLedge: '#2c3726' },
  protea: { wall: '#f1e3d9', ledge: '#e6d1c2', darkWall: '#32241c', darkLedge: '#432f24' },
  lavender: { wall: '#e8e5ed', ledge: '#d7d2e0', darkWall: '#28252e', darkLedge: '#35303f' },
  marigold: { wall: '#f1ead8', ledge: '#e4d7bd', darkWall: '#2e281c', darkLedge: '#3e3524' },
} as const;

export type Tone = keyof typeof WALLS;

/** The rules of the dark scheme, for elements that have the light one in their own style. */
export const darkRules = (tone: Tone | undefined) =>
  [
    `body,.paper{background:${DARK.paper}!important}`,
    `.card{background:${DARK.card}!important;border-color:${DARK.edge}!important}`,
    `.ink{color:${DARK.ink}!important}`,
    `.soft{color:${DARK.soft}!important}`,
    `.link{color:${DARK_ACT.act}!important}`,
    `.act{background:${DARK_ACT.act}!important;color:${DARK_ACT.onAct}!important}`,
    ...(tone
      ? [
          `.wall{background:${WALLS[tone].darkWall}!important}`,
          `.ledge{background:${WALLS[tone].darkLedge}!important}`,
          `.mat{background:${DARK.card}!important;border-color:${DARK.card}!important}`,
        ]
      : []),
  ].join('');
