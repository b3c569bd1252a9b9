import type { Tx } from '@/lib/db/client';

/** Removes every mail to an address from the outbox, sent or not, with its record. */
export async function forgetMailTo(tx: Tx, to: string): Promise<void> {
  await tx.outboxMail.deleteMany({ where: { to } });
}
