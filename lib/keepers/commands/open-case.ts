import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Tx } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { caseWaitsMail } from '../case-mail';

/**
 * A case without a claim by a person: because of an objection, or because nobody is left who could
 * own the memorial.
 */
type NewCase = { memorialId: string; claim: 'deletion' | 'no_owner'; openedById: string | null };

/** Opens a case and mails the operator, in the transaction of its cause. Returns its id. */
export async function openCase(
  tx: Tx,
  { memorialId, claim, openedById }: NewCase,
  now: Date,
): Promise<string> {
  const { id } = await tx.familyCase.create({
    data: { id: newId(), memorialId, claim, openedById, createdAt: now },
    select: { id: true },
  });
  await writeAudit(tx, {
    actor: openedById ?? 'system',
    action: 'case.open',
    subject: `memorial/${memorialId}`,
    detail: { caseId: id, claim },
  });
  await enqueueMail(tx, caseWaitsMail(id));
  return id;
}
