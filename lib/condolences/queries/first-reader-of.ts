import { db, type Tx } from '@/lib/platform/db/client';

/** The person who reads a memorial's condolences first: a keeper, or a friend, whose `userId` is null. */
export type FirstReaderView = {
  userId: string | null;
  name: string;
  /** Whether this is a friend who has not used the link yet. */
  isSilent: boolean;
};

/** The first reader of a memorial; null if every keeper reads condolences at once. */
export async function firstReaderOf(
  memorialId: string,
  tx: Tx = db(),
): Promise<FirstReaderView | null> {
  const row = await tx.firstReader.findUnique({
    where: { memorialId },
    select: {
      userId: true,
      name: true,
      usedAt: true,
      keeper: { select: { user: { select: { firstName: true, lastName: true } } } },
    },
  });
  if (!row) return null;
  const { userId, name, usedAt, keeper } = row;
  const user = keeper?.user;
  return {
    userId,
    name: user ? `${user.firstName} ${user.lastName}`.trim() : name,
    isSilent: userId === null && usedAt === null,
  };
}
