import { endFirstReadings } from '@/lib/keepers/commands/end-first-readings';
import { db } from '@/lib/platform/db/client';
import { lockForFriend } from './read-first';

/** Lets a friend stop reading first, with the link alone. Throws `not_found` for any other secret. */
export async function declineFirstReading(secret: string, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    const { memorialId } = await lockForFriend(tx, secret);
    await endFirstReadings(tx, { memorialId }, null, now);
  });
}
