import { db, type Tx } from '@/lib/platform/db/client';
import { enqueue } from '../jobs/enqueue';
import { mayHaveBeenSent } from './mail-rules';

/**
 * Whether a mail must wait for the operator. After a restore, this also marks as held each new mail
 * that the site may have sent before under another id. The restore itself holds the mails that were
 * waiting in the backup.
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

/** The held mails by kind (the first part of their keys), without recipients. */
export const listHeldMail = (): Promise<HeldMail[]> =>
  db().$queryRaw<HeldMail[]>`
    SELECT split_part(key, '/', 1) AS kind, count(*)::int AS mails, min("createdAt") AS oldest, max("createdAt") AS newest
    FROM outbox WHERE "heldAt" IS NOT NULL AND "sentAt" IS NULL GROUP BY 1 ORDER BY 1`;

/**
 * The size of a batch, so that transactions are short: a site that was away for days holds
 * thousands.
 */
const BATCH = 200;

/**
 * Enqueues all held mails and ends the hold. Returns how many there were. If interrupted, call it
 * again.
 */
export async function releaseHeldMail(): Promise<number> {
  await endHold();
  return inBatches(async (tx, ids) => {
    await tx.outboxMail.updateMany({ where: { id: { in: ids } }, data: { heldAt: null } });
    for (const id of ids) await enqueue(tx, 'send-mail', { mailId: id }, { singletonKey: id });
  });
}

/** Discards all held mails and ends the hold. Returns how many there were. */
export async function discardHeldMail(): Promise<number> {
  await endHold();
  // The rows stay without content, so that their keys are not used again.
  const nothing = { text: '', html: '', heldAt: null, lastError: 'discarded after a restore' };
  return inBatches((tx, ids) =>
    tx.outboxMail.updateMany({ where: { id: { in: ids } }, data: nothing }),
  );
}

/**
 * Calls `end`, which must release the mails, with one batch after another. Returns how many there
 * were.
 */
async function inBatches(end: (tx: Tx, ids: string[]) => Promise<unknown>): Promise<number> {
  for (let all = 0; ; ) {
    const ended = await db().$transaction(async (tx) => {
      const heldRows = await tx.$queryRaw<{ id: string }[]>`
        SELECT id FROM outbox WHERE "heldAt" IS NOT NULL AND "sentAt" IS NULL LIMIT ${BATCH} FOR UPDATE`;
      await end(
        tx,
        heldRows.map(({ id }) => id),
      );
      return heldRows.length;
    });
    all += ended;
    if (ended < BATCH) return all;
  }
}

const endHold = () =>
  db().backupRun.updateMany({
    where: { kind: 'restore', holdsMail: true },
    data: { holdsMail: false },
  });
