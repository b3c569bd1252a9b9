import type { PayWay } from '@/components/payments/pay-ways';
import type { PriceChoice } from '@/lib/payments/plans/memorial-sale';

/** A price for the buyer's country with its ways to pay, the main one first. */
export type PayablePrice = PriceChoice & { ways: [PayWay, ...PayWay[]] };
