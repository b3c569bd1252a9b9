import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { countPages, rowsOfPage } from '@/lib/platform/paging';
import { revisionOf } from '../revision';
import { QUEUE_PAGE } from '../rules';
import type { OPERATOR_TABS, REPORT_REASONS } from '../schema';
import { PICTURE, type ShownPicture, toPicture } from '../shown-picture';

export type OperatorTab = (typeof OPERATOR_TABS)[number];

/** A condolence that waits for an admin. */
export type HeldCondolence = {
  id: string;
  memorialId: string;
  memorialName: string;
  /** Identifies the current words (revision.ts). */
  revision: string;
  authorName: string;
  message: string;
  /** Whether the author kept the memorial when writing. */
  isFromFamily: boolean;
  picture: ShownPicture | null;
  /** Whether visitors see it meanwhile. */
  isShown: boolean;
  /** The names of the rules that held it. */
  signals: string[];
  reports: {
    reason: (typeof REPORT_REASONS)[number];
    words: string;
    isByKeeper: boolean;
    createdAt: string;
  }[];
  createdAt: string;
};

/**
 * `held`: screening held it before it was ever on a page. `reported`: it is or was on a page and
 * somebody reported it; it may wait for the family at the same time (`isHiddenByReports`).
 */
export const OPERATOR_WHERE = {
  held: { state: 'held', publishedAt: null },
  reported: {
    OR: [
      { state: { in: ['held', 'waiting'] }, publishedAt: { not: null } },
      { state: 'published', reports: { some: {} } },
    ],
  },
} satisfies Record<OperatorTab, Prisma.CondolenceWhereInput>;

/** A page of the condolences that wait for an admin, oldest first. */
export async function operatorQueue({ tab, page }: { tab: OperatorTab; page: number }) {
  const where = OPERATOR_WHERE[tab];
  const [held, reported, rows] = await Promise.all([
    db().condolence.count({ where: OPERATOR_WHERE.held }),
    db().condolence.count({ where: OPERATOR_WHERE.reported }),
    db().condolence.findMany({
      where,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      ...rowsOfPage(page, QUEUE_PAGE),
      select: {
        id: true,
        memorialId: true,
        memorial: { select: { fullName: true } },
        authorName: true,
        message: true,
        isFromFamily: true,
        picture: PICTURE,
        state: true,
        signals: true,
        reports: {
          orderBy: { createdAt: 'asc' },
          take: 20,
          select: { reason: true, words: true, isByKeeper: true, createdAt: true },
        },
        createdAt: true,
      },
    }),
  ]);
  const condolences = rows.map(
    ({ memorial, state, reports, createdAt, picture, ...row }): HeldCondolence => ({
      ...row,
      picture: toPicture(picture),
      memorialName: memorial.fullName,
      revision: revisionOf({ ...row, pictureId: picture?.media.id ?? null }),
      isShown: state === 'published',
      reports: reports.map((report) => ({ ...report, createdAt: report.createdAt.toISOString() })),
      createdAt: createdAt.toISOString(),
    }),
  );
  const counts = { held, reported };
  return { condolences, counts, ...countPages(page, QUEUE_PAGE, counts[tab]) };
}
