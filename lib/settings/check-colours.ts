import { type Translate, translateWith } from '@/lib/platform/language/message';
import type { Oklch } from '@/lib/platform/look/colour';
import { measureContrast } from '@/lib/platform/look/contrast';
import { buildLook, COLOUR_KEYS, type ColourKey } from '@/lib/platform/look/current-look';
import { SCHEMES, type Scheme } from '@/lib/platform/look/default-colours';
import { deriveColours, type Look } from '@/lib/platform/look/derived-colours';
import { settingSpec } from '@/lib/platform/site-settings/registry';
import { snapshotSetting } from '@/lib/platform/site-settings/snapshot-setting';
import type { LookResponse } from './look-api-schema';
import { contrastError } from './look-checks';

/** The contrast from which text is very easy to read (WCAG 1.4.6). */
const EASY_TO_READ_CONTRAST = 7;

const KEYS = SCHEMES.flatMap((scheme) => Object.values(COLOUR_KEYS[scheme]));

/**
 * Checks the contrast of colours that an admin is typing, each where it is used, and returns all
 * derived colours. A missing or invalid colour is replaced by the current one.
 * @param typed by the key of the setting
 */
export function checkColours(
  typed: Partial<Record<ColourKey, string>>,
  t: Translate,
): LookResponse {
  const found = new Map<string, Oklch | null>();
  const invalidKeys = new Set<string>();
  for (const key of KEYS) {
    const text = typed[key]?.trim();
    if (text === undefined) continue;
    const { data, success } = settingSpec(key).schema.safeParse(text === '' ? null : text);
    if (success)
      found.set(key, data as Oklch | null); // KEYS have a colour's schema
    else invalidKeys.add(key);
  }
  const look = buildLook((key) =>
    found.has(key) ? (found.get(key) as never) : snapshotSetting(key),
  ); // the value belongs to this key
  const readings = measureContrast(look).map((reading) => {
    const { scheme, part, ratio } = reading;
    const key = COLOUR_KEYS[scheme][part];
    const error = contrastError(reading);
    if (invalidKeys.has(key)) return { key, isEnough: false, message: t('look.faults.colour') };
    if (error) return { key, isEnough: false, message: translateWith(t)(error) };
    const message = t(ratio >= EASY_TO_READ_CONTRAST ? 'look.page.veryWell' : 'look.page.well', {
      ratio,
    });
    return { key, isEnough: true, message };
  });
  return { readings, light: propertiesOf('light', look), dark: propertiesOf('dark', look) };
}

/**
 * The custom properties of app/tokens.css for these colours; the walls have the tone of a memorial
 * with roses.
 */
function propertiesOf(scheme: Scheme, look: Look): Record<string, string> {
  const colours = deriveColours(scheme, look[scheme]);
  const properties: Record<string, string> = {
    '--tone': colours.rose,
    '--tone-deep': colours['rose-deep'],
  };
  for (const [name, colour] of Object.entries(colours))
    if (!IS_WALL.test(name)) properties[`--${name}`] = colour;
  return properties;
}

const IS_WALL = /^(?:rose|olive|protea|lavender|marigold)(?:-deep)?$/;
