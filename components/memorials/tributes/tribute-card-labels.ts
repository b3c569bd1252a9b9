import { sizeWords } from '@/components/tributes/size-words';
import { currenciesOf, scaleOf } from '@/lib/payments/shop/tribute-scale-rules';
import { blanks } from '@/lib/platform/language/fill';
import type { Language } from '@/lib/platform/language/languages';
import { amountForm } from '@/lib/platform/language/money';
import type { Say } from '@/lib/platform/language/said';
import { shownSetting } from '@/lib/platform/site-settings/shown-setting';
import type { FlowerSize } from '@/lib/tributes/size-rules';

/**
 * `sum` has a placeholder for the amount, formatted by `amountIn` with a currency's `form`. `step` is the price step of
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
export type TributeCardWords = { language: Language; labels: TributeCardLabels };

export const tributeCardLabels = (say: Say, language: Language): TributeCardLabels => ({
  yours: say('memorial.tributes.yours'),
  anonymous: say('memorial.tributes.anonymous'),
  sizes: sizeWords(say),
  sum: say('memorial.tributes.flowers', blanks('amount')),
  currencies: currencyLabels(language),
});

function currencyLabels(language: Language): TributeCardLabels['currencies'] {
  const set = shownSetting('shop.tributes');
  const currencies = ['USD', ...currenciesOf(shownSetting('shop.currency'), set)];
  return Object.fromEntries(
    currencies.map((currency) => [
      currency,
      { form: amountForm(language, currency), step: scaleOf(currency, set).step },
    ]),
  );
}
