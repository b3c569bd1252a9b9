import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { hashSecret } from '@/lib/platform/http/secret-link';
import { recordVisit } from '../commands/record-visit';
import { guestSecret } from '../guest-cookie';

/** The id of the guest whom a request's cookie identifies; null if there is none. Records the visit once a day. */
export async function guestFrom(headers: Headers, now = new Date()): Promise<string | null> {
  const secret = guestSecret(headers);
  if (!secret) return null;
  const guest = await db().guest.findUnique({
    where: { secretHash: hashSecret(secret) },
    select: { id: true, lastSeenAt: true },
  });
  if (!guest) return null;
  if (now.getTime() - guest.lastSeenAt.getTime() > DAY_MS) await recordVisit(guest.id, now);
  return guest.id;
}
