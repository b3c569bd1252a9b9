import { db } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { legalMail, type MailedVersion } from '../legal/legal-mail';

const BATCH = 200;
/**
 * The pause between batches: codes and receipts share the queue, and mail providers limit their
 * rate.
 */
const PAUSE_SECONDS = 30;

/**
 * Mails the next batch of members about a new version of a legal text, and enqueues a job for the
 * rest. Safe to repeat: the outbox sends each mail once. Members are those whose address was
 * confirmed when the version was published.
 * @param after the last id of the batch before; '' for the first batch
 */
export async function mailMembers({
  after,
  ...mailedVersion
}: MailedVersion & { after: string }): Promise<void> {
  const text = await db().legalText.findUnique({
    where: { kind_language_version: mailedVersion },
    select: { summary: true, publishedAt: true },
  });
  if (!text || text.summary === '') return;
  await db().$transaction(async (tx) => {
    const members = await tx.user.findMany({
      where: { id: { gt: after }, emailVerifiedAt: { lte: text.publishedAt } },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, email: true, firstName: true, language: true },
    });
    for (const { language, ...member } of members)
      await enqueueMail(
        tx,
        legalMail(mailedVersion, text.summary, member, toOfferedLanguage(language)),
      );
    const last = members.at(-1);
    if (!last || members.length < BATCH) return;
    await enqueue(
      tx,
      'tell-members',
      { ...mailedVersion, after: last.id },
      {
        startAfterSeconds: PAUSE_SECONDS,
        singletonKey: [
          mailedVersion.kind,
          mailedVersion.language,
          mailedVersion.version,
          last.id,
        ].join('/'),
      },
    );
  });
}
