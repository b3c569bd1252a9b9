import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { keyExpiresMail } from '../key-mails';
import { KEY_NOTICE_DAYS, KEY_RETENTION_DAYS } from '../key-rules';
import { KEY_COLUMNS, toKeyView } from '../queries/live-keys';

const BATCH = 200;

/**
 * Mails the owners of API keys that expire within a week, once for each key, and deletes keys that
 * ended long ago. Safe to repeat: the outbox remembers mails for longer than a week. Keys created
 * for a week or less are skipped, since their owners have just read when they expire.
 */
export async function maintainKeys(_: object, now = new Date()): Promise<void> {
  for (let after: string | null = ''; after !== null; ) after = await mailBatch(after, now);
  const longAgo = { lt: daysFrom(now, -KEY_RETENTION_DAYS) };
  await db().apiToken.deleteMany({
    where: { OR: [{ expiresAt: longAgo }, { revokedAt: longAgo }] },
  });
}

/** Returns the last id of the batch, null if there are no more. */
async function mailBatch(after: string, now: Date): Promise<string | null> {
  const rows = await db().apiToken.findMany({
    where: {
      id: { gt: after },
      revokedAt: null,
      expiresAt: { gt: now, lte: daysFrom(now, KEY_NOTICE_DAYS) },
    },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: { ...KEY_COLUMNS, user: { select: { email: true, firstName: true, language: true } } },
  });
  for (const { user, ...row } of rows) {
    if (row.expiresAt <= daysFrom(row.createdAt, KEY_NOTICE_DAYS)) continue;
    const mail = keyExpiresMail(toKeyView(row), user, toOfferedLanguage(user.language), now);
    await db().$transaction((tx) => enqueueMail(tx, mail));
  }
  return rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
}

const daysFrom = (time: Date, days: number) => new Date(time.getTime() + days * DAY_MS);
