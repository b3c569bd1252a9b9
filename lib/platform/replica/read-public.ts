import { db, replicaDb, type Tx } from '@/lib/platform/db/client';
import { isUnreachable } from '@/lib/platform/db/sql-state';
import { isAnonymousRequest } from '@/lib/platform/http/request-context';

/**
 * The state of the followed replica. Stored globally, because the server and Next's bundles have
 * separate instances of this module.
 */
export type FollowedReplica = {
  url: string;
  /**
   * Whether the replica has every change with this tag (cache-tags.ts) that was announced to this
   * process.
   */
  isUpToDate(tag: string): boolean;
  /** To be called when the replica could not be reached. */
  reportFailure(error: unknown): void;
};

const shared = globalThis as { perennialReplica?: FollowedReplica }; // as: declared nowhere else

/** Sets the replica that `readPublic` uses; undefined for none. */
export function setReplica(replica: FollowedReplica | undefined): void {
  if (replica) shared.perennialReplica = replica;
  else delete shared.perennialReplica;
}

/**
 * Reads public data from the replica if the visitor has no session and the replica has every
 * announced change of this tag, else from the primary (decision 0075). `read` must not write and
 * may be called twice: a read that fails on the replica is repeated on the primary. If the replica
 * was unreachable, other reads avoid it for a while, too. Throws what `read` throws on the primary.
 */
export async function readPublic<Result>(
  tag: string,
  read: (client: Tx) => Promise<Result>,
): Promise<Result> {
  const replica = shared.perennialReplica;
  if (!replica || !isAnonymousRequest() || !replica.isUpToDate(tag)) return read(db());
  try {
    return await read(replicaDb(replica.url));
  } catch (error) {
    if (isUnreachable(error)) replica.reportFailure(error);
    return read(db());
  }
}
