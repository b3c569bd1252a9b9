import { db } from '@/lib/platform/db/client';

/** Deletes all legal texts. A trigger refuses that, so it is disabled meanwhile. */
export async function deleteLegalTexts(): Promise<void> {
  await db().$transaction([
    db().$executeRaw`ALTER TABLE legal_texts DISABLE TRIGGER USER`,
    db().$executeRaw`DELETE FROM legal_texts`,
    db().$executeRaw`ALTER TABLE legal_texts ENABLE TRIGGER USER`,
  ]);
}
