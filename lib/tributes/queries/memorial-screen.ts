import { personJsonLd } from '@/lib/memorials/person-json-ld';
import type { MemorialView } from '@/lib/memorials/queries/memorial-view';
import { env } from '@/lib/platform/env';
import { paths } from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';
import { tributesOf } from './tribute-views';

export type MemorialScreenView = Awaited<ReturnType<typeof memorialScreen>>;

/** What the page of a memorial shows to every viewer, with the first page of its tributes. */
export async function memorialScreen(memorial: MemorialView) {
  const { tributes, totalItems } = await tributesOf(memorial.id, 1);
  return {
    memorial,
    tributes,
    tributeCount: totalItems,
    pageUrl: absolute(paths.memorial(memorial.id)),
    permanentUrl: absolute(paths.permanent(memorial.id)),
    jsonLd: memorial.isPublic ? personJsonLd(memorial) : null,
    /** Rand per US dollar, as decimal text. */
    rate: env().USD_ZAR_RATE,
    /** Who receives the money for flowers. */
    operator: env().OPERATOR_NAME,
  };
}
