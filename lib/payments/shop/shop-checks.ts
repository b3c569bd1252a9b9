import { isDeepStrictEqual } from 'node:util';
import type { Message } from '@/lib/platform/language/message';
import { getSetting } from '@/lib/platform/site-settings/get-setting';
import type { SettingKey } from '@/lib/platform/site-settings/registry';
import type { ShopSettings } from '../offered-providers';
import { isInRanges } from '../payable-rules';
import { outOfRangeMessage, priceRanges } from '../price-ranges';
import { tributeCurrenciesOf, tributeLimitsFor } from './tribute-limit-rules';

/**
 * Faults in settings that an admin is about to save: limits for the price of flowers that no
 * provider accepts, including the default limits of a new site currency. A currency without any
 * provider is allowed; pages then say that nobody can pay in it.
 */
export async function shopErrors(
  proposed: ShopSettings,
): Promise<Partial<Record<SettingKey, Message>>> {
  const [site, proposedLimits] = [proposed('shop.currency'), proposed('shop.tributes')];
  const [currentSite, currentLimits] = [getSetting('shop.currency'), getSetting('shop.tributes')];
  const known = tributeCurrenciesOf(currentSite, currentLimits).map((currency) =>
    tributeLimitsFor(currency, currentLimits),
  );
  for (const currency of tributeCurrenciesOf(site, proposedLimits)) {
    const limits = tributeLimitsFor(currency, proposedLimits);
    if (known.some((each) => isDeepStrictEqual(each, limits))) continue;
    const ranges = await priceRanges(currency, proposed);
    const isPayable = [limits.min, limits.max].every((price) => isInRanges(ranges, price));
    if (ranges.length > 0 && !isPayable) return tributesError(outOfRangeMessage(currency, ranges));
  }
  return {};
}

const tributesError = (userMessage: Message) => ({ 'shop.tributes': userMessage });
