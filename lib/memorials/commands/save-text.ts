import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, type Tx } from '@/lib/platform/db/client';
import { publishEvent } from '@/lib/platform/events/publish-event';
import * as paths from '@/lib/platform/paths';
import { lockEditable } from '../queries/editable-memorial';
import type { MemorialTextInput } from '../schema-texts';
import type { TextLanguage } from '../text-fields';
import { guessLanguage } from '../words-language';
import { auditAdmin } from './audit-admin';
import { markChanged } from './mark-changed';

/**
 * Creates or replaces the translation of a memorial into a language. An admin who changes a
 * memorial of others is audited. Throws as `lockEditable` does.
 */
export async function saveText(
  viewer: Viewer,
  memorialId: string,
  language: TextLanguage,
  text: MemorialTextInput,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const memorial = await lockEditable(tx, viewer, memorialId);
    await tx.memorialText.upsert({
      where: { memorialId_language: { memorialId, language } },
      create: { ...text, memorialId, language },
      update: text,
      select: { language: true },
    });
    await storeOriginalLanguage(tx, memorialId);
    await markChanged(tx, memorialId);
    await auditAdmin(tx, viewer, memorial, {
      action: 'memorial.update',
      detail: { fields: `texts.${language}` },
    });
    await publishEvent(tx, { type: 'memorial.updated', memorialId, id: memorialId });
    await invalidatePage(tx, paths.memorial(memorialId));
  });
}

/**
 * Stores a guess of the original's language if nobody chose one. As soon as there is a translation, the canonical
 * addresses depend on it (canonical-languages.ts) and must not change by themselves.
 */
async function storeOriginalLanguage(tx: Tx, id: string): Promise<void> {
  const { wordsLanguage, biography } = await tx.memorial.findUniqueOrThrow({
    where: { id },
    select: { wordsLanguage: true, biography: true },
  });
  const guess = wordsLanguage === null ? guessLanguage(biography) : null;
  if (!guess) return;
  await tx.memorial.update({
    where: { id },
    data: { wordsLanguage: guess },
    select: { id: true },
  });
}
