import type { PayWay } from '@/components/payments/pay-ways';
import type { PriceChoice } from '@/lib/payments/plans/memorial-sale';

/** A price for the buyer's country, with its ways to pay, of which the first is the main one. */
export type PayablePrice = PriceChoice & { ways: [PayWay, ...PayWay[]] };
