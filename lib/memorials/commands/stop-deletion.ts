import { setVisibility } from '@/lib/access/commands/set-visibility';
import { freeze } from '@/lib/keepers/commands/freeze';
import { openCase } from '@/lib/keepers/commands/open-case';
import { recordEvent } from '@/lib/keepers/commands/record-event';
import { mailRecipients } from '@/lib/keepers/queries/mail-recipients';
import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { languageOf } from '@/lib/platform/language/offered';
import { said } from '@/lib/platform/language/said';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { deletionMail } from '../deletion-mail';
import { announcedDeletion } from '../queries/announced-deletion';
import { lockEditable } from '../queries/editable-memorial';

/**
 * Keeps a memorial that was to be deleted: its owner takes it back, a keeper or an admin objects. Whoever saw it before sees it again. After
 * the objection of a keeper it stays as it is until the operator has settled it.
 * Throws `not_found`, also where nothing was announced, and `forbidden`.
 */
export async function stopDeletion(viewer: Viewer, id: string, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    const { can, asAdmin } = await lockEditable(tx, viewer, id);
    const deletion = await announcedDeletion(id, tx);
    if (!deletion) throw new AppError('not_found', said('keepers.refusals.noDeletion'));
    const { dueAt, wasVisibility } = deletion;
    await tx.memorialDeletion.delete({ where: { memorialId: id }, select: { memorialId: true } });
    await setVisibility(tx, id, { visibility: wasVisibility }, null);
    const { fullName } = await tx.memorial.findUniqueOrThrow({
      where: { id },
      select: { fullName: true },
    });
    await recordEvent(tx, {
      memorialId: id,
      action: can.handOn ? 'deletionTakenBack' : 'deletionObjected',
      actorId: viewer.userId,
      detail: { asAdmin },
    });
    await writeAudit(tx, {
      actor: viewer.userId,
      action: 'memorial.stop-deletion',
      subject: `memorial/${id}`,
    });
    if (!can.handOn && !asAdmin) await letOperatorSettle(tx, viewer, id, now);
    const news = { memorialId: id, fullName, dueAt: new Date(dueAt) };
    for (const person of await mailRecipients(tx, id, ['owner', 'keeper']))
      await enqueueMail(
        tx,
        deletionMail('stopped', news, person, now, languageOf(person.language)),
      );
  });
}

async function letOperatorSettle(tx: Tx, viewer: Viewer, memorialId: string, now: Date) {
  const begun = { memorialId, claim: 'deletion', openedById: viewer.userId } as const;
  const caseId = await openCase(tx, begun, now);
  await freeze(tx, { memorialId, caseId }, { actorId: viewer.userId, asAdmin: false }, now);
}
