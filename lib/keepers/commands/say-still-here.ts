import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';
import { said } from '@/lib/platform/language/said';
import { lockKeepers } from '../queries/kept-memorial';
import { openHandover } from '../queries/open-handover';
import { endHandover } from './end-handover';

/**
 * Notes that somebody is there whom a mail has asked, by the secret of its link, and ends what silence or a false report had begun. Doing so
 * again is saying so again. Throws `not_found` for a link that opens nothing.
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
      orderBy: { memorialId: 'asc' }, // all who lock several do so in this order
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
