import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';
import { messageFor } from '@/lib/platform/language/message';
import { findOpenHandover } from '../queries/find-open-handover';
import { lockKeepers } from '../queries/memorial-with-rights';
import { endHandover } from './end-handover';

/**
 * Records that the owner who followed the link in a mail is still there, and cancels the handovers that were announced
 * because of their silence or a report of their death. `secret` is from the link. May be repeated. Throws `not_found`
 * for an unknown link.
 */
export async function recordPresence(secret: string, now = new Date()): Promise<void> {
  const check = isSecret(secret)
    ? await db().silenceQuestion.findUnique({
        where: { tokenHash: hashSecret(secret) },
        select: { userId: true },
      })
    : null;
  if (!check) throw new AppError('not_found', messageFor('keepers.refusals.unknownQuestion'));
  const { userId } = check;
  await db().$transaction(async (tx) => {
    await tx.user.updateMany({ where: { id: userId }, data: { lastSeenAt: now } });
    const open = await tx.handover.findMany({
      where: { fromUserId: userId, state: 'announced', kind: { in: ['silence', 'death'] } },
      orderBy: { memorialId: 'asc' }, // everything that locks several memorials does so in this order
      select: { memorialId: true },
    });
    for (const { memorialId } of open) {
      await lockKeepers(tx, memorialId);
      const handover = await findOpenHandover(tx, memorialId, now);
      if (handover?.fromUserId === userId)
        await endHandover(tx, handover, 'cancelled', { actorId: userId }, now);
    }
  });
}
