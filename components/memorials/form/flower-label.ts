import { suggestedUnit } from '@/components/tributes/amount-rules';
import { FIELDS } from '@/lib/memorials/fields';
import { scaleOf } from '@/lib/payments/shop/tribute-scale-rules';
import { minorDigits } from '@/lib/platform/currency-rules';
import { money } from '@/lib/platform/language/money';
import type { Say } from '@/lib/platform/language/said';
import { shownSetting } from '@/lib/platform/site-settings/shown-setting';

/**
 * Returns labels for the suggested flower amount where it does not count dollars. It then counts whole units of the
 * site's currency, or other steps (`suggestedMinor` in components/tributes/amount-rules.ts).
 */
export function flowerLabels(say: Say): { [key in (typeof KEYS)[number]]?: string } {
  const currency = shownSetting('shop.currency');
  const unit = suggestedUnit(scaleOf(currency, shownSetting('shop.tributes')).step);
  const isWhole = unit === 10 ** minorDigits(currency);
  if (currency === 'USD' && isWhole) return {};
  const { min, max } = FIELDS.suggestedDonationAmount;
  return {
    'form.options.amount': isWhole
      ? say('shop.flowers.begin', { currency })
      : say('shop.flowers.beginSteps', { amount: money(unit, currency, 'short') }),
    'memorials.faults.wholeDollars': say('shop.flowers.wholeNumber', { min, max }),
  };
}

const KEYS = ['form.options.amount', 'memorials.faults.wholeDollars'] as const;
