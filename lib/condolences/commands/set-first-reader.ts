import { activeKeeperWhere, EDITING_ROLES } from '@/lib/keepers/rules';
import { requireChangeable } from '@/lib/memorials/queries/editable-memorial';
import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { askedKeeperMail } from '../first-reader-mails';
import { guestBookForSystem } from '../queries/guest-book-of';
import type { FirstReaderInput } from '../schema';
import { lockGuestBook } from './lock-guest-book';

/**
 * Chooses the keeper who reads new condolences first, instead of an earlier one. What was passed on or set aside stays
 * so. Throws `not_found`, `forbidden`, and `conflict` while condolences are published unread or if the person does not
 * keep the memorial.
 */
export async function setFirstReader(
  viewer: Viewer,
  memorialId: string,
  input: FirstReaderInput,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockGuestBook(tx, memorialId);
    const { asAdmin } = await requireChangeable(tx, viewer, memorialId);
    const { rule, fullName } = await guestBookForSystem(tx, memorialId);
    if (rule === 'at_once')
      throw new AppError('conflict', messageFor('condolences.refusals.readAtOnce'));
    const memorial = { id: memorialId, fullName };
    const isNew = await chooseKeeper(tx, viewer, memorial, input.userId, now);
    if (isNew && asAdmin) await audit(tx, viewer, memorialId, input.kind);
  });
}

/**
 * Lets every keeper read new condolences at once again. What was set aside stays so. May be repeated. Throws
 * `not_found` and `forbidden`.
 */
export async function removeFirstReader(viewer: Viewer, memorialId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockGuestBook(tx, memorialId);
    const { asAdmin } = await requireChangeable(tx, viewer, memorialId);
    const { count } = await tx.firstReader.deleteMany({ where: { memorialId } });
    if (count > 0 && asAdmin) await audit(tx, viewer, memorialId, 'nobody');
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
    select: { user: { select: { email: true, firstName: true, language: true } } },
  });
  if (!keeper) throw new AppError('conflict', messageFor('condolences.refusals.noSuchReader'));
  if ((await tx.firstReader.count({ where: { memorialId, userId } })) > 0) return false;
  await replace(tx, { memorialId, userId, chosenById: viewer.userId, createdAt: now });
  if (userId !== viewer.userId) {
    const language = toOfferedLanguage(keeper.user.language);
    await enqueueMail(tx, askedKeeperMail(memorial, keeper.user, viewer, now, language));
  }
  return true;
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
