import type { Reader } from '@/lib/access/reader';
import { memorialTag } from '@/lib/platform/cache/cache-tags';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { readPublic } from '@/lib/platform/replica/read-public';
import { isTextLanguage, type TextLanguage } from '../text-fields';
import { requireVisible } from './require-visible';

const TEXT = {
  language: true,
  biography: true,
  favoriteQuote: true,
  serviceDetails: true,
  achievements: true,
  hobbies: true,
  charities: true,
  updatedAt: true,
} satisfies Prisma.MemorialTextSelect;

/** A text of a memorial (text-fields.ts). */
export type MemorialTextView = ReturnType<typeof toText>;

/**
 * The text of a memorial in a language. Throws `not_found` if the memorial is missing, the reader may not see it, or it
 * has no such text.
 */
export async function getMemorialText(
  reader: Reader | null,
  id: string,
  language: string,
): Promise<MemorialTextView> {
  await requireVisible(reader, id);
  const text = isTextLanguage(language) ? await textOf(id, language) : null;
  if (!text) throw new AppError('not_found', messageFor('memorials.refusals.textNotFound'));
  return text;
}

/** The text of a memorial that the caller has loaded; null if there is none. */
export async function textOf(
  memorialId: string,
  language: string,
): Promise<MemorialTextView | null> {
  const row = await readPublic(memorialTag(memorialId), (client) =>
    client.memorialText.findUnique({
      where: { memorialId_language: { memorialId, language } },
      select: TEXT,
    }),
  );
  return row && toText(row);
}

/** All texts of a memorial that the caller has loaded, for its editors. */
export async function textsOf(memorialId: string): Promise<MemorialTextView[]> {
  const rows = await db().memorialText.findMany({
    where: { memorialId },
    orderBy: { language: 'asc' },
    select: TEXT,
  });
  return rows.map(toText);
}

type Row = Prisma.MemorialTextGetPayload<{ select: typeof TEXT }>;

const toText = ({ language, updatedAt, ...fields }: Row) => ({
  language: language as TextLanguage, // no other is stored
  ...fields,
  updatedAt: updatedAt.toISOString(),
});
