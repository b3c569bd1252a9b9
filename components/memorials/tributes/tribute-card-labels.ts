import { flowerSizeNames } from '@/components/tributes/flower-size-names';
import { tributeCurrenciesOf, tributeLimitsFor } from '@/lib/payments/shop/tribute-limit-rules';
import { placeholders } from '@/lib/platform/language/fill-placeholders';
import type { Language } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';
import { amountFormat } from '@/lib/platform/language/money';
import { snapshotSetting } from '@/lib/platform/site-settings/snapshot-setting';
import type { FlowerSize } from '@/lib/tributes/size-rules';

/**
 * `sum` has a placeholder for the amount, formatted by `formatAmount` with a currency's `form`. `step` is the price step of
 * flowers in that currency.
 */
export type TributeCardLabels = {
  yours: string;
  anonymous: string;
  sizes: Record<FlowerSize, string>;
  sum: string;
  currencies: Record<string, { form: string; step: number }>;
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
  const set = snapshotSetting('shop.tributes');
  const currencies = ['USD', ...tributeCurrenciesOf(snapshotSetting('shop.currency'), set)];
  return Object.fromEntries(
    currencies.map((currency) => [
      currency,
      { form: amountFormat(language, currency), step: tributeLimitsFor(currency, set).step },
    ]),
  );
}
