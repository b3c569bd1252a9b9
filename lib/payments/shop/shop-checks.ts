import { isDeepStrictEqual } from 'node:util';
import type { Said } from '@/lib/platform/language/said';
import type { SettingKey } from '@/lib/platform/site-settings/registry';
import { siteSetting } from '@/lib/platform/site-settings/site-setting';
import type { ShopSettings } from '../offered-providers';
import { isWithin } from '../payable-rules';
import { outOfRange, priceRanges } from '../price-ranges';
import { currenciesOf, scaleOf } from './tribute-scale-rules';

/**
 * Faults in settings that an admin is about to save: limits of flowers outside what any provider
 * accepts, including the default limits of a new site currency. A currency without any provider is
 * allowed; pages then say that it cannot be paid.
 */
export async function shopFaults(
  proposed: ShopSettings,
): Promise<Partial<Record<SettingKey, Said>>> {
  const [site, set] = [proposed('shop.currency'), proposed('shop.tributes')];
  const [siteNow, setNow] = [siteSetting('shop.currency'), siteSetting('shop.tributes')];
  const known = currenciesOf(siteNow, setNow).map((currency) => scaleOf(currency, setNow));
  for (const currency of currenciesOf(site, set)) {
    const scale = scaleOf(currency, set);
    if (known.some((each) => isDeepStrictEqual(each, scale))) continue;
    const ranges = await priceRanges(currency, proposed);
    const isPayable = [scale.min, scale.max].every((price) => isWithin(ranges, price));
    if (ranges.length > 0 && !isPayable) return faultOf(outOfRange(currency, ranges));
  }
  return {};
}

const faultOf = (fault: Said) => ({ 'shop.tributes': fault });
