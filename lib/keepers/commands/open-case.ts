import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Tx } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { caseWaitsMail } from '../case-mail';

/** A case that nobody has written: of an objection, or since nobody is left who could own the memorial. */
type Begun = { memorialId: string; claim: 'deletion' | 'no_owner'; openedById: string | null };

/** Opens a case for the operator, who is told by mail, in the transaction of what begins it. Returns its id. */
export async function openCase(
  tx: Tx,
  { memorialId, claim, openedById }: Begun,
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
