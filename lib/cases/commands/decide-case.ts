import { setVisibility } from '@/lib/access/commands/set-visibility';
import { assignOwner } from '@/lib/keepers/commands/assign-owner';
import { freeze, unfreeze } from '@/lib/keepers/commands/freeze';
import { recordEvent } from '@/lib/keepers/commands/record-event';
import { withdrawDeletion } from '@/lib/memorials/commands/withdraw-deletion';
import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { unseal } from '@/lib/platform/crypto/sealing';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { questionAnsweredMail } from '../case-mails';
import { answerRecipient } from '../queries/answer-recipient';
import type { CaseDecisionInput } from '../schema';
import { lockCase, requireMemorial, requireUndecided } from './lock-case';

/**
 * Decides about a case as an admin, changes the memorial accordingly, and mails the answer to the
 * person who asked. A final decision ends the case's freeze, except `taken_down`; `papers` is not
 * final, since it only asks for papers. Throws `not_found`, `conflict` if it was decided already, `gone`
 * if the memorial to change was deleted, and `invalid` for a missing answer or a new owner without
 * an account.
 */
export async function decideCase(
  viewer: Viewer,
  id: string,
  { decision, answer, newOwner }: CaseDecisionInput,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    const found = await lockCase(tx, id);
    requireUndecided(found);
    const { memorialId, emailSealed } = found;
    const recipient = answerRecipient({ ...found, email: unseal(emailSealed) });
    if (recipient && answer === '') throw fieldError('answer', messageFor('cases.faults.answer'));
    const by = { actorId: viewer.userId, asAdmin: true };
    if (decision === 'taken_down') await takeDown(tx, found, by, now);
    if (decision === 'transferred') {
      await requireMemorial(tx, memorialId);
      if (!(await assignOwner(tx, memorialId, newOwner, by, now)))
        throw fieldError('newOwner', messageFor('cases.refusals.noAccount'));
      await withdrawDeletion(tx, memorialId, 'deletionObjected', by, now);
    }
    const isDecided = decision !== 'papers';
    await tx.familyCase.update({
      where: { id },
      data: isDecided
        ? { state: 'decided', decision, answer, decidedAt: now }
        : { state: 'waiting_for_papers', answer },
      select: { id: true },
    });
    if (isDecided) {
      const isFrozenByThisCase =
        (await tx.memorialFreeze.count({ where: { memorialId, caseId: id } })) > 0;
      if (isFrozenByThisCase && decision !== 'taken_down') await unfreeze(tx, memorialId, by, now);
      await recordEvent(tx, {
        memorialId,
        action: 'caseDecided',
        actorId: viewer.userId,
        detail: { asAdmin: true, decision },
      });
    }
    await writeAudit(tx, {
      actor: viewer.userId,
      action: 'case.decide',
      subject: `memorial/${memorialId}`,
      detail: { caseId: id, decision },
    });
    if (recipient)
      await enqueueMail(
        tx,
        questionAnsweredMail({ ...recipient, id, claim: found.claim, answer, now }),
      );
  });
}

/**
 * Lets only keepers see the page, and freezes the memorial so that only an admin can change that. If another case froze
 * it, the freeze belongs to this case from now on.
 */
async function takeDown(
  tx: Tx,
  { id, memorialId }: { id: string; memorialId: string },
  by: { actorId: string; asAdmin: boolean },
  now: Date,
): Promise<void> {
  await requireMemorial(tx, memorialId);
  await setVisibility(
    tx,
    memorialId,
    { visibility: 'keepers' },
    { userId: by.actorId, asAdmin: by.asAdmin },
  );
  // If an announced deletion is cancelled later, the memorial must not become public again.
  await tx.memorialDeletion.updateMany({
    where: { memorialId },
    data: { wasVisibility: 'keepers' },
  });
  await freeze(tx, { memorialId, caseId: id }, by, now);
  await tx.memorialFreeze.update({
    where: { memorialId },
    data: { caseId: id },
    select: { memorialId: true },
  });
}

const fieldError = (field: string, userMessage: ReturnType<typeof messageFor>) =>
  new AppError('invalid', userMessage, { fields: { [field]: userMessage } });
