import { type Said, said } from '@/lib/platform/language/said';
import { type Reading, readingsOf } from '@/lib/platform/look/contrast';
import { COLOUR_KEYS, type ColourKey, lookOf } from '@/lib/platform/look/current-look';
import type { SettingKey, SettingValue } from '@/lib/platform/site-settings/registry';

/**
 * Why a colour has too little contrast where it is used, with the nearest one that has enough; null
 * if it has enough.
 */
export function faultOf({ part, isEnough, nearest, isTooPale }: Reading): Said | null {
  if (isEnough) return null;
  if (nearest === null) return said('look.faults.noneWorks');
  const colour = { colour: nearest };
  if (part === 'paper')
    return isTooPale
      ? said('look.faults.paperTooPale', colour)
      : said('look.faults.paperTooDark', colour);
  return isTooPale ? said('look.faults.tooPale', colour) : said('look.faults.tooDark', colour);
}

/** The faults in the colours of a look, by the key of the setting. */
export function lookFaults(
  setting: <Key extends ColourKey>(key: Key) => SettingValue<Key>,
): Partial<Record<SettingKey, Said>> {
  const faults: Partial<Record<SettingKey, Said>> = {};
  for (const reading of readingsOf(lookOf(setting))) {
    const fault = faultOf(reading);
    if (fault) faults[COLOUR_KEYS[reading.scheme][reading.part]] = fault;
  }
  return faults;
}
