import { setVisibility } from '@/lib/access/commands/set-visibility';
import { recordEvent } from '@/lib/keepers/commands/record-event';
import { mailRecipients } from '@/lib/keepers/queries/mail-recipients';
import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Tx } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { deletionMail } from '../deletion-mail';
import { DELETION_DAYS } from '../deletion-rules';

/**
 * If others keep a memorial together with its owner, hides it and tells all of them by mail on which day
 * it will be deleted. Calling it again changes nothing. Returns false, and does nothing, if there are no
 * other keepers. The caller must hold the lock of the memorial.
 */
export async function announceDeletion(
  tx: Tx,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<boolean> {
  const keepers = await mailRecipients(tx, id, ['keeper']);
  if (keepers.length === 0) return false;
  const memorial = await tx.memorial.findUniqueOrThrow({
    where: { id },
    select: { fullName: true, visibility: true, deletion: { select: { dueAt: true } } },
  });
  if (memorial.deletion) return true;
  const dueAt = new Date(now.getTime() + DELETION_DAYS * DAY_MS);
  await tx.memorialDeletion.create({
    data: { memorialId: id, wasVisibility: memorial.visibility, announcedAt: now, dueAt },
    select: { memorialId: true },
  });
  await setVisibility(tx, id, { visibility: 'keepers' }, null);
  await recordEvent(tx, {
    memorialId: id,
    action: 'deletionAnnounced',
    actorId: viewer.userId,
    detail: { dueAt: dueAt.toISOString() },
  });
  await writeAudit(tx, {
    actor: viewer.userId,
    action: 'memorial.announce-deletion',
    subject: `memorial/${id}`,
  });
  const news = { memorialId: id, fullName: memorial.fullName, dueAt };
  for (const person of [...(await mailRecipients(tx, id, ['owner'])), ...keepers])
    await enqueueMail(
      tx,
      deletionMail('announced', news, person, now, toOfferedLanguage(person.language)),
    );
  return true;
}
