import type { TributeScale } from '@/lib/payments/shop/tribute-scale-rules';
import { money } from '@/lib/platform/language/money';
import { type Said, said } from '@/lib/platform/language/said';

/**
 * The message for an amount outside a currency's limits, or with more digits than the currency has.
 */
export const amountFault = ({ currency, min, max }: TributeScale): Said =>
  currency === 'USD'
    ? said('tributes.faults.amount', { least: min / 100, most: max / 100 })
    : said('shop.flowers.outOfBounds', {
        least: money(min, currency, 'short'),
        most: money(max, currency, 'short'),
      });
