import { suggestedUnit } from '@/components/tributes/amount-rules';
import { FIELDS } from '@/lib/memorials/fields';
import { tributeLimitsFor } from '@/lib/payments/shop/tribute-limit-rules';
import { minorDigits } from '@/lib/platform/currency-rules';
import type { Translate } from '@/lib/platform/language/message';
import { money } from '@/lib/platform/language/money';
import { snapshotSetting } from '@/lib/platform/site-settings/snapshot-setting';

/**
 * Returns labels that replace those about dollars if the suggested flower amount does not count dollars. The amount
 * then counts units of the site's currency, or steps of another size (`suggestedUnit` in
 * components/tributes/amount-rules.ts).
 */
export function flowerLabels(t: Translate): { [key in (typeof KEYS)[number]]?: string } {
  const currency = snapshotSetting('shop.currency');
  const unit = suggestedUnit(tributeLimitsFor(currency, snapshotSetting('shop.tributes')).step);
  const isCurrencyUnit = unit === 10 ** minorDigits(currency);
  if (currency === 'USD' && isCurrencyUnit) return {};
  const { min, max } = FIELDS.suggestedDonationAmount;
  return {
    'form.options.amount': isCurrencyUnit
      ? t('shop.flowers.begin', { currency })
      : t('shop.flowers.beginSteps', { amount: money(unit, currency, 'short') }),
    'memorials.faults.wholeDollars': t('shop.flowers.wholeNumber', { min, max }),
  };
}

const KEYS = ['form.options.amount', 'memorials.faults.wholeDollars'] as const;
