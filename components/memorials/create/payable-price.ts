import type { PayWay } from '@/components/payments/pay-ways';
import type { PriceChoice } from '@/lib/payments/plans/memorial-sale';

/** A price that a buyer may choose, with the ways to pay it, the main one first. */
export type PayablePrice = PriceChoice & { ways: [PayWay, ...PayWay[]] };
