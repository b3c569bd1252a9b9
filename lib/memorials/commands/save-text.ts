import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db } from '@/lib/platform/db/client';
import { paths } from '@/lib/platform/paths';
import { lockEditable } from '../queries/editable-memorial';
import type { MemorialTextInput } from '../schema-texts';
import type { TextLanguage } from '../text-fields';
import { auditOther } from './audit-other';
import { markChanged } from './mark-changed';

/**
 * Stores what a memorial's family wrote in another language, in place of what was there. Throws as `lockEditable`
 * does. An admin who does it to somebody else's memorial is recorded in the audit trail.
 */
export async function saveText(
  viewer: Viewer,
  memorialId: string,
  language: TextLanguage,
  text: MemorialTextInput,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { createdById } = await lockEditable(tx, viewer, memorialId);
    await tx.memorialText.upsert({
      where: { memorialId_language: { memorialId, language } },
      create: { ...text, memorialId, language },
      update: text,
      select: { language: true },
    });
    await markChanged(tx, memorialId);
    await auditOther(tx, viewer, memorialId, createdById, {
      action: 'memorial.update',
      detail: { fields: `texts.${language}` },
    });
    await invalidatePage(tx, paths.memorial(memorialId));
  });
}
