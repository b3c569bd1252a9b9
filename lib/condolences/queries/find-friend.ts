import { db, type Tx } from '@/lib/platform/db/client';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';

/** A friend who reads a memorial's condolences first. */
type ReadingFriend = {
  memorialId: string;
  /** The memorial's name. */
  fullName: string;
};

/** The friend with the secret of a mailed link; null for any other secret. */
export async function findFriend(secret: string, tx: Tx = db()): Promise<ReadingFriend | null> {
  if (!isSecret(secret)) return null;
  const row = await tx.firstReader.findUnique({
    where: { secretHash: hashSecret(secret) },
    select: { memorialId: true, memorial: { select: { fullName: true } } },
  });
  return row && { memorialId: row.memorialId, fullName: row.memorial.fullName };
}
