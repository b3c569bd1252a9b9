import type { Audience } from '@/lib/access/rules';
import { requireEditable } from '@/lib/memorials/queries/editable-memorial';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { countPages, rowsOfPage } from '@/lib/platform/paging';
import { revisionOf } from '../revision';
import { mayHaveBeenMinor, QUEUE_PAGE } from '../rules';
import { PICTURE, type ShownPicture, toPicture } from '../shown-picture';
import { FAMILY_STATES, type FamilyState, isFamilyAsked, isVisibleToFamily } from '../state-rules';
import { ASKED_ON_PAGE, familyWhere } from './family-where';
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
  /** How many reported it, if the family is asked to keep it (`isFamilyAsked`); otherwise 0. */
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
  const [book, reader, byState, askedOnPage, rows] = await Promise.all([
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
    db().condolence.count({ where: { memorialId, ...ASKED_ON_PAGE } }),
    db().condolence.findMany({
      where: familyWhere(memorialId, state),
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...rowsOfPage(page, QUEUE_PAGE),
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
        familyKeptAt: true,
        _count: { select: { reports: true } },
      },
    }),
  ]);
  const countOf = (each: FamilyState) =>
    (byState.find((counted) => counted.state === each)?._count ?? 0) +
    (each === 'waiting' ? askedOnPage : 0);
  return {
    fullName: book.fullName,
    rule: book.rule,
    /** Whether the viewer gets mails about waiting condolences. */
    mails: !reader?.pausedAt,
    /** Whether the family may choose `at_once`. */
    offersAtOnce: !mayHaveBeenMinor(book.life),
    counts: {
      waiting: countOf('waiting'),
      published: countOf('published'),
      returned: countOf('returned'),
      declined: countOf('declined'),
    },
    condolences: rows.map(
      ({ createdAt, publishedAt, picture, familyKeptAt, _count, ...row }): QueuedCondolence => ({
        ...row,
        revision: revisionOf({ ...row, pictureId: picture?.media.id ?? null }),
        picture: toPicture(picture),
        state: isVisibleToFamily(row.state) ? row.state : state,
        reports: isFamilyAsked({ state: row.state, familyKeptAt }, _count.reports)
          ? _count.reports
          : 0,
        createdAt: createdAt.toISOString(),
        publishedAt: publishedAt?.toISOString() ?? null,
      }),
    ),
    ...countPages(page, QUEUE_PAGE, countOf(state)),
  };
}
