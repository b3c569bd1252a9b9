import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { ada, ben, type Person, root } from './cast';
import { addMemorial } from './memorial';

/** Who sends a request (security.md, "Memorial"). `rival` has created another memorial. */
export const ACTORS = ['visitor', 'loggedOut', 'member', 'rival', 'creator', 'admin'] as const;

export type Actor = (typeof ACTORS)[number];
/** The status that each of them is answered with. */
export type Statuses = Record<Actor, number>;

/** Creates all six; Ada is the creator, Ben the rival, and the visitor has no session. */
export async function makeActors(): Promise<Record<Actor, Person | null>> {
  const [creator, rival, admin] = [await ada(), await ben(), await root()];
  const loggedOut = await ada();
  await db().session.update({
    where: { id: loggedOut.sessionId },
    data: { revokedAt: new Date() },
  });
  const member = await ben();
  const { id } = await db().user.create({
    data: {
      id: newId(),
      email: 'mia@example.org',
      passwordHash: '',
      firstName: 'Mia',
      lastName: 'Member',
    },
    select: { id: true },
  });
  await db().session.update({ where: { id: member.sessionId }, data: { userId: id } });
  await addMemorial({ createdById: rival.user.id });
  return { visitor: null, loggedOut, member, rival, creator, admin };
}
