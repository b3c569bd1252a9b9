import { db } from '@/lib/platform/db/client';
import { SECOND_MS } from '@/lib/platform/durations';

/** After this time without a sign of life, another call may put the upload together. */
const CLAIM_MS = 60 * SECOND_MS;
const RENEWAL_MS = CLAIM_MS / 3;

type UploadClaim = {
  /** Lets the next call put the upload together. */
  release: () => Promise<void>;
};

/**
 * Claims an upload for putting it together, so that of several calls, in any processes, one reads its pieces. The claim
 * lasts until it is released, or a minute after its process has died. Returns null while another call has it, and if the
 * upload has become an item or was deleted.
 */
export async function claimUpload(id: string): Promise<UploadClaim | null> {
  const now = new Date();
  const isFree = { OR: [{ completingUntil: null }, { completingUntil: { lt: now } }] };
  const until = new Date(now.getTime() + CLAIM_MS);
  const { count } = await db().resumableUpload.updateMany({
    where: { id, mediaId: null, ...isFree },
    data: { completingUntil: until, changedAt: now },
  });
  if (count === 0) return null;
  /** Changes the row if the claim is still ours. A write whose answer was lost may have happened. */
  let written = [until];
  const write = async (next: Date | null) => {
    const where = { id, completingUntil: { in: written } };
    if (next) written = [...written, next];
    const { count: changed } = await db().resumableUpload.updateMany({
      where,
      data: { completingUntil: next },
    });
    if (next && changed > 0) written = [next];
  };
  let renewal = Promise.resolve();
  // A renewal that fails is made up for by the next one. Without any, two calls at once still make only one item.
  const renew = () => {
    renewal = renewal.then(() => write(new Date(Date.now() + CLAIM_MS))).catch(() => undefined);
  };
  const timer = setInterval(renew, RENEWAL_MS);
  return {
    release: async () => {
      clearInterval(timer);
      await renewal;
      await write(null).catch(() => undefined); // it ends by itself
    },
  };
}
