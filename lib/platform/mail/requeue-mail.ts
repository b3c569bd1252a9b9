import { db } from '@/lib/platform/db/client';
import { enqueue } from '../jobs/enqueue';
import { RETRY_DAYS } from './mail-rules';

const BATCH = 500;

/**
 * Enqueues a job for every waiting mail without one, after a crash during a job's last retry or
 * after restoring the database. The outbox decides what must be sent, not the queue.
 */
export async function requeueMail(_: object): Promise<void> {
  await db().$transaction(async (tx) => {
    const waiting = await tx.$queryRaw<{ id: string }[]>`
      SELECT o.id FROM outbox o
      WHERE o."sentAt" IS NULL AND o."heldAt" IS NULL
        AND o."createdAt" BETWEEN now() - ${RETRY_DAYS} * interval '1 day'
          AND now() - interval '10 minutes'
        AND NOT EXISTS (SELECT 1 FROM pgboss.job j WHERE j.name = 'send-mail'
          AND j.data->>'mailId' = o.id AND j.state IN ('created', 'retry', 'active'))
      ORDER BY o."createdAt" LIMIT ${BATCH}`;
    for (const { id } of waiting)
      await enqueue(tx, 'send-mail', { mailId: id }, { singletonKey: id });
  });
}
