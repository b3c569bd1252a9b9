import type { Tx } from '@/lib/platform/db/client';

/**
 * Deletes the buyer from their orders. Amounts, dates and references stay, as bookkeeping asks; the
 * message of a tribute stays only while the paid tribute is still to be made. Locks the orders.
 */
export async function deleteBuyer(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE orders SET email = '', "updatedAt" = now(), "tributeMessage" =
      CASE WHEN "paidAt" IS NOT NULL AND "fulfilledAt" IS NULL THEN "tributeMessage" ELSE '' END
    WHERE "userId" = ${userId}`;
}
