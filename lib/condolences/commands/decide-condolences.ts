import { requireChangeable } from '@/lib/memorials/queries/editable-memorial';
import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, type Tx } from '@/lib/platform/db/client';
import { MINUTE_MS } from '@/lib/platform/durations';
import { publishEvents } from '@/lib/platform/events/publish-event';
import * as paths from '@/lib/platform/paths';
import { isFirstReader } from '../first-reading-rules';
import { askedCondolences } from '../queries/family-lists';
import { firstReaderOf } from '../queries/first-reader-of';
import { revisionOf } from '../revision';
import type { FamilyDecisionInput } from '../schema';
import { type CondolenceState, stateAfterDecision } from '../state-rules';
import { enqueueAuthorMails } from './enqueue-author-mails';
import { lockGuestBook } from './lock-guest-book';
import { claimPictures } from './pictures';

type Row = {
  id: string;
  state: CondolenceState;
  message: string;
  authorName: string;
  pictureId: string | null;
  hasContact: boolean;
  /** Whether the family is asked to keep it despite reports. */
  isAsked: boolean;
};
/** How many changed, and how many did not because their authors had rewritten them. */
export type DecisionCounts = { changed: number; rewritten: number };

/** How long the first reader can take a decision back as if it had not been made. */
const TAKE_BACK_MS = 10 * MINUTE_MS;

/**
 * Decides about condolences on a memorial that the viewer keeps, if they still have the words that the viewer read.
 * Silently skips condolences that the decision would not change, that belong to another memorial, or that are hidden
 * from the family. Publishing one that was reported keeps it, whatever is reported later.
 * Throws `not_found` and `forbidden`.
 */
export async function decideCondolences(
  viewer: Viewer,
  memorialId: string,
  input: FamilyDecisionInput,
  now = new Date(),
): Promise<DecisionCounts> {
  return db().$transaction(async (tx) => {
    await lockGuestBook(tx, memorialId);
    const { asAdmin } = await requireChangeable(tx, viewer, memorialId);
    const readsFirst = isFirstReader(await firstReaderOf(memorialId, tx), viewer.userId);
    const read = new Map(input.condolences.map(({ _id, revision }) => [_id, revision]));
    const rows = await lock(tx, memorialId, [...read.keys()]);
    const decidable = rows.filter(
      ({ state, isAsked }) => stateAfterDecision(state, input.decision, isAsked) !== null,
    );
    const changing = decidable.filter((row) => revisionOf(row) === read.get(row.id));
    const answer = { changed: changing.length, rewritten: decidable.length - changing.length };
    if (changing.length === 0) return answer;
    const ids = changing.map(({ id }) => id);
    if (input.decision === 'publish') await prepareToPublish(tx, changing, now);
    // What has been decided for a while, others have seen: taking it back must hide it from nobody.
    if (readsFirst && input.decision === 'wait')
      await tx.condolence.updateMany({
        where: { id: { in: ids }, decidedAt: { lt: new Date(now.getTime() - TAKE_BACK_MS) } },
        data: { readFirstAt: now },
      });
    await tx.condolence.updateMany({
      where: { id: { in: ids } },
      data: {
        ...outcome(input, now),
        decidedById: viewer.userId,
        decidedAt: now,
        // What another keeper has decided about has been read. The first reader can take back their own decision.
        ...(!readsFirst && { readFirstAt: now }),
        setAsideAt: null,
      },
    });
    const isOnPage = ({ state }: Row) => state === 'published';
    if (input.decision === 'publish') {
      await claimPictures(tx, ids);
      const added = changing.filter((row) => !isOnPage(row)).map(({ id }) => id);
      await publishEvents(tx, { type: 'condolence.published', memorialId, ids: added });
    }
    if (input.decision === 'publish' || input.decision === 'return')
      await enqueueAuthorMails(
        tx,
        changing.filter(({ hasContact }) => hasContact),
      );
    if (asAdmin)
      await writeAudit(tx, {
        actor: viewer.userId,
        action: 'condolence.decide',
        subject: `memorial/${memorialId}`,
        detail: { decision: input.decision, count: changing.length },
      });
    if (changing.some((row) => isOnPage(row) !== (input.decision === 'publish')))
      await invalidatePage(tx, paths.memorial(memorialId));
    return answer;
  });
}

function outcome(input: FamilyDecisionInput, now: Date) {
  switch (input.decision) {
    case 'publish':
      // Published by the family, it no longer counts as kept by the operator alone (`hasFamilyApproved`).
      return { state: 'published', returnNote: '', keptAt: null } as const;
    case 'wait':
      return { state: 'waiting', waitingSince: now, publishedAt: null, returnNote: '' } as const;
    case 'decline':
      return { state: 'declined', publishedAt: null, returnNote: '' } as const;
    case 'return':
      return { state: 'returned', publishedAt: null, returnNote: input.note } as const;
  }
}

/**
 * Sets the times of what is about to be published: the database refuses a published row without one. What reports have
 * hidden keeps its place on the page; what the family is asked about is kept by it from now on.
 */
async function prepareToPublish(tx: Tx, rows: Row[], now: Date): Promise<void> {
  await tx.condolence.updateMany({
    where: { id: { in: rows.map(({ id }) => id) }, publishedAt: null },
    data: { publishedAt: now },
  });
  await tx.condolence.updateMany({
    where: { id: { in: rows.flatMap(({ id, isAsked }) => (isAsked ? [id] : [])) } },
    data: { familyKeptAt: now },
  });
}

const lock = (tx: Tx, memorialId: string, ids: string[]) =>
  tx.$queryRaw<Row[]>`
    SELECT id, state, message, "authorName", "authorSealed" <> '' AS "hasContact",
      EXISTS (SELECT FROM (${askedCondolences(memorialId)}) a WHERE a.id = condolences.id) AS "isAsked",
      (SELECT "mediaId" FROM condolence_pictures WHERE "condolenceId" = id) AS "pictureId"
    FROM condolences WHERE "memorialId" = ${memorialId} AND id = ANY(${ids}) ORDER BY id FOR UPDATE`;
