import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { type Language, languageInfo } from '@/lib/platform/language/languages';
import { readPublic } from '@/lib/platform/replica/read-public';
import type { LifeDates } from '../life-date-rules';
import type { Wreath } from '../rules';
import type { WordsLanguage } from '../words-languages';
import { LIFE_COLUMNS, toShownLife, withoutLife } from './life-columns';

/** A new memorial as the home page shows it. */
export type NewMemorialView = LifeDates & {
  id: string;
  fullName: string;
  biography: string;
  /** The language of the biography; empty if the family did not choose one. */
  wordsLanguage: WordsLanguage | '';
  pictureId: string | null;
  enableDigitalFlowers: boolean;
  wreath: Wreath | null;
  tributeCount: number;
};

/** A new memorial as the feed shows it. */
export type FeedMemorialView = LifeDates & {
  id: string;
  fullName: string;
  biography: string;
  createdAt: string;
};

const NEWEST = {
  where: { isPublic: true },
  orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
} as const satisfies Prisma.MemorialFindManyArgs;

/** For `select`: what the home page and the feed both show, in a language. */
const columnsIn = (language: Language) =>
  ({
    id: true,
    fullName: true,
    ...LIFE_COLUMNS,
    biography: true,
    texts: { where: { language }, select: { biography: true } },
  }) as const satisfies Prisma.MemorialSelect;

/**
 * The newest public memorials, newest first, with their biographies in `language` where they have one; with
 * `onHomePage`, only those whose families want them at the top of the home page.
 */
export async function newestMemorials(
  limit: number,
  language: Language,
  { onHomePage }: { onHomePage?: true } = {},
): Promise<NewMemorialView[]> {
  const rows = await readPublic(LIST_TAG, (client) =>
    client.memorial.findMany({
      ...NEWEST,
      where: { ...NEWEST.where, ...(onHomePage && { onHomePage }) },
      take: limit,
      select: {
        ...columnsIn(language),
        wordsLanguage: true,
        mainPictureId: true,
        enableDigitalFlowers: true,
        wreath: true,
        _count: { select: { tributes: true } },
      },
    }),
  );
  return rows.map(({ mainPictureId, texts, _count, ...row }) => ({
    ...withoutLife(row),
    biography: texts[0]?.biography ?? row.biography,
    wordsLanguage: (texts[0] ? languageInfo(language).tag : (row.wordsLanguage ?? '')) as
      | WordsLanguage
      | '', // the form accepts no others
    pictureId: mainPictureId,
    tributeCount: _count.tributes,
    ...toShownLife(row),
  }));
}

/** The newest public memorials for the feed. */
export async function feedMemorials(
  limit: number,
  language: Language,
): Promise<FeedMemorialView[]> {
  const rows = await readPublic(LIST_TAG, (client) =>
    client.memorial.findMany({
      ...NEWEST,
      take: limit,
      select: {
        ...columnsIn(language),
        createdAt: true,
      },
    }),
  );
  return rows.map(({ texts, createdAt, ...row }) => ({
    ...withoutLife(row),
    biography: texts[0]?.biography ?? row.biography,
    ...toShownLife(row),
    createdAt: createdAt.toISOString(),
  }));
}
