import { contrastOf, type Oklch, toHex, toScreenColour } from './colour';
import { DEFAULT_COLOURS, SCHEMES, type Scheme, type Token } from './default-colours';

/**
 * The parts that an operator can change in each scheme. The order matters: each part is checked
 * against the parts before it.
 */
export const LOOK_PARTS = ['paper', 'ink', 'accent'] as const;
export type LookPart = (typeof LOOK_PARTS)[number];
export type Look = Record<Scheme, Record<LookPart, Oklch>>;

/** The tokens of each part: its own first, then those derived from it. */
export const TOKENS_OF: Record<LookPart, readonly Token[]> = {
  accent: ['primary', 'primary-strong', 'primary-soft', 'on-primary', 'focus'],
  ink: ['ink', 'ink-soft'],
  paper: ['paper', 'surface', 'sunken', 'line'],
};
const MAIN_TOKENS: Record<LookPart, Token> = { accent: 'primary', ink: 'ink', paper: 'paper' };

/** The look without any changes. */
export const DEFAULT_LOOK: Look = {
  light: defaultLook('light'),
  dark: defaultLook('dark'),
};

/**
 * All colours of a scheme as `#rrggbb`. Unchanged parts have exactly the colours of app/tokens.css.
 */
export function deriveColours(
  scheme: Scheme,
  chosen: Record<LookPart, Oklch>,
): Record<Token, string> {
  const colours = { ...DEFAULTS[scheme] };
  for (const part of LOOK_PARTS)
    if (isChanged(scheme, part, chosen[part]))
      Object.assign(
        colours,
        toHexValues(DERIVED[part](toScreenColour(chosen[part]), RULES[scheme])),
      );
  return colours;
}

const toHexValues = <Name extends string>(colours: Partial<Record<Name, Oklch>>) =>
  Object.fromEntries(
    Object.entries<Oklch | undefined>(colours).map(([name, colour]) => [
      name,
      colour && toHex(colour),
    ]),
  ) as Record<Name, string>; // the same names

const DEFAULTS: Record<Scheme, Record<Token, string>> = {
  light: toHexValues(DEFAULT_COLOURS.light),
  dark: toHexValues(DEFAULT_COLOURS.dark),
};

/** The parts whose colour differs from app/tokens.css in one or both schemes. */
export const changedParts = (look: Look): LookPart[] =>
  LOOK_PARTS.filter((part) =>
    SCHEMES.some((scheme) => isChanged(scheme, part, look[scheme][part])),
  );

/**
 * An accent for the dark scheme with the hue of the light one, pale enough to be readable on dark
 * paper.
 */
export const deriveDarkAccent = (accent: Oklch): Oklch =>
  isChanged('light', 'accent', accent)
    ? toScreenColour({ l: 0.82, c: Math.min(0.1, accent.c * 1.1), h: accent.h })
    : DEFAULT_LOOK.dark.accent;

const isChanged = (scheme: Scheme, part: LookPart, colour: Oklch) =>
  toHex(colour) !== DEFAULTS[scheme][MAIN_TOKENS[part]];

function defaultLook(scheme: Scheme): Record<LookPart, Oklch> {
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

const DERIVED: Record<LookPart, (own: Oklch, rules: Rules) => Partial<Record<Token, Oklch>>> = {
  accent: (own, { strong, soft, focus }) => ({
    primary: own,
    'primary-strong': lighten(own, strong),
    'primary-soft': { l: soft.l, c: Math.min(SOFT_CHROMA, own.c * soft.chroma), h: own.h },
    'on-primary': textColourOn(own),
    focus: { l: focus.l, c: Math.min(FOCUS_CHROMA, own.c * focus.chroma), h: own.h },
  }),
  ink: (own, { inkSoft }) => ({ ink: own, 'ink-soft': lighten(own, inkSoft) }),
  paper: (own, { surface, sunken, line }) => ({
    paper: own,
    surface: lighten(own, surface, 0.5),
    sunken: lighten(own, sunken, 1.5),
    line: lighten(own, line, 1.8),
  }),
};

const lighten = ({ l, c, h }: Oklch, by: number, chroma = 1): Oklch => ({
  l: Math.min(1, Math.max(0, l + by)),
  c: c * chroma,
  h,
});

/**
 * The text of a button: the near white of the light scheme, or a near black of the button's hue,
 * whichever has more contrast.
 */
function textColourOn(ground: Oklch): Oklch {
  const pale = DEFAULT_COLOURS.light['on-primary'];
  const dark = { l: 0.2, c: Math.min(0.03, ground.c), h: ground.h };
  const [ofPale = 0, ofDark = 0] = [pale, dark].map((each) =>
    contrastOf(toHex(each), toHex(ground)),
  );
  return ofPale >= ofDark ? pale : dark;
}
