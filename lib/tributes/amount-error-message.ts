import type { TributeLimits } from '@/lib/payments/shop/tribute-limit-rules';
import { type Message, messageFor } from '@/lib/platform/language/message';
import { money } from '@/lib/platform/language/money';

/**
 * The message for an amount outside a currency's limits, or with more decimals than the currency has.
 */
export const amountErrorMessage = ({ currency, min, max }: TributeLimits): Message =>
  currency === 'USD'
    ? messageFor('tributes.faults.amount', { least: min / 100, most: max / 100 })
    : messageFor('shop.flowers.outOfBounds', {
        least: money(min, currency, 'short'),
        most: money(max, currency, 'short'),
      });
