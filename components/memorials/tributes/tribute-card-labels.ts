import { flowerSizeNames } from '@/components/tributes/flower-size-names';
import { tributeCurrenciesOf, tributeLimitsFor } from '@/lib/payments/shop/tribute-limit-rules';
import { placeholders } from '@/lib/platform/language/fill-placeholders';
import type { Language } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';
import { amountFormat } from '@/lib/platform/language/money';
import { snapshotSetting } from '@/lib/platform/site-settings/snapshot-setting';
import type { FlowerSize } from '@/lib/tributes/size-rules';

/**
 * `sum` has a placeholder for the amount, which `formatAmount` formats with the `format` of its currency. `step` is the
 * step of flower prices in that currency.
 */
export type TributeCardLabels = {
  yours: string;
  anonymous: string;
  sizes: Record<FlowerSize, string>;
  sum: string;
  currencies: Record<string, { format: string; step: number }>;
};

/** The language and texts of a card, for rendering on the server and in the browser. */
export type TributeCardMessages = { language: Language; labels: TributeCardLabels };

export const tributeCardLabels = (t: Translate, language: Language): TributeCardLabels => ({
  yours: t('memorial.tributes.yours'),
  anonymous: t('memorial.tributes.anonymous'),
  sizes: flowerSizeNames(t),
  sum: t('memorial.tributes.flowers', placeholders('amount')),
  currencies: currencyLabels(language),
});

function currencyLabels(language: Language): TributeCardLabels['currencies'] {
  const limits = snapshotSetting('shop.tributes');
  const currencies = ['USD', ...tributeCurrenciesOf(snapshotSetting('shop.currency'), limits)];
  return Object.fromEntries(
    currencies.map((currency) => [
      currency,
      { format: amountFormat(language, currency), step: tributeLimitsFor(currency, limits).step },
    ]),
  );
}
