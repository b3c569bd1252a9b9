import { invalidatePage } from '@/lib/cache/invalidate-page';
import type { Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { newId } from '@/lib/ids/public-id';
import { paths } from '@/lib/paths';

type PaidOrder = {
  id: string;
  userId: string | null;
  targetMemorialId: string | null;
  priceMinor: number;
  tributeMessage: string;
  isAnonymous: boolean;
};

/** What mails say of a tribute that was just made. `creator` is null when nobody is to be told. */
export type MadeTribute = {
  tributeId: string;
  memorialId: string;
  fullName: string;
  senderName: string;
  creatorEmail: string | null;
};

/**
 * Makes the tribute that an order paid for, inside the transaction that settles it. The unique order id
 * in the database makes sure of "exactly once"; the caller holds the order's row lock.
 * Throws `gone` when the memorial or the sender is no longer there: the money waits for a person.
 */
export async function createTribute(tx: Tx, order: PaidOrder): Promise<MadeTribute> {
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
      message: order.tributeMessage,
    },
    select: { id: true },
  });
  await invalidatePage(tx, paths.memorial(memorial.id));
  const { createdBy } = memorial;
  const wantsMail = createdBy?.notifyTributes && createdBy.id !== sender.id;
  return {
    tributeId,
    memorialId: memorial.id,
    fullName: memorial.fullName,
    senderName,
    creatorEmail: wantsMail ? createdBy.email : null,
  };
}

async function memorialOf(tx: Tx, id: string | null) {
  const memorial = await tx.memorial.findUnique({
    where: { id: id ?? '' },
    select: {
      id: true,
      fullName: true,
      createdBy: { select: { id: true, email: true, notifyTributes: true } },
    },
  });
  if (!memorial) throw new AppError('gone', 'the memorial was deleted before the payment');
  return memorial;
}

async function senderOf(tx: Tx, id: string | null) {
  const sender = await tx.user.findUnique({
    where: { id: id ?? '' },
    select: { id: true, firstName: true, lastName: true },
  });
  if (!sender) throw new AppError('gone', 'the sender was deleted before the payment');
  return sender;
}
