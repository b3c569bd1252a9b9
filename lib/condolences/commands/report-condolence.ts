import { accessSelect } from '@/lib/access/access-select';
import type { Reader } from '@/lib/access/reader';
import type { Audience } from '@/lib/access/rules';
import { rightsAsKeeper } from '@/lib/keepers/policy';
import { keepsMemorial } from '@/lib/keepers/queries/has-keeper';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { db } from '@/lib/platform/db/client';
import { isPublicId } from '@/lib/platform/ids/public-id';
import * as paths from '@/lib/platform/paths';
import { canRead } from '../policy';
import type { ReportInput } from '../schema';
import { type ReportedFacts, stateAfterReport } from '../state-rules';
import { lockGuestBook } from './lock-guest-book';
import { publishCondolenceEvent } from './publish-condolence-event';

/**
 * Stores a report of a published condolence, one for each network, and hides the condolence when
 * there are enough, unless the family wrote or approved it (`stateAfterReport`). Silently ignores
 * condolences that the reader cannot see, so that reporting reveals nothing.
 * @param network of the reporter; stored as a hash that differs for each condolence
 */
export async function reportCondolence(
  reader: Reader | null,
  id: string,
  { reason, words }: ReportInput,
  network: string,
  now = new Date(),
): Promise<void> {
  if (!isPublicId(id)) return;
  await db().$transaction(async (tx) => {
    const found = await tx.condolence.findUnique({ where: { id }, select: { memorialId: true } });
    if (!found) return;
    const { memorialId } = found;
    await lockGuestBook(tx, memorialId);
    const memorial = await tx.memorial.findUnique({
      where: { id: memorialId },
      select: accessSelect(reader),
    });
    if (!memorial) return;
    const [row] = await tx.$queryRaw<ReportedCondolence[]>`
      SELECT state, audience, "senderId", "isFromFamily", "decidedAt", "keptAt", "familyKeptAt"
      FROM condolences WHERE id = ${id} FOR UPDATE`;
    if (!row || !canRead(reader, row, memorial)) return;
    const isByKeeper = rightsAsKeeper(reader?.viewer ?? null, memorial).edit;
    const reporterHash = keyedHash('perennial reports', `${id}\n${network}`);
    await tx.condolenceReport.upsert({
      where: { condolenceId_reporterHash: { condolenceId: id, reporterHash } },
      create: { condolenceId: id, reporterHash, reason, words, isByKeeper },
      update: isByKeeper ? { reason, words, isByKeeper } : {},
      select: { condolenceId: true },
    });
    const all = await tx.condolenceReport.findMany({
      where: { condolenceId: id },
      select: { isByKeeper: true },
    });
    const byKeepers = all.filter((report) => report.isByKeeper).length;
    const isFromFamily =
      row.isFromFamily ||
      (row.senderId !== null && (await keepsMemorial(tx, memorialId, row.senderId, now)));
    const state = stateAfterReport({ ...row, isFromFamily }, { byKeepers, all: all.length });
    if (state === null) return;
    await tx.condolence.update({
      where: { id },
      data: { state, waitingSince: now },
      select: { id: true },
    });
    await publishCondolenceEvent(tx, { id, memorialId, state });
    await invalidatePage(tx, paths.memorial(memorialId));
  });
}

type ReportedCondolence = ReportedFacts & { audience: Audience; senderId: string | null };
