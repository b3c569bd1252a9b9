import type { KeeperRole } from '@/lib/keepers/rules';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { ada, ben, cleo, cora, kim, type Person, root } from './cast';
import { addMemorial } from './memorial';

/**
 * Who sends a request (security.md, "Memorial"). `rival` owns another memorial. `creator` created the memorial under
 * test but has no role in it any more; `owner`, `keeper` and `contributor` have one.
 */
export const ACTORS = [
  'visitor',
  'loggedOut',
  'member',
  'rival',
  'creator',
  'contributor',
  'keeper',
  'owner',
  'admin',
] as const;

export type Actor = (typeof ACTORS)[number];
/** The status that each actor receives. */
export type Statuses = Record<Actor, number>;

/** Creates all actors. Ada is the owner, Ben the rival, and the visitor has no session. */
export async function makeActors(): Promise<Record<Actor, Person | null>> {
  const [owner, rival, admin] = [await ada(), await ben(), await root()];
  const [creator, keeper, contributor] = [await cleo(), await kim(), await cora()];
  const loggedOut = await ada();
  await db().session.update({
    where: { id: loggedOut.sessionId },
    data: { revokedAt: new Date() },
  });
  const session = await ben();
  const mia = { email: 'mia@example.org', firstName: 'Mia', lastName: 'Member' };
  const { id } = await db().user.create({
    data: { ...mia, id: newId(), passwordHash: '' },
    select: { id: true },
  });
  await db().session.update({ where: { id: session.sessionId }, data: { userId: id } });
  const member = { ...session, user: { ...session.user, ...mia, id } };
  await addMemorial({ createdById: rival.user.id });
  return { visitor: null, loggedOut, member, rival, creator, contributor, keeper, owner, admin };
}

/** Returns an actor who has an account. */
export function personOf(
  people: Awaited<ReturnType<typeof makeActors>>,
  actor: Exclude<Actor, 'visitor'>,
): Person {
  const person = people[actor];
  if (!person) throw new Error(`${actor} has no account`);
  return person;
}

/**
 * Gives keeper and contributor their roles at a memorial that the owner has created, and makes `creator` its creator.
 * Its files then belong to the creator, as if they had uploaded them.
 */
export async function assignRoles(
  memorialId: string,
  { creator, keeper, contributor }: Awaited<ReturnType<typeof makeActors>>,
): Promise<void> {
  const row = (person: Person | null, role: KeeperRole) => ({
    memorialId,
    userId: person?.user.id ?? '',
    role,
  });
  await db().keeper.createMany({ data: [row(keeper, 'keeper'), row(contributor, 'contributor')] });
  const creatorId = creator?.user.id ?? '';
  await db().memorial.update({
    where: { id: memorialId },
    data: { createdById: creatorId },
    select: { id: true },
  });
  const memorialFilter = { id: memorialId };
  await db().media.updateMany({
    where: { OR: [{ memorialId }, { mainOf: memorialFilter }, { coverOf: memorialFilter }] },
    data: { ownerId: creatorId },
  });
}
