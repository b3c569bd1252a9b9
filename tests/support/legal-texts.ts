import { db } from '@/lib/platform/db/client';

/** Deletes all legal texts. A trigger prevents this, so it is disabled during the deletion. */
export async function deleteLegalTexts(): Promise<void> {
  await db().$transaction([
    db().$executeRaw`ALTER TABLE legal_texts DISABLE TRIGGER USER`,
    db().$executeRaw`DELETE FROM legal_texts`,
    db().$executeRaw`ALTER TABLE legal_texts ENABLE TRIGGER USER`,
  ]);
}
