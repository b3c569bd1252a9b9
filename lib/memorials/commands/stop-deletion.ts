import { setVisibility } from '@/lib/access/commands/set-visibility';
import { recordEvent } from '@/lib/keepers/commands/record-event';
import { mailRecipients } from '@/lib/keepers/queries/mail-recipients';
import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { languageOf } from '@/lib/platform/language/offered';
import { said } from '@/lib/platform/language/said';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { deletionMail } from '../deletion-mail';
import { announcedDeletion } from '../queries/announced-deletion';
import { lockEditable } from '../queries/editable-memorial';

/**
 * Keeps a memorial that was to be deleted: its owner takes it back, a keeper or an admin objects. Whoever saw it before sees it again.
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
    const news = { memorialId: id, fullName, dueAt: new Date(dueAt) };
    for (const person of await mailRecipients(tx, id, ['owner', 'keeper']))
      await enqueueMail(
        tx,
        deletionMail('stopped', news, person, now, languageOf(person.language)),
      );
  });
}
