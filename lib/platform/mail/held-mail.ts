import { db, type Tx } from '@/lib/platform/db/client';
import { enqueue } from '../jobs/enqueue';
import { mayHaveBeenSent } from './mail-rules';

/**
 * Whether a mail must wait for the operator: after a restore, whatever the site may have mailed before, under another
 * id, is held. Mails that were waiting in the backup are held by the restore itself.
 */
export async function isHeld(mail: {
  id: string;
  key: string;
  heldAt: Date | null;
}): Promise<boolean> {
  if (mail.heldAt) return true;
  if (!mayHaveBeenSent(mail.key)) return false;
  const where = { kind: 'restore', holdsMail: true } as const;
  if (!(await db().backupRun.findFirst({ where, select: { id: true } }))) return false;
  await db().outboxMail.updateMany({
    where: { id: mail.id, sentAt: null },
    data: { heldAt: new Date() },
  });
  return true;
}

export type HeldMail = { kind: string; mails: number; oldest: Date; newest: Date };

/** What waits for the operator, by kind (the first part of the mails' keys). Names nobody. */
export const heldMail = (): Promise<HeldMail[]> =>
  db().$queryRaw<HeldMail[]>`
    SELECT split_part(key, '/', 1) AS kind, count(*)::int AS mails, min("createdAt") AS oldest, max("createdAt") AS newest
    FROM outbox WHERE "heldAt" IS NOT NULL AND "sentAt" IS NULL GROUP BY 1 ORDER BY 1`;

/** Sends what was held, and holds nothing from now on. Returns how many mails that are. */
export const releaseMail = (): Promise<number> =>
  db().$transaction(async (tx) => {
    await endHold(tx);
    const held = await tx.$queryRaw<{ id: string }[]>`
      UPDATE outbox SET "heldAt" = NULL WHERE "heldAt" IS NOT NULL AND "sentAt" IS NULL RETURNING id`;
    for (const { id } of held) await enqueue(tx, 'send-mail', { mailId: id }, { singletonKey: id });
    return held.length;
  });

/** Sends nothing of what was held, ever, and holds nothing from now on. Returns how many mails that were. */
export const discardHeldMail = (): Promise<number> =>
  db().$transaction(async (tx) => {
    await endHold(tx);
    // The rows stay, without content: a key that was used once stays used.
    return tx.$executeRaw`
      UPDATE outbox SET text = '', html = '', "heldAt" = NULL, "lastError" = 'discarded after a restore'
      WHERE "heldAt" IS NOT NULL AND "sentAt" IS NULL`;
  });

const endHold = (tx: Tx) =>
  tx.backupRun.updateMany({
    where: { kind: 'restore', holdsMail: true },
    data: { holdsMail: false },
  });
