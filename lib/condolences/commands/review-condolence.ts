import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { messageFor } from '@/lib/platform/language/message';
import * as paths from '@/lib/platform/paths';
import { revisionOf } from '../revision';
import type { OperatorDecisionInput } from '../schema';
import {
  type CondolenceStateFacts,
  hasFamilyApproved,
  type ReportedFacts,
  stateAfterReview,
} from '../state-rules';
import { mayBeBlocklisted } from '../text-key-rules';
import { lockGuestBook } from './lock-guest-book';
import { deletePictures } from './pictures';
import { publishCondolenceEvent } from './publish-condolence-event';

/**
 * Decides as an admin about a held or reported condolence, and deletes its reports. The route
 * checks that the viewer is an admin. Throws `not_found`, and `conflict` if it no longer waits for
 * a decision or its author has rewritten it.
 */
export async function reviewCondolence(
  viewer: Viewer,
  id: string,
  { decision, revision }: OperatorDecisionInput,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { memorialId, facts, words, reports } = await lock(tx, id);
    const state = stateAfterReview(facts, reports, decision);
    if (state === null) throw new AppError('conflict', messageFor('condolences.refusals.judged'));
    if (revisionOf(words) !== revision)
      throw new AppError('conflict', messageFor('condolences.refusals.rewritten'));
    await tx.condolence.update({
      where: { id },
      data: {
        state,
        isRemembered: decision === 'refuse_and_remember' && mayBeBlocklisted(words.message),
        // What the family has approved must not look as if only the operator had.
        ...(state === 'published' && !hasFamilyApproved(facts) && { keptAt: now }),
        ...(state === 'waiting' && { waitingSince: now }),
        decidedById: viewer.userId,
        decidedAt: now,
      },
      select: { id: true },
    });
    await tx.condolenceReport.deleteMany({ where: { condolenceId: id } });
    if (decision !== 'pass') await deletePictures(tx, [id]);
    await writeAudit(tx, {
      actor: viewer.userId,
      action: decision === 'pass' ? 'condolence.pass' : 'condolence.refuse',
      subject: `condolence/${id}`,
      detail: { memorialId, state },
    });
    if (state !== facts.state) await publishCondolenceEvent(tx, { id, memorialId, state });
    if (state === 'published' || facts.state === 'published')
      await invalidatePage(tx, paths.memorial(memorialId));
  });
}

async function lock(tx: Tx, id: string) {
  const found = isPublicId(id)
    ? await tx.condolence.findUnique({ where: { id }, select: { memorialId: true } })
    : null;
  if (!found) throw new AppError('not_found', messageFor('condolences.refusals.notFound'));
  await lockGuestBook(tx, found.memorialId);
  const [row] = await tx.$queryRaw<LockedRow[]>`
    SELECT state, "publishedAt", signals, message, "authorName", "isFromFamily", "decidedAt", "keptAt", "familyKeptAt",
      (SELECT "mediaId" FROM condolence_pictures WHERE "condolenceId" = id) AS "pictureId"
    FROM condolences WHERE id = ${id} FOR UPDATE`;
  if (!row) throw new AppError('not_found', messageFor('condolences.refusals.notFound'));
  const reports = await tx.condolenceReport.count({ where: { condolenceId: id } });
  const { message: text, authorName, pictureId, ...facts } = row;
  const words = { message: text, authorName, pictureId };
  return { memorialId: found.memorialId, facts, words, reports };
}

type LockedRow = CondolenceStateFacts & ReportedFacts & Parameters<typeof revisionOf>[0];
