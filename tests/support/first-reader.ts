import { sealContact } from '@/lib/condolences/author-contact';
import { hashKeeperAddress } from '@/lib/keepers/hash-keeper-address';
import { db } from '@/lib/platform/db/client';
import { newSecretLink } from '@/lib/platform/http/secret-link';

/** Lets a friend read a memorial's condolences first. Returns the secret of their link. */
export async function addFriend(
  memorialId: string,
  {
    email = 'friend@example.org',
    chosenById = null,
  }: { email?: string; chosenById?: string | null } = {},
): Promise<string> {
  const { secret, hash } = newSecretLink();
  await db().firstReader.create({
    data: {
      memorialId,
      name: 'Noor',
      contactSealed: sealContact({ email, secret }),
      addressHash: hashKeeperAddress(email),
      secretHash: hash,
      chosenById,
    },
    select: { memorialId: true },
  });
  return secret;
}

/** Lets a keeper read a memorial's condolences first. */
export const addReadingKeeper = (memorialId: string, userId: string) =>
  db().firstReader.create({ data: { memorialId, userId }, select: { memorialId: true } });
