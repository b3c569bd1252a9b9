import { endFirstReadings } from '@/lib/keepers/commands/end-first-readings';
import { hashKeeperAddress } from '@/lib/keepers/hash-keeper-address';
import { lockKeepers } from '@/lib/keepers/queries/memorial-with-rights';
import { activeKeeperWhere, EDITING_ROLES, RESEND_INVITATION_AFTER_MS } from '@/lib/keepers/rules';
import { requireChangeable } from '@/lib/memorials/queries/editable-memorial';
import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { AppError } from '@/lib/platform/errors';
import { newSecretLink } from '@/lib/platform/http/secret-link';
import { messageFor } from '@/lib/platform/language/message';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { sealContact } from '../author-contact';
import { askedFriendMail, askedKeeperMail } from '../first-reader-mails';
import { guestBookForSystem } from '../queries/guest-book-of';
import type { FirstReaderInput } from '../schema';
import { lockGuestBook } from './lock-guest-book';

/**
 * Chooses who reads new condolences first: a keeper of the memorial, or a friend, who is mailed a link. Replaces an
 * earlier choice, whose link stops working; to choose the same friend again sends a new link, at most once a day. What was
 * passed on or set aside stays so. Throws `not_found`, `forbidden`, and `conflict` while condolences are published
 * unread, if the person does not keep the memorial, or if the address was asked today.
 */
export async function setFirstReader(
  viewer: Viewer,
  memorialId: string,
  input: FirstReaderInput,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    // Otherwise a keeper who is being removed could leave a friend's link behind. First the memorial, as everywhere.
    await lockKeepers(tx, memorialId);
    await lockGuestBook(tx, memorialId);
    const { asAdmin } = await requireChangeable(tx, viewer, memorialId, 'invite');
    const { rule, fullName } = await guestBookForSystem(tx, memorialId);
    if (rule === 'at_once')
      throw new AppError('conflict', messageFor('condolences.refusals.readAtOnce'));
    const memorial = { id: memorialId, fullName };
    const isNew =
      input.kind === 'friend'
        ? await chooseFriend(tx, viewer, memorial, input, now)
        : await chooseKeeper(tx, viewer, memorial, input.userId, now);
    if (isNew && asAdmin) await audit(tx, viewer, memorialId, input.kind);
  });
}

/**
 * Lets every keeper read new condolences at once again, and mails the others. What was set aside stays so. May be
 * repeated. Throws `not_found` and `forbidden`.
 */
export async function removeFirstReader(
  viewer: Viewer,
  memorialId: string,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockGuestBook(tx, memorialId);
    const { asAdmin } = await requireChangeable(tx, viewer, memorialId, 'invite');
    const ended = await endFirstReadings(tx, { memorialId }, viewer.userId, now);
    if (ended > 0 && asAdmin) await audit(tx, viewer, memorialId, 'nobody');
  });
}

type Memorial = { id: string; fullName: string };

/** Returns false if the keeper reads first already. */
async function chooseKeeper(
  tx: Tx,
  viewer: Viewer,
  memorial: Memorial,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { id: memorialId } = memorial;
  const keeper = await tx.keeper.findFirst({
    where: { memorialId, userId, role: { in: [...EDITING_ROLES] }, ...activeKeeperWhere(now) },
    select: { user: { select: { id: true, email: true, firstName: true, language: true } } },
  });
  if (!keeper) throw new AppError('conflict', messageFor('condolences.refusals.noSuchReader'));
  if ((await tx.firstReader.count({ where: { memorialId, userId } })) > 0) return false;
  await replace(tx, { memorialId, userId, createdAt: now });
  if (userId !== viewer.userId) {
    const language = toOfferedLanguage(keeper.user.language);
    await enqueueMail(tx, askedKeeperMail(memorial, keeper.user, viewer, now, language));
  }
  return true;
}

async function chooseFriend(
  tx: Tx,
  viewer: Viewer,
  memorial: Memorial,
  { name, email }: { name: string; email: string },
  now: Date,
): Promise<true> {
  const addressHash = hashKeeperAddress(email);
  await requireMayAskAgain(tx, memorial.id, addressHash, now);
  const { secret, hash } = newSecretLink();
  const language = toOfferedLanguage(viewer.language);
  await replace(tx, {
    memorialId: memorial.id,
    name,
    contactSealed: sealContact({ email, secret }),
    addressHash,
    secretHash: hash,
    language,
    chosenById: viewer.userId,
    // The mail with the link is the first of those that say how many wait.
    sent: 1,
    lastSentAt: now,
    createdAt: now,
  });
  await enqueueMail(tx, askedFriendMail(memorial, { email, secret, hash }, viewer, language));
  return true;
}

/** Throws `conflict` if the address was asked today, as for invitations. */
async function requireMayAskAgain(
  tx: Tx,
  memorialId: string,
  addressHash: string,
  now: Date,
): Promise<void> {
  const today = { gt: new Date(now.getTime() - RESEND_INVITATION_AFTER_MS) };
  const where = { memorialId, addressHash, createdAt: today };
  if ((await tx.firstReader.count({ where })) === 0) return;
  const userMessage = messageFor('keepers.refusals.writtenToday');
  throw new AppError('conflict', userMessage, { fields: { email: userMessage } });
}

async function replace(tx: Tx, row: Prisma.FirstReaderUncheckedCreateInput): Promise<void> {
  await tx.firstReader.deleteMany({ where: { memorialId: row.memorialId } });
  await tx.firstReader.create({ data: row, select: { memorialId: true } });
}

const audit = (tx: Tx, viewer: Viewer, memorialId: string, firstReader: string) =>
  writeAudit(tx, {
    actor: viewer.userId,
    action: 'condolence.settings',
    subject: `memorial/${memorialId}`,
    detail: { firstReader },
  });
