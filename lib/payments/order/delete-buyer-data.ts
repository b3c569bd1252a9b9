import type { Tx } from '@/lib/platform/db/client';

/**
 * Deletes the buyer's personal data from their orders. Amounts, dates and references stay for
 * bookkeeping. The message of a paid tribute stays until the tribute has been created. Locks the
 * orders.
 */
export async function deleteBuyerData(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE orders SET email = '', "updatedAt" = now(), "tributeMessage" =
      CASE WHEN "paidAt" IS NOT NULL AND "fulfilledAt" IS NULL THEN "tributeMessage" ELSE '' END
    WHERE "userId" = ${userId}`;
}
