import { audienceWhere } from '@/lib/access/audience-where';
import type { Reader } from '@/lib/access/reader';
import type { Audience } from '@/lib/access/rules';
import { memorialTag } from '@/lib/platform/cache/cache-tags';
import type { Tx } from '@/lib/platform/db/client';
import { type GuestBookKind, KINDS } from '@/lib/platform/kinds';
import { countPages, rowsOfPage } from '@/lib/platform/paging';
import { readPublic } from '@/lib/platform/replica/read-public';
import { CONDOLENCES_PER_PAGE } from '../rules';
import { PICTURE, type ShownPicture, toPicture } from '../shown-picture';
import type { GuestBookRule } from '../state-rules';

/**
 * A condolence as readers of the page see it; one for the family is returned only to the family.
 */
export type PublishedCondolence = {
  id: string;
  authorName: string;
  message: string;
  isFromFamily: boolean;
  audience: Audience;
  picture: ShownPicture | null;
  /** When it was published (UTC, ISO). */
  publishedAt: string;
};

/** The part of a memorial's page about its guest book. */
export type GuestBookPage = {
  condolences: PublishedCondolence[];
  totalItems: number;
  /** Whether condolences are accepted. */
  isOpen: boolean;
  /** Whether candles may be lit. */
  takesCandles: boolean;
  /** The number at the job's last count. */
  candleCount: number;
};

/**
 * A page of the published condolences for this reader, newest first, with their number. The caller
 * has checked that the reader sees the memorial.
 */
export const publishedCondolences = (reader: Reader | null, memorialId: string, page: number) =>
  readPublic(memorialTag(memorialId), (client) => read(client, reader, memorialId, page));

/**
 * The first page of condolences with the other parts of the guest book.
 * @param hasKeepers whether the memorial has keepers
 */
export async function guestBookPage(
  reader: Reader | null,
  memorialId: string,
  hasKeepers: boolean,
): Promise<GuestBookPage> {
  return readPublic(memorialTag(memorialId), async (client) => {
    const [{ condolences, totalItems }, book] = await Promise.all([
      read(client, reader, memorialId, 1),
      client.guestBook.findUnique({
        where: { memorialId },
        select: { rule: true, candleCount: true },
      }),
    ]);
    const rule: GuestBookRule = book?.rule ?? 'approve';
    const accepts = (kind: GuestBookKind) =>
      rule !== 'closed' && (hasKeepers || !KINDS[kind].isReviewed);
    return {
      condolences,
      totalItems,
      isOpen: accepts('condolence'),
      takesCandles: accepts('candle'),
      candleCount: book?.candleCount ?? 0,
    };
  });
}

async function read(client: Tx, reader: Reader | null, memorialId: string, page: number) {
  const where = { memorialId, state: 'published', ...audienceWhere(reader) } as const;
  const [totalItems, rows] = await Promise.all([
    client.condolence.count({ where }),
    client.condolence.findMany({
      where,
      orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
      ...rowsOfPage(page, CONDOLENCES_PER_PAGE),
      select: {
        id: true,
        authorName: true,
        message: true,
        isFromFamily: true,
        audience: true,
        picture: PICTURE,
        publishedAt: true,
        createdAt: true,
      },
    }),
  ]);
  const condolences = rows.map(
    ({ publishedAt, createdAt, picture, ...row }): PublishedCondolence => ({
      ...row,
      picture: toPicture(picture),
      publishedAt: (publishedAt ?? createdAt).toISOString(),
    }),
  );
  const { totalPages } = countPages(page, CONDOLENCES_PER_PAGE, totalItems);
  return { condolences, totalItems, totalPages };
}
