import { db, replicaDb, type Tx } from '@/lib/platform/db/client';
import { isUnreachable } from '@/lib/platform/db/sql-state';
import { isVisitorsRequest } from '@/lib/platform/http/answer-status';

/** What `followReplica` knows about the replica. The server and Next's bundles each have their own modules, and share this. */
export type FollowedReplica = {
  url: string;
  /** Whether it has every change of what has this tag (cache-tags.ts) that this process has heard of. */
  hasAll(tag: string): boolean;
  /** It could not be asked. */
  failed(error: unknown): void;
};

const shared = globalThis as { perennialReplica?: FollowedReplica }; // as: declared nowhere else

/** From now on `readPublic` asks this replica; undefined for none. */
export function setReplica(replica: FollowedReplica | undefined): void {
  if (replica) shared.perennialReplica = replica;
  else delete shared.perennialReplica;
}

/**
 * Reads what everybody may see on the replica, for a visitor without a session and only while it has every announced
 * change of this tag, else on the primary (decision 0075). `read` only reads, and may be called a second time: what fails on
 * the replica is read on the primary, and other reads leave the replica alone only if it could not be asked. Throws what
 * `read` throws on the primary.
 */
export async function readPublic<Found>(
  tag: string,
  read: (client: Tx) => Promise<Found>,
): Promise<Found> {
  const replica = shared.perennialReplica;
  if (!replica || !isVisitorsRequest() || !replica.hasAll(tag)) return read(db());
  try {
    return await read(replicaDb(replica.url));
  } catch (error) {
    if (isUnreachable(error)) replica.failed(error);
    return read(db());
  }
}
