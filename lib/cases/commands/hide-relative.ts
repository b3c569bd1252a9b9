import { recordEvent } from '@/lib/keepers/commands/record-event';
import { foldName } from '@/lib/memorials/rules';
import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import * as paths from '@/lib/platform/paths';
import { lockCase, requireMemorial } from './lock-case';

type RelativeChange = { fullName: string; hidden: boolean };

/**
 * Hides the name of a living relative on the page, or shows it again, whatever the family saves
 * afterwards. Keepers still see it in their form. May be repeated. Throws `not_found`, also if no
 * living relative has this name, and `gone` if the memorial was deleted.
 */
export async function hideRelative(
  viewer: Viewer,
  id: string,
  { fullName, hidden }: RelativeChange,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { memorialId } = await lockCase(tx, id);
    await requireMemorial(tx, memorialId);
    const row = { memorialId, name: foldName(fullName) };
    if (hidden) await requireRelative(tx, memorialId, row.name);
    const { count } = hidden
      ? await tx.hiddenRelative.createMany({ data: [row], skipDuplicates: true })
      : await tx.hiddenRelative.deleteMany({ where: row });
    if (count === 0) return;
    await recordEvent(tx, {
      memorialId,
      action: hidden ? 'relativeHidden' : 'relativeShown',
      actorId: viewer.userId,
      detail: { asAdmin: true },
    });
    await writeAudit(tx, {
      actor: viewer.userId,
      action: hidden ? 'case.hide-relative' : 'case.show-relative',
      subject: `memorial/${memorialId}`,
      detail: { caseId: id },
    });
    await invalidatePage(tx, paths.memorial(memorialId));
  });
}

async function requireRelative(tx: Tx, memorialId: string, name: string): Promise<void> {
  const living = await tx.familyMember.findMany({
    where: { memorialId, isLiving: true },
    select: { fullName: true },
  });
  if (!living.some(({ fullName }) => foldName(fullName) === name))
    throw new AppError('not_found', messageFor('cases.refusals.noRelative'));
}
