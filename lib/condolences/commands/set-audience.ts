import type { Audience } from '@/lib/access/rules';
import { requireChangeable } from '@/lib/memorials/queries/editable-memorial';
import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, type Tx } from '@/lib/platform/db/client';
import * as paths from '@/lib/platform/paths';
import type { AudienceChoice } from '../schema';
import { type CondolenceState, mayChooseAudience } from '../state-rules';
import { enqueueAuthorMails } from './enqueue-author-mails';
import { lockGuestBook } from './lock-guest-book';

type Row = { id: string; state: CondolenceState; audience: Audience; hasContact: boolean };

/**
 * Sets who reads waiting or published condolences of a memorial that the viewer keeps; others are
 * skipped silently. If the author rewrites one, it keeps its audience. Returns how many changed.
 * Throws `not_found` and `forbidden`.
 */
export async function setAudience(
  viewer: Viewer,
  memorialId: string,
  { ids, audience }: AudienceChoice,
): Promise<{ changed: number }> {
  return db().$transaction(async (tx) => {
    await lockGuestBook(tx, memorialId);
    const { asAdmin } = await requireChangeable(tx, viewer, memorialId);
    const rows = await lock(tx, memorialId, ids);
    const changing = rows.filter(
      (row) => mayChooseAudience(row.state) && row.audience !== audience,
    );
    if (changing.length === 0) return { changed: 0 };
    await tx.condolence.updateMany({
      where: { id: { in: changing.map(({ id }) => id) } },
      data: { audience },
    });
    if (asAdmin)
      await writeAudit(tx, {
        actor: viewer.userId,
        action: 'condolence.decide',
        subject: `memorial/${memorialId}`,
        detail: { audience, count: changing.length },
      });
    const onPage = changing.filter(({ state }) => state === 'published');
    if (audience === 'page')
      await enqueueAuthorMails(
        tx,
        onPage.filter(({ hasContact }) => hasContact),
      );
    if (onPage.length > 0) await invalidatePage(tx, paths.memorial(memorialId));
    return { changed: changing.length };
  });
}

const lock = (tx: Tx, memorialId: string, ids: string[]) =>
  tx.$queryRaw<Row[]>`
    SELECT id, state, audience, "authorSealed" <> '' AS "hasContact"
    FROM condolences WHERE "memorialId" = ${memorialId} AND id = ANY(${ids}) ORDER BY id FOR UPDATE`;
