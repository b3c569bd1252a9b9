import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';
import { said } from '@/lib/platform/language/said';
import { lockKeepers } from '../queries/kept-memorial';
import { openHandover } from '../queries/open-handover';
import { endHandover } from './end-handover';

/**
 * Records that an owner is still there, by the secret in the mail that asked, and cancels handovers
 * because of silence or a reported death. May be repeated. Throws `not_found` for an unknown link.
 */
export async function sayStillHere(secret: string, now = new Date()): Promise<void> {
  const question = isSecret(secret)
    ? await db().silenceQuestion.findUnique({
        where: { tokenHash: hashSecret(secret) },
        select: { userId: true },
      })
    : null;
  if (!question) throw new AppError('not_found', said('keepers.refusals.unknownQuestion'));
  const { userId } = question;
  await db().$transaction(async (tx) => {
    await tx.user.updateMany({ where: { id: userId }, data: { lastSeenAt: now } });
    const open = await tx.handover.findMany({
      where: { fromUserId: userId, state: 'announced', kind: { in: ['silence', 'death'] } },
      orderBy: { memorialId: 'asc' }, // everything that locks several memorials does so in this order
      select: { memorialId: true },
    });
    for (const { memorialId } of open) {
      await lockKeepers(tx, memorialId);
      const handover = await openHandover(tx, memorialId, now);
      if (handover?.fromUserId === userId)
        await endHandover(tx, handover, 'cancelled', { actorId: userId }, now);
    }
  });
}
