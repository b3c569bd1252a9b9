import { type Message, messageFor } from '@/lib/platform/language/message';
import { type ContrastReading, measureContrast } from '@/lib/platform/look/contrast';
import { buildLook, COLOUR_KEYS, type ColourKey } from '@/lib/platform/look/current-look';
import type { SettingKey, SettingValue } from '@/lib/platform/site-settings/registry';

/**
 * Why a colour has too little contrast where it is used, with the nearest one that has enough; null
 * if it has enough.
 */
export function contrastError({
  part,
  isEnough,
  nearest,
  isTooPale,
}: ContrastReading): Message | null {
  if (isEnough) return null;
  if (nearest === null) return messageFor('look.faults.noneWorks');
  const colour = { colour: nearest };
  if (part === 'paper')
    return isTooPale
      ? messageFor('look.faults.paperTooPale', colour)
      : messageFor('look.faults.paperTooDark', colour);
  return isTooPale
    ? messageFor('look.faults.tooPale', colour)
    : messageFor('look.faults.tooDark', colour);
}

/** The faults in the colours of a look, by the key of the setting. */
export function lookErrors(
  setting: <Key extends ColourKey>(key: Key) => SettingValue<Key>,
): Partial<Record<SettingKey, Message>> {
  const errors: Partial<Record<SettingKey, Message>> = {};
  for (const reading of measureContrast(buildLook(setting))) {
    const fault = contrastError(reading);
    if (fault) errors[COLOUR_KEYS[reading.scheme][reading.part]] = fault;
  }
  return errors;
}
