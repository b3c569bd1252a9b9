import { db, type Tx } from '@/lib/platform/db/client';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';

/** A friend who reads a memorial's condolences first. */
type ReadingFriend = {
  memorialId: string;
  /** The name that the keeper wrote. */
  name: string;
  /** The memorial's name. */
  fullName: string;
  /** Null if the profile of the keeper who asked the friend was deleted. */
  chosenById: string | null;
};

/** The friend with the secret of a mailed link; null for any other secret. */
export async function findFriend(secret: string, tx: Tx = db()): Promise<ReadingFriend | null> {
  if (!isSecret(secret)) return null;
  const row = await tx.firstReader.findUnique({
    where: { secretHash: hashSecret(secret) },
    select: {
      memorialId: true,
      name: true,
      chosenById: true,
      memorial: { select: { fullName: true } },
    },
  });
  if (!row) return null;
  const { memorial, ...friend } = row;
  return { ...friend, fullName: memorial.fullName };
}
