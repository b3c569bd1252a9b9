import type { Audience } from '@/lib/access/rules';
import { requireEditable } from '@/lib/memorials/queries/editable-memorial';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { countPages, rowsOfPage } from '@/lib/platform/paging';
import { revisionOf } from '../revision';
import { mayHaveBeenMinor, QUEUE_PAGE } from '../rules';
import { PICTURE, type ShownPicture, toPicture } from '../shown-picture';
import { FAMILY_STATES, type FamilyState, isVisibleToFamily } from '../state-rules';
import { countWaitingCondolences } from './count-waiting';
import { fromFamilyList } from './family-lists';
import { guestBookForSystem } from './guest-book-of';

/** A condolence as keepers see it. */
export type QueuedCondolence = {
  id: string;
  /** Identifies the current words (revision.ts). */
  revision: string;
  state: FamilyState;
  authorName: string;
  message: string;
  isFromFamily: boolean;
  audience: Audience;
  picture: ShownPicture | null;
  returnNote: string;
  createdAt: string;
  publishedAt: string | null;
  /** How many reported it, if the family is asked to keep it (`askedCondolences`); otherwise 0. */
  reports: number;
};

/**
 * The condolences that keepers read and decide about, newest first. Those that the operator holds or has refused are
 * neither listed nor counted. Of reports, only the number is returned. Throws `not_found` and `forbidden`.
 */
export async function familyQueue(
  viewer: Viewer,
  memorialId: string,
  { state, page }: { state: FamilyState; page: number },
) {
  await requireEditable(db(), viewer, memorialId);
  const [book, reader, byState, waiting, listed] = await Promise.all([
    guestBookForSystem(db(), memorialId),
    db().condolenceReader.findUnique({
      where: { memorialId_userId: { memorialId, userId: viewer.userId } },
      select: { pausedAt: true },
    }),
    db().condolence.groupBy({
      by: ['state'],
      where: { memorialId, state: { in: [...FAMILY_STATES] } },
      _count: true,
    }),
    countWaitingCondolences(memorialId),
    idsOfPage(memorialId, state, page),
  ]);
  const reports = new Map(listed.map((each) => [each.id, each.reports]));
  const rows = await db().condolence.findMany({
    where: { id: { in: [...reports.keys()] }, state: { in: [...FAMILY_STATES] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      authorName: true,
      message: true,
      isFromFamily: true,
      audience: true,
      picture: PICTURE,
      returnNote: true,
      createdAt: true,
      publishedAt: true,
      state: true,
    },
  });
  const countOf = (each: Exclude<FamilyState, 'waiting'>) =>
    byState.find((counted) => counted.state === each)?._count ?? 0;
  const counts: Record<FamilyState, number> = {
    waiting,
    published: countOf('published'),
    returned: countOf('returned'),
    declined: countOf('declined'),
  };
  return {
    fullName: book.fullName,
    rule: book.rule,
    /** Whether the viewer gets mails about waiting condolences. */
    mails: !reader?.pausedAt,
    /** Whether the family may choose `at_once`. */
    offersAtOnce: !mayHaveBeenMinor(book.life),
    counts,
    condolences: rows.map(
      ({ createdAt, publishedAt, picture, ...row }): QueuedCondolence => ({
        ...row,
        revision: revisionOf({ ...row, pictureId: picture?.media.id ?? null }),
        picture: toPicture(picture),
        state: isVisibleToFamily(row.state) ? row.state : state, // narrows the type: no other state was selected
        reports: reports.get(row.id) ?? 0,
        createdAt: createdAt.toISOString(),
        publishedAt: publishedAt?.toISOString() ?? null,
      }),
    ),
    ...countPages(page, QUEUE_PAGE, counts[state]),
  };
}

/** The ids of a page of a list, newest first, each with `reports` as in `QueuedCondolence`. */
function idsOfPage(memorialId: string, state: FamilyState, page: number) {
  const { skip, take } = rowsOfPage(page, QUEUE_PAGE);
  return db().$queryRaw<{ id: string; reports: number }[]>`
    SELECT c.id, coalesce(a.reports, 0) AS reports ${fromFamilyList(memorialId, state)}
    ORDER BY c."createdAt" DESC, c.id DESC LIMIT ${take} OFFSET ${skip}`;
}
