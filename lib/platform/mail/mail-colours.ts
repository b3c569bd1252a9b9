import { currentLook } from '@/lib/platform/look/current-look';
import type { Scheme } from '@/lib/platform/look/default-colours';

// Hex, because mail programs support neither oklch nor variables. The walls have the colours of
// app/tokens.css.

const DEFAULT_MAIL_COLOURS = {
  light: {
    paper: '#faf8f2',
    card: '#fffefb',
    edge: '#ded9cc',
    ink: '#18241e',
    soft: '#46524b',
    act: '#1c4c36',
    onAct: '#fdfbf5',
  },
  dark: {
    paper: '#101a15',
    card: '#17211c',
    edge: '#36433c',
    ink: '#eae6dc',
    soft: '#bdbbb1',
    act: '#9fd3b5',
    onAct: '#0c1f16',
  },
};

/** The colours of mails, including the operator's changes. */
export function mailColours(scheme: Scheme): (typeof DEFAULT_MAIL_COLOURS)[Scheme] {
  const { changed, colours } = currentLook();
  const { paper, surface, line, ink, 'ink-soft': soft, primary, ...rest } = colours[scheme];
  return {
    ...DEFAULT_MAIL_COLOURS[scheme],
    ...(changed.has('paper') && { paper, card: surface, edge: line }),
    ...(changed.has('ink') && { ink, soft }),
    ...(changed.has('accent') && { act: primary, onAct: rest['on-primary'] }),
  };
}

/** The wall behind a portrait and its ledge, light and dark, by the tone of the memorial. */
export const WALLS = {
  rose: { wall: '#f1e4e0', ledge: '#e5d1cb', darkWall: '#2f2422', darkLedge: '#3f2f2c' },
  olive: { wall: '#e3e8d9', ledge: '#cfd7c3', darkWall: '#21291d', darkLedge: '#2c3726' },
  protea: { wall: '#f1e3d9', ledge: '#e6d1c2', darkWall: '#32241c', darkLedge: '#432f24' },
  lavender: { wall: '#e8e5ed', ledge: '#d7d2e0', darkWall: '#28252e', darkLedge: '#35303f' },
  marigold: { wall: '#f1ead8', ledge: '#e4d7bd', darkWall: '#2e281c', darkLedge: '#3e3524' },
} as const;

export type Tone = keyof typeof WALLS;

/** The CSS of the dark scheme, for elements whose inline style has the light one. */
export function darkRules(tone: Tone | undefined): string {
  const { paper, card, edge, ink, soft, act, onAct } = mailColours('dark');
  return [
    `body,.paper{background:${paper}!important}`,
    `.card{background:${card}!important;border-color:${edge}!important}`,
    `.ink{color:${ink}!important}`,
    `.soft{color:${soft}!important}`,
    `.link{color:${act}!important}`,
    `.act{background:${act}!important;color:${onAct}!important}`,
    ...(tone
      ? [
          `.wall{background:${WALLS[tone].darkWall}!important}`,
          `.ledge{background:${WALLS[tone].darkLedge}!important}`,
          `.mat{background:${card}!important;border-color:${card}!important}`,
        ]
      : []),
  ].join('');
}
