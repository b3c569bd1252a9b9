import { db, type Tx } from '@/lib/platform/db/client';
import { tryConsumeMailLimit } from '@/lib/platform/http/mail-budget';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { unsealContact } from '../author-contact';
import { authorMail } from '../author-mail';
import { memorialNameForMail } from '../queries/memorial-name-for-mail';
import { MAX_AUTHOR_MAILS } from '../rules';

/** How long the family can undo a decision before the condolence's author is mailed, plus a margin. */
export const AUTHOR_MAIL_DELAY_SECONDS = 60;

/**
 * Tells an author by mail that their condolence is on the page or was returned with a question, unless the decision was
 * undone or the author knows it already. Sends only a few mails for a condolence, and none if the author is known to be
 * unable to see the page. Safe to repeat.
 */
export async function mailAuthor({ condolenceId }: { condolenceId: string }): Promise<void> {
  const due = await newsFor(db(), condolenceId);
  if (!due) return;
  // Otherwise the hourly job tries again, and sends the mail on another day.
  if (!(await tryConsumeMailLimit(due.author.email, due.memorialId))) return;
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM condolences WHERE id = ${condolenceId} FOR UPDATE`;
    const news = await newsFor(tx, condolenceId);
    if (!news) return;
    const { state, decidedAt, memorialId, author, language } = news;
    const fullName = await memorialNameForMail(tx, memorialId, author.email, false);
    const isToBeSent = fullName !== null && news.newsSent < MAX_AUTHOR_MAILS;
    await tx.condolence.update({
      where: { id: condolenceId },
      // Set even if nothing is sent, so that it is not tried again.
      data: { toldState: state, ...(isToBeSent && { newsSent: news.newsSent + 1 }) },
      select: { id: true },
    });
    if (!isToBeSent) return;
    const key = `${condolenceId}/${state}/${decidedAt?.getTime() ?? 0}`;
    await enqueueMail(
      tx,
      authorMail(state, { key, fullName, author, language: toOfferedLanguage(language) }),
    );
  });
}

/** The decision that the author has not been mailed yet; null if there is none. */
async function newsFor(tx: Tx, id: string) {
  const found = await tx.condolence.findUnique({
    where: { id },
    select: {
      memorialId: true,
      state: true,
      audience: true,
      toldState: true,
      newsSent: true,
      authorSealed: true,
      language: true,
      decidedAt: true,
    },
  });
  if (!found || found.state === found.toldState) return null;
  const { state, audience, authorSealed, ...rest } = found;
  if (state !== 'published' && state !== 'returned') return null;
  // The author may be unable to see it on the page, so no mail is sent; their private page explains the state.
  if (state === 'published' && audience === 'family') return null;
  const author = unsealContact(authorSealed);
  return author && { ...rest, state, author };
}
