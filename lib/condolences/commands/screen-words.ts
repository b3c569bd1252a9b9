import type { Tx } from '@/lib/platform/db/client';
import { HOUR_MS } from '@/lib/platform/durations';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { findSameText } from '../queries/find-same-text';
import type { GuestBookView } from '../queries/guest-book-of';
import { CALM_HOURS, isYoungMemorial, STORM_PER_HOUR } from '../rules';
import type { CondolenceWords } from '../schema';
import { screen } from '../screen';
import type { Screening } from '../screen-rules';
import { stormMail } from '../storm-mail';
import type { TextKeys } from '../text-keys';

/**
 * Screens a condolence with the rules and with what the database knows about these words and this memorial. The caller
 * holds the lock of the guest book.
 * @param isRefused the form was already refused, for reasons other than its words
 */
export async function screenWords(
  tx: Tx,
  book: GuestBookView,
  words: Pick<CondolenceWords, 'message' | 'authorName'> & { hasPicture: boolean },
  keys: TextKeys,
  isRefused: boolean,
  now: Date,
): Promise<Screening> {
  const elsewhere = await findSameText(tx, book.memorialId, keys, now);
  return screen(words, {
    ...elsewhere,
    hasPicture: words.hasPicture,
    isYoung: isYoungMemorial(book.createdAt, now),
    isStorm: await isStorm(tx, book, isRefused, now),
  });
}

/**
 * Whether a storm (very many condolences within an hour) is going on, or went on a few hours ago. Stores until when it
 * lasts. Refused condolences, which the family never sees, do not count.
 */
async function isStorm(
  tx: Tx,
  book: GuestBookView,
  isRefused: boolean,
  now: Date,
): Promise<boolean> {
  const { memorialId, stormUntil } = book;
  const isOngoing = stormUntil !== null && stormUntil > now;
  if (isRefused) return isOngoing;
  const lastHour = await tx.condolence.count({
    where: {
      memorialId,
      state: { not: 'refused' },
      createdAt: { gt: new Date(now.getTime() - HOUR_MS) },
    },
  });
  if (lastHour < STORM_PER_HOUR) return isOngoing;
  const until = new Date(now.getTime() + CALM_HOURS * HOUR_MS);
  await tx.guestBook.update({
    where: { memorialId },
    data: { stormUntil: until },
    select: { memorialId: true },
  });
  if (!isOngoing) await mailOwner(tx, book, now);
  return true;
}

/** One mail for each storm, unless the owner has paused mails about the memorial. */
async function mailOwner(tx: Tx, { memorialId, fullName }: GuestBookView, begun: Date) {
  const owner = await tx.user.findFirst({
    where: {
      emailVerifiedAt: { not: null },
      keeps: { some: { memorialId, role: 'owner' } },
      condolenceReaders: { none: { memorialId, pausedAt: { not: null } } },
    },
    select: { id: true, email: true, firstName: true, language: true },
  });
  if (!owner) return;
  const storm = { memorialId, fullName, begun, owner };
  await enqueueMail(tx, stormMail(storm, toOfferedLanguage(owner.language)));
}
