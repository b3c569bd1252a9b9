import { db } from '@/lib/platform/db/client';
import type { Person } from './cast';

/** The subjects of the mails to a person, oldest first. */
export async function subjectsTo({ user }: Person): Promise<string[]> {
  const mails = await db().outboxMail.findMany({
    where: { to: user.email },
    orderBy: { createdAt: 'asc' },
    select: { subject: true },
  });
  return mails.map(({ subject }) => subject);
}
