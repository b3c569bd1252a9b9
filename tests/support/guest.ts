import { POST as accept } from '@/app/api/access/accept/route';
import { GET as read } from '@/app/api/memorials/[id]/route';
import { storeAccessRequest } from '@/lib/access/commands/store-access-request';
import { hashAccessAddress } from '@/lib/accounts/keyed-hash';
import { screenAccessRequest } from '@/lib/condolences/commands/screen-access-request';
import { seal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { hashSecret, newSecretLink } from '@/lib/platform/http/secret-link';
import { newId, newSecretId } from '@/lib/platform/ids/public-id';
import type { JobData } from '@/lib/platform/jobs/queues';
import { call } from './call';

const tomorrow = () => new Date(Date.now() + DAY_MS);

/** Adds a browser that has access to a private memorial. Returns its secret and the headers that it sends. */
export async function addGuest(
  memorialId: string,
  expiresAt = tomorrow(),
  invitationId: string | null = null,
) {
  const guestId = newId();
  const secret = newSecretId();
  await db().guest.create({ data: { id: guestId, secretHash: hashSecret(secret) } });
  const via = invitationId ? 'invitation' : 'password';
  await db().accessGrant.create({
    data: { memorialId, guestId, via, invitationId, expiresAt },
  });
  return { guestId, secret, headers: { cookie: `memorial-guest=${secret}` } };
}

/** Adds an invitation to this address. Returns its id and the secret of its link. */
export async function addAccessInvitation(
  memorialId: string,
  email: string,
  expiresAt = tomorrow(),
) {
  const { secret, hash } = newSecretLink();
  const { id } = await db().accessInvitation.create({
    data: {
      id: newId(),
      memorialId,
      emailSealed: seal(email),
      addressHash: hashAccessAddress(email),
      tokenHash: hash,
      expiresAt,
    },
    select: { id: true },
  });
  return { id, secret };
}

/** Adds a request for access from this address, which waits for the family's decision. Returns its id. */
export async function addAccessRequest(memorialId: string, email: string): Promise<string> {
  const { id } = await db().accessRequest.create({
    data: {
      id: newId(),
      memorialId,
      name: 'A cousin',
      emailSealed: seal(email),
      addressHash: hashAccessAddress(email),
    },
    select: { id: true },
  });
  return id;
}

/** Runs the jobs of requests for access that were sent. Returns what was queued. */
export async function storeAccessRequests(now = new Date()) {
  const jobs = await db().$queryRaw<{ data: JobData['ask-family'] }[]>`
    DELETE FROM pgboss.job WHERE name = 'ask-family' RETURNING data`;
  for (const { data } of jobs) await storeAccessRequest(data, screenAccessRequest, now);
  return jobs;
}

/** The secret of the link in the last mail to an address. */
export async function lastLinkSecret(to: string): Promise<string> {
  const mail = await db().outboxMail.findFirstOrThrow({
    where: { to },
    orderBy: { createdAt: 'desc' },
  });
  return /\/let-in\/(\w{22})/.exec(mail.text)?.[1] ?? '';
}

/** Presses the button on the link's page, in a browser with this cookie. */
export const acceptAccessLink = (token: string, cookie = '') =>
  call(accept, {
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    body: { token },
  });

/** The cookie that an answer sets, as a browser returns it. */
export const cookieFrom = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? '';

/** The status of reading the memorial with these headers. */
export const readStatus = async (id: string, headers: Record<string, string>) =>
  (await call(read, { params: { id }, headers })).status;
