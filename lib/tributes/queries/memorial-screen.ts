import type { Reader } from '@/lib/access/reader';
import { firstGalleryItems } from '@/lib/media/queries/gallery-part';
import { personJsonLd } from '@/lib/memorials/person-json-ld';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';
import { tributeLimits } from '@/lib/payments/shop/shop-settings';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { operatorName } from '@/lib/platform/operator';
import * as paths from '@/lib/platform/paths';
import { flowerOffer } from '../flower-offer';
import { toShownTribute, type VisibleAmounts } from '../visible-amount-rules';
import { countSenders, tributesOfMemorial } from './tribute-views';

export type MemorialScreenView = Awaited<ReturnType<typeof memorialScreen>>;

/**
 * Everything on the page of a memorial, with the first part of its gallery and the first page of its
 * tributes. `pageUrl` has the language of the page; the printed code is the same in all languages.
 * The cached page passes no `reader`.
 */
export async function memorialScreen(
  memorial: MemorialPageView,
  language: Language,
  reader: Reader | null = null,
) {
  const [gallery, { tributes, totalItems }, senderCount, sums, offer] = await Promise.all([
    firstGalleryItems(reader, memorial.id),
    tributesOfMemorial(memorial.id, 1),
    countSenders(memorial.id),
    visibleAmounts(reader?.viewer ?? null, memorial),
    flowerOffer(),
  ]);
  return {
    memorial,
    gallery,
    tributes: tributes.map((tribute) =>
      toShownTribute(tribute, sums, tributeLimits(tribute.currency).step),
    ),
    tributeCount: totalItems,
    senderCount,
    sums,
    pageUrl: absoluteUrl(pathIn(language, paths.memorial(memorial.id))),
    permanentUrl: absoluteUrl(paths.permanent(memorial.id)),
    jsonLd: memorial.isPublic ? personJsonLd(memorial) : null,
    /** The limits and providers for flowers. */
    offer,
    /** Who receives the money for flowers. */
    operator: operatorName(),
    secondCalendar: env().SECOND_CALENDAR ?? null,
  };
}

async function visibleAmounts(
  viewer: Viewer | null,
  memorial: MemorialPageView,
): Promise<VisibleAmounts> {
  if (!viewer) return [];
  if (memorial.can.edit) return 'all';
  const own = await db().tribute.findMany({
    where: { memorialId: memorial.id, senderId: viewer.userId },
    select: { id: true },
  });
  return own.map(({ id }) => id);
}
