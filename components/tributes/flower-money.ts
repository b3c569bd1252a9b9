import { type PayWay, payWays } from '@/components/payments/pay-ways';
import type { TributeLimits } from '@/lib/payments/shop/tribute-limit-rules';
import { placeholders } from '@/lib/platform/language/fill-placeholders';
import type { Language } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';
import { amountFormat, money } from '@/lib/platform/language/money';
import type { FlowerCharge, FlowerOffer } from '@/lib/tributes/flower-offer';

/** A way to pay for flowers, with its charge. */
export type FlowerWay = PayWay & { charge: FlowerCharge };

/** What a flower form needs to format amounts, prepared by the server. */
export type FlowerMoney = {
  limits: TributeLimits;
  /** The format of prices, for `formatAmount`. */
  format: string;
  /** By the currency of the charge: its format, and the sentence for price and charge with placeholders. */
  charges: Record<string, { format: string; template: string }>;
};

/** Returns the ways to pay for flowers, the main one first. */
export const flowerWays = ({ offered }: FlowerOffer, t: Translate): FlowerWay[] =>
  payWays(
    offered.map(({ provider }) => provider),
    t,
  ).map((way, index) => ({
    ...way,
    charge: (offered[index] as FlowerOffer['offered'][number]).charge, // as: payWays() returns one for each provider
  }));

/** Prepares the amounts' formats for the page of a flower form. */
export const flowerMoney = (
  { scale, offered }: FlowerOffer,
  t: Translate,
  language: Language,
): FlowerMoney => ({
  limits: scale,
  format: amountFormat(language, scale.currency),
  charges: Object.fromEntries(
    offered.map(({ charge: { currency } }) => [
      currency,
      {
        format: amountFormat(language, currency),
        template: bothAmounts(scale.currency, currency, t),
      },
    ]),
  ),
});

function bothAmounts(price: string, charge: string, t: Translate): string {
  if (price === charge) return '{price}';
  return charge === 'ZAR'
    ? t('tributes.flowers.bothAmounts', placeholders('price', 'charge'))
    : t('shop.flowers.bothAmounts', { ...placeholders('price', 'charge'), currency: charge });
}

export const amountHint = ({ currency, min, max }: TributeLimits, t: Translate): string =>
  currency === 'USD'
    ? t('tributes.form.amountHint', { least: min / 100, most: max / 100 })
    : t('shop.flowers.amountHint', {
        least: money(min, currency, 'short'),
        most: money(max, currency, 'short'),
      });
