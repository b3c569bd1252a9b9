import { type PayWay, payWays } from '@/components/payments/pay-ways';
import type { TributeScale } from '@/lib/payments/shop/tribute-scale-rules';
import { blanks } from '@/lib/platform/language/fill';
import type { Language } from '@/lib/platform/language/languages';
import { amountForm, money } from '@/lib/platform/language/money';
import type { Say } from '@/lib/platform/language/said';
import type { Charge, FlowerOffer } from '@/lib/tributes/flower-offer';

/** A way to pay for flowers, with its charge. */
export type FlowerWay = PayWay & { charge: Charge };

/** What a flower form needs to format amounts, prepared by the server. */
export type FlowerMoney = {
  scale: TributeScale;
  /** The format of prices, for `amountIn`. */
  form: string;
  /** By the currency of the charge: its format, and the sentence for price and charge with placeholders. */
  charges: Record<string, { form: string; both: string }>;
};

/** Returns the ways to pay for flowers, the main one first. */
export const flowerWays = ({ offered }: FlowerOffer, say: Say): FlowerWay[] =>
  payWays(
    offered.map(({ provider }) => provider),
    say,
  ).map((way, at) => ({ ...way, charge: (offered[at] as FlowerOffer['offered'][number]).charge })); // as: there is one for each

/** Prepares the amounts' formats for the page of a flower form. */
export const flowerMoney = (
  { scale, offered }: FlowerOffer,
  say: Say,
  language: Language,
): FlowerMoney => ({
  scale,
  form: amountForm(language, scale.currency),
  charges: Object.fromEntries(
    offered.map(({ charge: { currency } }) => [
      currency,
      { form: amountForm(language, currency), both: bothAmounts(scale.currency, currency, say) },
    ]),
  ),
});

function bothAmounts(price: string, charge: string, say: Say): string {
  if (price === charge) return '{price}';
  return charge === 'ZAR'
    ? say('tributes.flowers.bothAmounts', blanks('price', 'charge'))
    : say('shop.flowers.bothAmounts', { ...blanks('price', 'charge'), currency: charge });
}

export const amountHint = ({ currency, min, max }: TributeScale, say: Say): string =>
  currency === 'USD'
    ? say('tributes.form.amountHint', { least: min / 100, most: max / 100 })
    : say('shop.flowers.amountHint', {
        least: money(min, currency, 'short'),
        most: money(max, currency, 'short'),
      });
