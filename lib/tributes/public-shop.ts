import type { z } from 'zod';
import type { publicShopResponse } from '@/lib/payments/api-schema-plan';
import { memorialSale } from '@/lib/payments/plans/memorial-sale';
import { siteCountry, siteCurrency } from '@/lib/payments/shop/shop-settings';
import { toMajorUnits } from '@/lib/platform/currency-rules';
import { DEFAULT_LANGUAGE } from '@/lib/platform/language/languages';
import { flowerOffer } from './flower-offer';

/** The public part of prices and limits. */
export async function publicShop(): Promise<z.input<typeof publicShopResponse>> {
  const [sale, { scale, offered }] = await Promise.all([
    memorialSale(DEFAULT_LANGUAGE),
    flowerOffer(),
  ]);
  const { currency, min, max, step } = scale;
  const whole = (minor: number) => toMajorUnits(minor, currency);
  return {
    currency: siteCurrency(),
    country: siteCountry(),
    memorial: {
      isFree: sale.kind === 'free',
      prices:
        sale.kind === 'priced'
          ? sale.prices.map(({ country, currency: of, amount }) => ({
              country,
              currency: of,
              amount,
            }))
          : [],
    },
    flowers:
      offered.length > 0
        ? { currency, least: whole(min), most: whole(max), step: whole(step) }
        : null,
  };
}
