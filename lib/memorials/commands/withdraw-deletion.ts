import { setVisibility } from '@/lib/access/commands/set-visibility';
import { recordEvent } from '@/lib/keepers/commands/record-event';
import { mailRecipients } from '@/lib/keepers/queries/mail-recipients';
import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Tx } from '@/lib/platform/db/client';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { deletionMail } from '../deletion-mail';
import { announcedDeletion } from '../queries/announced-deletion';

type Actor = { actorId: string; asAdmin: boolean };

/**
 * Cancels the announced deletion of a memorial: restores its former visibility and mails its
 * keepers. Returns false if none was announced. The caller must hold the lock of the memorial.
 */
export async function withdrawDeletion(
  tx: Tx,
  id: string,
  action: 'deletionTakenBack' | 'deletionObjected',
  { actorId, asAdmin }: Actor,
  now: Date,
): Promise<boolean> {
  const deletion = await announcedDeletion(id, tx);
  if (!deletion) return false;
  const { dueAt, wasVisibility } = deletion;
  await tx.memorialDeletion.delete({ where: { memorialId: id }, select: { memorialId: true } });
  await setVisibility(tx, id, { visibility: wasVisibility }, null);
  const { fullName } = await tx.memorial.findUniqueOrThrow({
    where: { id },
    select: { fullName: true },
  });
  await recordEvent(tx, { memorialId: id, action, actorId, detail: { asAdmin } });
  await writeAudit(tx, {
    actor: actorId,
    action: 'memorial.stop-deletion',
    subject: `memorial/${id}`,
  });
  const news = { memorialId: id, fullName, dueAt: new Date(dueAt) };
  for (const person of await mailRecipients(tx, id, ['owner', 'keeper']))
    await enqueueMail(
      tx,
      deletionMail('stopped', news, person, now, toOfferedLanguage(person.language)),
    );
  return true;
}
