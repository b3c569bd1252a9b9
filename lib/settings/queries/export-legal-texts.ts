import { db } from '@/lib/platform/db/client';

/**
 * Every version of a legal text that a person published. There are few, so they are read at once.
 */
export async function* exportLegalTexts(userId: string) {
  yield* await db().legalText.findMany({
    where: { byId: userId },
    orderBy: [{ publishedAt: 'asc' }, { kind: 'asc' }, { language: 'asc' }],
    select: { kind: true, language: true, version: true, summary: true, publishedAt: true },
  });
}
