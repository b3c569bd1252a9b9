import { hashSource } from '../csp/inline-script-hashes';
import type { SettingKey, SettingValue } from '../site-settings/registry';
import { shownSetting } from '../site-settings/shown-setting';
import { snapshot } from '../site-settings/snapshot';
import type { Mark } from './asset-mark';
import type { Scheme, Token } from './default-colours';
import { changedParts, coloursOf, darkAccentOf, type Look, type Part } from './derived-colours';
import { lookStyle } from './look-style';

/** The look of the site according to its settings. */
type CurrentLook = {
  /** All colours, as `#rrggbb`. */
  colours: Record<Scheme, Record<Token, string>>;
  /** The parts whose colour differs from the default. */
  changed: ReadonlySet<Part>;
  /** The style sheet with these colours; '' if none is changed. */
  style: string;
  /** The CSP sources that allow it. */
  sources: string[];
  logo: Mark | null;
  logoDark: Mark | null;
  icon: Mark | null;
  /** The ids of the pictures above. */
  assetIds: string[];
};

const known = new WeakMap<object, CurrentLook>();

/** The current look; the same object until a setting changes. */
export function currentLook(): CurrentLook {
  const { values } = snapshot();
  const found = known.get(values) ?? readLook();
  known.set(values, found);
  return found;
}

function readLook(): CurrentLook {
  const look = lookOf(shownSetting);
  const style = lookStyle(look);
  const marks = {
    logo: shownSetting('look.logo'),
    logoDark: shownSetting('look.logoDark'),
    icon: shownSetting('look.icon'),
  };
  return {
    colours: {
      light: coloursOf('light', look.light),
      dark: coloursOf('dark', look.dark),
    },
    changed: new Set(changedParts(look)),
    style,
    sources: style === '' ? [] : [hashSource(style)],
    ...marks,
    assetIds: Object.values(marks).flatMap((mark) => mark?.id ?? []),
  };
}

/** The settings of the colours. */
export const COLOUR_KEYS = {
  light: { accent: 'look.accent', ink: 'look.ink', paper: 'look.paper' },
  dark: { accent: 'look.accentDark', ink: 'look.inkDark', paper: 'look.paperDark' },
} as const satisfies Record<Scheme, Record<Part, SettingKey>>;

export type ColourKey = (typeof COLOUR_KEYS)[Scheme][Part];

/**
 * Builds a look from settings. Without an accent for the dark scheme, derives it from the light
 * one.
 * @param setting returns the value of a setting
 */
export function lookOf(setting: <Key extends ColourKey>(key: Key) => SettingValue<Key>): Look {
  const accent = setting('look.accent');
  return {
    light: { accent, ink: setting('look.ink'), paper: setting('look.paper') },
    dark: {
      accent: setting('look.accentDark') ?? darkAccentOf(accent),
      ink: setting('look.inkDark'),
      paper: setting('look.paperDark'),
    },
  };
}
