import { personJsonLd } from '@/lib/memorials/person-json-ld';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';
import { env } from '@/lib/platform/env';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { paths } from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';
import { tributesOf } from './tribute-views';

export type MemorialScreenView = Awaited<ReturnType<typeof memorialScreen>>;

/**
 * What the page of a memorial shows to every viewer, with the first page of its tributes. What is shared is the address
 * in `language`, that of the page; its printed code is the same in all.
 */
export async function memorialScreen(memorial: MemorialPageView, language: Language) {
  const { tributes, totalItems } = await tributesOf(memorial.id, 1);
  return {
    memorial,
    tributes,
    tributeCount: totalItems,
    pageUrl: absolute(pathIn(language, paths.memorial(memorial.id))),
    permanentUrl: absolute(paths.permanent(memorial.id)),
    jsonLd: memorial.isPublic ? personJsonLd(memorial) : null,
    /** Rand per US dollar, as decimal text. */
    rate: env().USD_ZAR_RATE,
    /** Who receives the money for flowers. */
    operator: env().OPERATOR_NAME,
    secondCalendar: env().SECOND_CALENDAR ?? null,
  };
}
