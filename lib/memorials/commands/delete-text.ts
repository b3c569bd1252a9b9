import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { publishEvent } from '@/lib/platform/events/publish-event';
import { messageFor } from '@/lib/platform/language/message';
import * as paths from '@/lib/platform/paths';
import { lockEditable } from '../queries/editable-memorial';
import { isTextLanguage } from '../text-fields';
import { auditAdmin } from './audit-admin';
import { markChanged } from './mark-changed';

/**
 * Deletes the translation of a memorial into a language; that page then shows the original text. An
 * admin who changes a memorial of others is audited. Throws as `lockEditable` does, and `not_found`
 * if there is no such translation.
 */
export async function deleteText(
  viewer: Viewer,
  memorialId: string,
  language: string,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const memorial = await lockEditable(tx, viewer, memorialId);
    const { count } = isTextLanguage(language)
      ? await tx.memorialText.deleteMany({ where: { memorialId, language } })
      : { count: 0 };
    if (count === 0) throw new AppError('not_found', messageFor('memorials.refusals.textNotFound'));
    await markChanged(tx, memorialId);
    await auditAdmin(tx, viewer, memorial, {
      action: 'memorial.update',
      detail: { fields: `texts.${language}` },
    });
    await publishEvent(tx, { type: 'memorial.updated', memorialId, id: memorialId });
    await invalidatePage(tx, paths.memorial(memorialId));
  });
}
