import { db } from '@/lib/platform/db/client';
import { languageOf } from '@/lib/platform/language/offered';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { unsealContact } from '../author-contact';
import { authorMail } from '../author-mail';

/** How long a decision may be taken back before its author hears of it, and a little more. */
export const TELL_AFTER_SECONDS = 60;

/**
 * Mails an author that their words are on the page, or that the family asks something, unless that was taken back meanwhile or they
 * know. May run twice.
 */
export async function tellAuthor({ condolenceId }: { condolenceId: string }): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM condolences WHERE id = ${condolenceId} FOR UPDATE`;
    const found = await tx.condolence.findUnique({
      where: { id: condolenceId },
      select: {
        state: true,
        toldState: true,
        authorSealed: true,
        language: true,
        decidedAt: true,
        memorial: { select: { fullName: true } },
      },
    });
    const author = unsealContact(found?.authorSealed ?? '');
    if (!found || !author || found.state === found.toldState) return;
    const { state, decidedAt } = found;
    if (state !== 'published' && state !== 'returned') return;
    await tx.condolence.update({
      where: { id: condolenceId },
      data: { toldState: state },
      select: { id: true },
    });
    await enqueueMail(
      tx,
      authorMail(state, {
        key: `${condolenceId}/${state}/${decidedAt?.getTime() ?? 0}`,
        fullName: found.memorial.fullName,
        author,
        language: languageOf(found.language),
      }),
    );
  });
}
