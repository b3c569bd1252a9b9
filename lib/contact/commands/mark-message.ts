import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';

/**
 * Marks a message as answered, or removes the mark. May be repeated; a change is audited once.
 * Throws `not_found`.
 */
export async function markMessageAnswered(
  viewer: Viewer,
  id: string,
  answered: boolean,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.contactMessage.updateMany({
      where: { id, answeredAt: answered ? null : { not: null } },
      data: { answeredAt: answered ? now : null },
    });
    if (count > 0)
      await writeAudit(tx, {
        actor: viewer.userId,
        action: answered ? 'message.answered' : 'message.unanswered',
        subject: `message/${id}`,
      });
    else if ((await tx.contactMessage.count({ where: { id } })) === 0)
      throw new AppError('not_found', messageFor('contact.faults.messageNotFound'));
  });
}
