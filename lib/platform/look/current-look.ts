import { hashSource } from '../csp/inline-script-hashes';
import type { SettingKey, SettingValue } from '../site-settings/registry';
import { snapshot } from '../site-settings/snapshot';
import { snapshotSetting } from '../site-settings/snapshot-setting';
import type { AssetMark } from './asset-mark';
import type { Scheme, Token } from './default-colours';
import {
  changedParts,
  deriveColours,
  deriveDarkAccent,
  type Look,
  type LookPart,
} from './derived-colours';
import { lookStyle } from './look-style';

/** The look of the site according to its settings. */
type CurrentLook = {
  /** All colours, as `#rrggbb`. */
  colours: Record<Scheme, Record<Token, string>>;
  /** The parts whose colour differs from the default. */
  changed: ReadonlySet<LookPart>;
  /** The style sheet with these colours; '' if none is changed. */
  style: string;
  /** The CSP sources that allow it. */
  sources: string[];
  logo: AssetMark | null;
  logoDark: AssetMark | null;
  icon: AssetMark | null;
  /** The ids of the pictures above. */
  assetIds: string[];
};

const cachedLooks = new WeakMap<object, CurrentLook>();

/** The current look; the same object until a setting changes. */
export function currentLook(): CurrentLook {
  const { values } = snapshot();
  const found = cachedLooks.get(values) ?? readLook();
  cachedLooks.set(values, found);
  return found;
}

function readLook(): CurrentLook {
  const look = buildLook(snapshotSetting);
  const style = lookStyle(look);
  const marks = {
    logo: snapshotSetting('look.logo'),
    logoDark: snapshotSetting('look.logoDark'),
    icon: snapshotSetting('look.icon'),
  };
  return {
    colours: {
      light: deriveColours('light', look.light),
      dark: deriveColours('dark', look.dark),
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
} as const satisfies Record<Scheme, Record<LookPart, SettingKey>>;

export type ColourKey = (typeof COLOUR_KEYS)[Scheme][LookPart];

/**
 * Builds a look from settings. Without an accent for the dark scheme, derives it from the light
 * one.
 * @param setting returns the value of a setting
 */
export function buildLook(setting: <Key extends ColourKey>(key: Key) => SettingValue<Key>): Look {
  const accent = setting('look.accent');
  return {
    light: { accent, ink: setting('look.ink'), paper: setting('look.paper') },
    dark: {
      accent: setting('look.accentDark') ?? deriveDarkAccent(accent),
      ink: setting('look.inkDark'),
      paper: setting('look.paperDark'),
    },
  };
}
