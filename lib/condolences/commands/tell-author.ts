import { db, type Tx } from '@/lib/platform/db/client';
import { mayMail } from '@/lib/platform/http/mail-budget';
import { languageOf } from '@/lib/platform/language/offered';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { unsealContact } from '../author-contact';
import { authorMail } from '../author-mail';
import { mailNameOf } from '../queries/mail-name-of';
import { MOST_NEWS } from '../rules';

/** How long a decision may be taken back before its author hears of it, and a little more. */
export const TELL_AFTER_SECONDS = 60;

/**
 * Mails an author that their words are on the page for all who see it, or that the family asks something, unless that was taken back meanwhile or they
 * know: few times, and only while they may see the page, as far as that is known. May run twice.
 */
export async function tellAuthor({ condolenceId }: { condolenceId: string }): Promise<void> {
  const due = await newsFor(db(), condolenceId);
  if (!due) return;
  // The next run of the hourly job has it told on another day.
  if (!(await mayMail(due.author.email))) return;
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM condolences WHERE id = ${condolenceId} FOR UPDATE`;
    const news = await newsFor(tx, condolenceId);
    if (!news) return;
    const { state, decidedAt, memorialId, author, language } = news;
    const fullName = await mailNameOf(tx, memorialId, author.email, false);
    const isToBeSent = fullName !== null && news.newsSent < MOST_NEWS;
    await tx.condolence.update({
      where: { id: condolenceId },
      // Also where nothing is sent: it is not asked again.
      data: { toldState: state, ...(isToBeSent && { newsSent: news.newsSent + 1 }) },
      select: { id: true },
    });
    if (!isToBeSent) return;
    const key = `${condolenceId}/${state}/${decidedAt?.getTime() ?? 0}`;
    await enqueueMail(
      tx,
      authorMail(state, { key, fullName, author, language: languageOf(language) }),
    );
  });
}

/** What an author has not been told yet; null if nothing. */
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
  if (state === 'published' && audience === 'family') return null; // their own page says so
  const author = unsealContact(authorSealed);
  return author && { ...rest, state, author };
}
