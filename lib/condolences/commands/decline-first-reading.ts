import { mailRecipients } from '@/lib/keepers/queries/mail-recipients';
import { EDITING_ROLES } from '@/lib/keepers/rules';
import { db } from '@/lib/platform/db/client';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { friendDeclinedMail } from '../first-reader-mails';
import { lockForFriend } from './read-first';

/**
 * Lets a friend stop reading first, with the link alone. The keepers see at once what the friend has not read. Mails the
 * keeper who had asked the friend, or all of them if that person is gone. Throws `not_found` for any other secret.
 */
export async function declineFirstReading(secret: string, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    const { memorialId, name, fullName, chosenById } = await lockForFriend(tx, secret);
    await tx.firstReader.delete({ where: { memorialId }, select: { memorialId: true } });
    const keepers = await mailRecipients(tx, memorialId, EDITING_ROLES);
    const chooser = keepers.find(({ id }) => id === chosenById);
    for (const keeper of chooser ? [chooser] : keepers) {
      const language = toOfferedLanguage(keeper.language);
      const mail = friendDeclinedMail({ id: memorialId, fullName }, name, keeper, now, language);
      await enqueueMail(tx, mail);
    }
  });
}
