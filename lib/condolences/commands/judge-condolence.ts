import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { said } from '@/lib/platform/language/said';
import * as paths from '@/lib/platform/paths';
import { revisionOf } from '../revision';
import type { OperatorDecisionInput } from '../schema';
import { judged, type Standing } from '../state-rules';
import { mayBeRemembered } from '../text-key-rules';
import { announceCondolence } from './announce-condolence';
import { lockGuestBook } from './lock-guest-book';
import { deletePictures } from './pictures';

/**
 * Decides as an admin about a held or reported condolence, and deletes its reports. The route
 * checks that the viewer is an admin. Throws `not_found`, and `conflict` if it no longer waits for
 * a decision or its author has rewritten it.
 */
export async function judgeCondolence(
  viewer: Viewer,
  id: string,
  { decision, revision }: OperatorDecisionInput,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { memorialId, standing, words, reports } = await lock(tx, id);
    const state = judged(standing, reports, decision);
    if (state === null) throw new AppError('conflict', said('condolences.refusals.judged'));
    if (revisionOf(words) !== revision)
      throw new AppError('conflict', said('condolences.refusals.rewritten'));
    await tx.condolence.update({
      where: { id },
      data: {
        state,
        isRemembered: decision === 'refuse_and_remember' && mayBeRemembered(words.message),
        ...(state === 'published' && { keptAt: now }),
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
    if (state !== standing.state) await announceCondolence(tx, { id, memorialId, state });
    if (state === 'published' || standing.state === 'published')
      await invalidatePage(tx, paths.memorial(memorialId));
  });
}

async function lock(tx: Tx, id: string) {
  const found = isPublicId(id)
    ? await tx.condolence.findUnique({ where: { id }, select: { memorialId: true } })
    : null;
  if (!found) throw new AppError('not_found', said('condolences.refusals.notFound'));
  await lockGuestBook(tx, found.memorialId);
  const [row] = await tx.$queryRaw<(Standing & Parameters<typeof revisionOf>[0])[]>`
    SELECT state, "publishedAt", signals, message, "authorName",
      (SELECT "mediaId" FROM condolence_pictures WHERE "condolenceId" = id) AS "pictureId"
    FROM condolences WHERE id = ${id} FOR UPDATE`;
  if (!row) throw new AppError('not_found', said('condolences.refusals.notFound'));
  const reports = await tx.condolenceReport.count({ where: { condolenceId: id } });
  const { message, authorName, pictureId, ...standing } = row;
  const words = { message, authorName, pictureId };
  return { memorialId: found.memorialId, standing, words, reports };
}
