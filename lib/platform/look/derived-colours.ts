import { contrastOf, type Oklch, onScreen, toHex } from './colour';
import { DEFAULT_COLOURS, SCHEMES, type Scheme, type Token } from './default-colours';

/**
 * The parts that an operator can change in each scheme. The order matters: each is checked against
 * those before it.
 */
export const PARTS = ['paper', 'ink', 'accent'] as const;
export type Part = (typeof PARTS)[number];
export type Look = Record<Scheme, Record<Part, Oklch>>;

/** The tokens of each part: its own first, then those derived from it. */
export const TOKENS_OF: Record<Part, readonly Token[]> = {
  accent: ['primary', 'primary-strong', 'primary-soft', 'on-primary', 'focus'],
  ink: ['ink', 'ink-soft'],
  paper: ['paper', 'surface', 'sunken', 'line'],
};
const OWN: Record<Part, Token> = { accent: 'primary', ink: 'ink', paper: 'paper' };

/** The look without any changes. */
export const DEFAULT_LOOK: Look = {
  light: lookOf('light'),
  dark: lookOf('dark'),
};

/**
 * All colours of a scheme as `#rrggbb`. Unchanged parts have exactly the colours of app/tokens.css.
 */
export function coloursOf(scheme: Scheme, chosen: Record<Part, Oklch>): Record<Token, string> {
  const colours = { ...DEFAULTS[scheme] };
  for (const part of PARTS)
    if (isChanged(scheme, part, chosen[part]))
      Object.assign(colours, inHex(DERIVED[part](onScreen(chosen[part]), RULES[scheme])));
  return colours;
}

const inHex = <Name extends string>(colours: Partial<Record<Name, Oklch>>) =>
  Object.fromEntries(
    Object.entries<Oklch | undefined>(colours).map(([name, colour]) => [
      name,
      colour && toHex(colour),
    ]),
  ) as Record<Name, string>; // the same names

const DEFAULTS: Record<Scheme, Record<Token, string>> = {
  light: inHex(DEFAULT_COLOURS.light),
  dark: inHex(DEFAULT_COLOURS.dark),
};

/** The parts whose colour differs from app/tokens.css in one or both schemes. */
export const changedParts = (look: Look): Part[] =>
  PARTS.filter((part) => SCHEMES.some((scheme) => isChanged(scheme, part, look[scheme][part])));

/**
 * An accent for the dark scheme with the hue of the light one, pale enough to be readable on dark
 * paper.
 */
export const darkAccentOf = (accent: Oklch): Oklch =>
  isChanged('light', 'accent', accent)
    ? onScreen({ l: 0.82, c: Math.min(0.1, accent.c * 1.1), h: accent.h })
    : DEFAULT_LOOK.dark.accent;

const isChanged = (scheme: Scheme, part: Part, colour: Oklch) =>
  toHex(colour) !== DEFAULTS[scheme][OWN[part]];

function lookOf(scheme: Scheme): Record<Part, Oklch> {
  const { primary, ink, paper } = DEFAULT_COLOURS[scheme];
  return { accent: primary, ink, paper };
}

/**
 * The distances of derived colours from their part, chosen so that the defaults result from the
 * default parts.
 */
type Rules = {
  strong: number;
  soft: { l: number; chroma: number };
  focus: { l: number; chroma: number };
  inkSoft: number;
  surface: number;
  sunken: number;
  line: number;
};

const RULES: Record<Scheme, Rules> = {
  light: {
    strong: -0.07,
    soft: { l: 0.945, chroma: 0.2 },
    focus: { l: 0.52, chroma: 1.9 },
    inkSoft: 0.18,
    surface: 0.014,
    sunken: -0.029,
    line: -0.097,
  },
  dark: {
    strong: 0.06,
    soft: { l: 0.3, chroma: 0.47 },
    focus: { l: 0.85, chroma: 1.33 },
    inkSoft: -0.14,
    surface: 0.038,
    sunken: 0.068,
    line: 0.145,
  },
};

/** The most chroma of backgrounds under text, and of the focus ring. */
const SOFT_CHROMA = 0.035;
const FOCUS_CHROMA = 0.13;

const DERIVED: Record<Part, (own: Oklch, rules: Rules) => Partial<Record<Token, Oklch>>> = {
  accent: (own, { strong, soft, focus }) => ({
    primary: own,
    'primary-strong': lighter(own, strong),
    'primary-soft': { l: soft.l, c: Math.min(SOFT_CHROMA, own.c * soft.chroma), h: own.h },
    'on-primary': lettersOn(own),
    focus: { l: focus.l, c: Math.min(FOCUS_CHROMA, own.c * focus.chroma), h: own.h },
  }),
  ink: (own, { inkSoft }) => ({ ink: own, 'ink-soft': lighter(own, inkSoft) }),
  paper: (own, { surface, sunken, line }) => ({
    paper: own,
    surface: lighter(own, surface, 0.5),
    sunken: lighter(own, sunken, 1.5),
    line: lighter(own, line, 1.8),
  }),
};

const lighter = ({ l, c, h }: Oklch, by: number, chroma = 1): Oklch => ({
  l: Math.min(1, Math.max(0, l + by)),
  c: c * chroma,
  h,
});

/**
 * The text of a button: the near white of the light scheme, or a near black of the button's hue,
 * whichever has more contrast.
 */
function lettersOn(ground: Oklch): Oklch {
  const pale = DEFAULT_COLOURS.light['on-primary'];
  const dark = { l: 0.2, c: Math.min(0.03, ground.c), h: ground.h };
  const [ofPale = 0, ofDark = 0] = [pale, dark].map((each) =>
    contrastOf(toHex(each), toHex(ground)),
  );
  return ofPale >= ofDark ? pale : dark;
}
