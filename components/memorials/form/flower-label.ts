import { suggestedUnit } from '@/components/tributes/amount-rules';
import { FIELDS } from '@/lib/memorials/fields';
import { tributeLimitsFor } from '@/lib/payments/shop/tribute-limit-rules';
import { minorDigits } from '@/lib/platform/currency-rules';
import type { Translate } from '@/lib/platform/language/message';
import { money } from '@/lib/platform/language/money';
import { snapshotSetting } from '@/lib/platform/site-settings/snapshot-setting';

/**
 * Returns labels for the suggested flower amount where it does not count dollars. It then counts whole units of the
 * site's currency, or other steps (`suggestedMinor` in components/tributes/amount-rules.ts).
 */
export function flowerLabels(t: Translate): { [key in (typeof KEYS)[number]]?: string } {
  const currency = snapshotSetting('shop.currency');
  const unit = suggestedUnit(tributeLimitsFor(currency, snapshotSetting('shop.tributes')).step);
  const isWhole = unit === 10 ** minorDigits(currency);
  if (currency === 'USD' && isWhole) return {};
  const { min, max } = FIELDS.suggestedDonationAmount;
  return {
    'form.options.amount': isWhole
      ? t('shop.flowers.begin', { currency })
      : t('shop.flowers.beginSteps', { amount: money(unit, currency, 'short') }),
    'memorials.faults.wholeDollars': t('shop.flowers.wholeNumber', { min, max }),
  };
}

const KEYS = ['form.options.amount', 'memorials.faults.wholeDollars'] as const;
