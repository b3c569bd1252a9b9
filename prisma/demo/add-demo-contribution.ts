import { randomBytes } from 'node:crypto';
import { hashPassword } from '@/lib/accounts/password-hash';
import { storeContribution } from '@/lib/media/commands/store-contribution';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import type { DemoPerson } from './person';

/** The slug of the memorial that gets a contributed picture, and its sender, an account without a known password. */
const MEMORIAL_SLUG = 'ada-lovelace';
const SENDER = {
  email: 'mary.somerville@perennial.example',
  firstName: 'Mary',
  lastName: 'Somerville',
};
const SEED = 'pressed-flowers';

/**
 * Adds the contributor and one waiting picture to the memorial with `MEMORIAL_SLUG`; does nothing for others. An
 * existing contributor stays unchanged.
 * @param store stores a card drawn from a seed for its owner, and returns its media id
 */
export async function addDemoContribution(
  memorialId: string,
  { slug }: Pick<DemoPerson, 'slug'>,
  store: (seed: string, ownerId: string) => Promise<string>,
): Promise<void> {
  if (slug !== MEMORIAL_SLUG) return;
  const contributorId = await addSender();
  const sent = { memorialId, contributorId };
  const where = { memorialId_userId: { memorialId, userId: contributorId } };
  if (await db().keeper.findUnique({ where, select: { role: true } })) return;
  const mediaId = await store(SEED, contributorId);
  await db().$transaction(async (tx) => {
    await tx.keeper.create({
      data: { memorialId, userId: contributorId, role: 'contributor' },
      select: { role: true },
    });
    await storeContribution(tx, sent, mediaId);
  });
}

async function addSender(): Promise<string> {
  const found = await db().user.findUnique({
    where: { email: SENDER.email },
    select: { id: true },
  });
  if (found) return found.id;
  const { id } = await db().user.create({
    data: {
      ...SENDER,
      id: newId(),
      passwordHash: await hashPassword(randomBytes(32).toString('base64')),
      emailVerifiedAt: new Date(),
    },
    select: { id: true },
  });
  return id;
}
