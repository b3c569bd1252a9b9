import { db } from '@/lib/platform/db/client';
import { factsOf, type Language } from '@/lib/platform/language/languages';
import type { LifeDates } from '../life-date-rules';
import type { Wreath } from '../rules';
import type { WordsLanguage } from '../words-languages';
import { LIFE_COLUMNS, toLifeDates } from './life-columns';

export type NewMemorialView = LifeDates & {
  id: string;
  fullName: string;
  biography: string;
  /** Of the biography; empty where the family did not choose one. */
  wordsLanguage: WordsLanguage | '';
  pictureId: string | null;
  enableDigitalFlowers: boolean;
  wreath: Wreath | null;
  /** How many tributes it has. */
  tributes: number;
  createdAt: string;
};

/** The public memorials that were added last, newest first, with the biography that their pages in a language have. */
export async function newestMemorials(
  atMost: number,
  language: Language,
): Promise<NewMemorialView[]> {
  const rows = await db().memorial.findMany({
    where: { isPublic: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: atMost,
    select: {
      id: true,
      fullName: true,
      ...LIFE_COLUMNS,
      biography: true,
      wordsLanguage: true,
      texts: { where: { language }, select: { biography: true } },
      mainPictureId: true,
      enableDigitalFlowers: true,
      wreath: true,
      _count: { select: { tributes: true } },
      createdAt: true,
    },
  });
  return rows.map(({ mainPictureId, texts, _count, ...row }) => ({
    ...row,
    biography: texts[0]?.biography ?? row.biography,
    wordsLanguage: (texts[0] ? factsOf(language).tag : (row.wordsLanguage ?? '')) as
      | WordsLanguage
      | '', // the form accepts no others
    pictureId: mainPictureId,
    tributes: _count.tributes,
    ...toLifeDates(row),
    createdAt: row.createdAt.toISOString(),
  }));
}
