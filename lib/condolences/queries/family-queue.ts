import type { Audience } from '@/lib/access/rules';
import { requireEditable } from '@/lib/memorials/queries/editable-memorial';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { countPages, rowsOfPage } from '@/lib/platform/paging';
import { type FirstReadingFacts, isFirstReader, isLeftToFirstReader } from '../first-reading-rules';
import { revisionOf } from '../revision';
import { mayHaveBeenMinor, QUEUE_PAGE } from '../rules';
import { PICTURE, type ShownPicture, toPicture } from '../shown-picture';
import {
  FAMILY_STATES,
  type FamilyList,
  type FamilyState,
  isVisibleToFamily,
} from '../state-rules';
import { countFamilyList } from './count-waiting';
import { fromFamilyList } from './family-lists';
import { firstReaderOf } from './first-reader-of';
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
  /**
   * `unread`: the viewer reads first, and has neither passed it on nor set it aside. `set_aside`: the first reader set it
   * aside. Otherwise null.
   */
  firstReading: 'unread' | 'set_aside' | null;
};

/**
 * The condolences that keepers read and decide about, newest first. Those that the operator holds or has refused are
 * neither listed nor counted, nor is what somebody else reads first, until it is passed on. What was set aside is only in
 * the list of that name. Of reports, only the number is returned. Throws `not_found` and `forbidden`.
 */
export async function familyQueue(
  viewer: Viewer,
  memorialId: string,
  { state: list, page }: { state: FamilyList; page: number },
  now = new Date(),
) {
  await requireEditable(db(), viewer, memorialId);
  const [book, reader, byState, waiting, setAside, firstReader, listed] = await Promise.all([
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
    countFamilyList(viewer, memorialId, 'waiting', now),
    countFamilyList(viewer, memorialId, 'set_aside', now),
    firstReaderOf(memorialId),
    idsOfPage(viewer.userId, memorialId, list, page, now),
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
      waitingSince: true,
      readFirstAt: true,
      setAsideAt: true,
    },
  });
  const countOf = (each: Exclude<FamilyState, 'waiting'>) =>
    byState.find((counted) => counted.state === each)?._count ?? 0;
  const counts: Record<FamilyState | 'setAside', number> = {
    waiting,
    published: countOf('published'),
    returned: countOf('returned'),
    declined: countOf('declined'),
    setAside,
  };
  const readsFirst = isFirstReader(firstReader, viewer.userId);
  // An author may have rewritten one since the ids were read.
  const readable = rows.filter((row) => !isLeftToFirstReader(row, firstReader, viewer.userId, now));
  return {
    fullName: book.fullName,
    rule: book.rule,
    /** Whether the viewer gets mails about waiting condolences. */
    mails: !reader?.pausedAt,
    /** Whether the family may choose `at_once`. */
    offersAtOnce: !mayHaveBeenMinor(book.life),
    firstReader,
    counts,
    condolences: readable.map(
      ({
        createdAt,
        publishedAt,
        picture,
        waitingSince: _,
        readFirstAt,
        setAsideAt,
        ...row
      }): QueuedCondolence => ({
        ...row,
        revision: revisionOf({ ...row, pictureId: picture?.media.id ?? null }),
        picture: toPicture(picture),
        state: isVisibleToFamily(row.state) ? row.state : 'waiting', // narrows the type: no other state was selected
        firstReading: firstReadingOf({ ...row, readFirstAt, setAsideAt }, readsFirst),
        reports: reports.get(row.id) ?? 0,
        createdAt: createdAt.toISOString(),
        publishedAt: publishedAt?.toISOString() ?? null,
      }),
    ),
    ...countPages(page, QUEUE_PAGE, counts[list === 'set_aside' ? 'setAside' : list]),
  };
}

function firstReadingOf(
  {
    state,
    readFirstAt,
    setAsideAt,
  }: Pick<FirstReadingFacts, 'state' | 'readFirstAt' | 'setAsideAt'>,
  readsFirst: boolean,
): QueuedCondolence['firstReading'] {
  if (state !== 'waiting') return null;
  if (setAsideAt) return 'set_aside';
  return readsFirst && !readFirstAt ? 'unread' : null;
}

/** The ids of a page of a list, newest first, each with `reports` as in `QueuedCondolence`. */
function idsOfPage(userId: string, memorialId: string, list: FamilyList, page: number, now: Date) {
  const { skip, take } = rowsOfPage(page, QUEUE_PAGE);
  return db().$queryRaw<{ id: string; reports: number }[]>`
    SELECT c.id, coalesce(a.reports, 0) AS reports ${fromFamilyList(userId, memorialId, list, now)}
    ORDER BY c."createdAt" DESC, c.id DESC LIMIT ${take} OFFSET ${skip}`;
}
