import { hashAccessAddress } from '@/lib/accounts/keyed-hash';
import { seal } from '@/lib/platform/crypto/sealing';
import type { Tx } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { newSecretLink } from '@/lib/platform/http/secret-link';
import { newId } from '@/lib/platform/ids/public-id';
import type { DemoPerson } from './person';

/** The slug of the memorial that gets an invited person and a request for access. */
const MEMORIAL_SLUG = 'ada-lovelace';
const INVITATION = { name: 'Mary', email: 'mary.somerville@perennial.example' };
const REQUEST = {
  name: 'Charles',
  email: 'charles@perennial.example',
  message: 'We wrote to each other for years.',
};

/**
 * Adds the invitation and the request to the memorial with `MEMORIAL_SLUG`; does nothing for
 * others. Existing entries stay unchanged.
 */
export async function addAccessEntries(
  tx: Tx,
  memorialId: string,
  { slug }: Pick<DemoPerson, 'slug'>,
): Promise<void> {
  if (slug !== MEMORIAL_SLUG) return;
  const invitation = { memorialId, addressHash: hashAccessAddress(INVITATION.email) };
  await tx.accessInvitation.upsert({
    where: { memorialId_addressHash: invitation },
    update: {},
    create: {
      ...invitation,
      id: newId(),
      name: INVITATION.name,
      emailSealed: seal(INVITATION.email),
      tokenHash: newSecretLink().hash,
      expiresAt: new Date(Date.now() + DAY_MS),
    },
    select: { id: true },
  });
  const request = { memorialId, addressHash: hashAccessAddress(REQUEST.email) };
  await tx.accessRequest.upsert({
    where: { memorialId_addressHash: request },
    update: {},
    create: {
      ...request,
      id: newId(),
      name: REQUEST.name,
      message: REQUEST.message,
      emailSealed: seal(REQUEST.email),
    },
    select: { id: true },
  });
}
