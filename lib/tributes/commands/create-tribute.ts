import { MAIL_PORTRAIT_FIELDS, mailPortrait } from '@/lib/memorials/mail-portrait';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { publishEvent } from '@/lib/platform/events/publish-event';
import { newId } from '@/lib/platform/ids/public-id';
import type { MailPortrait } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';

type PaidOrder = {
  id: string;
  userId: string | null;
  targetMemorialId: string | null;
  priceMinor: number;
  priceCurrency: string;
  tributeMessage: string;
  isAnonymous: boolean;
};

/** A new tribute, for mails. `owner` is null if the memorial's owner gets no mail. */
export type NewTribute = {
  tributeId: string;
  memorialId: string;
  fullName: string;
  senderName: string;
  portrait: MailPortrait | null;
  owner: { id: string; email: string; firstName: string; language: string } | null;
};

/**
 * Creates the tribute of a paid order in the transaction that settles it; the caller holds the lock
 * of the order's row. The unique order id in the database ensures that there is only one. Throws
 * `gone` if the memorial or the sender was deleted; the order then needs review.
 */
export async function createTribute(tx: Tx, order: PaidOrder): Promise<NewTribute> {
  const memorial = await memorialOf(tx, order.targetMemorialId);
  const sender = await senderOf(tx, order.userId);
  const tributeId = newId();
  const senderName = `${sender.firstName} ${sender.lastName}`;
  await tx.tribute.create({
    data: {
      id: tributeId,
      memorialId: memorial.id,
      orderId: order.id,
      senderId: sender.id,
      senderName,
      isAnonymous: order.isAnonymous,
      amountMinor: order.priceMinor,
      currency: order.priceCurrency,
      message: order.tributeMessage,
    },
    select: { id: true },
  });
  await publishEvent(tx, { type: 'tribute.received', memorialId: memorial.id, id: tributeId });
  await invalidatePage(tx, paths.memorial(memorial.id));
  const owner = await ownerOf(tx, memorial.id);
  const isPaused = owner?.condolenceReaders.some(({ pausedAt }) => pausedAt !== null);
  const wantsMail = owner?.notifyTributes && owner.id !== sender.id && !isPaused;
  return {
    tributeId,
    memorialId: memorial.id,
    fullName: memorial.fullName,
    senderName,
    portrait: mailPortrait(memorial),
    owner: wantsMail ? owner : null,
  };
}

async function memorialOf(tx: Tx, id: string | null) {
  const memorial = await tx.memorial.findUnique({
    where: { id: id ?? '' },
    select: MAIL_PORTRAIT_FIELDS,
  });
  if (!memorial) throw new AppError('gone', 'the memorial was deleted before the payment');
  return memorial;
}

/**
 * A single statement: with a Prisma relation, an owner deleted meanwhile would be a row without a
 * user.
 */
const ownerOf = (tx: Tx, memorialId: string) =>
  tx.user.findFirst({
    where: { keeps: { some: { memorialId, role: 'owner' } } },
    select: {
      id: true,
      email: true,
      firstName: true,
      notifyTributes: true,
      language: true,
      condolenceReaders: { where: { memorialId }, select: { pausedAt: true } },
    },
  });

async function senderOf(tx: Tx, id: string | null) {
  const sender = await tx.user.findUnique({
    where: { id: id ?? '' },
    select: { id: true, firstName: true, lastName: true },
  });
  if (!sender) throw new AppError('gone', 'the sender was deleted before the payment');
  return sender;
}
