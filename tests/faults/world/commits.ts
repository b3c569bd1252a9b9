import type { Client } from 'pg';
import { INVALIDATION_CHANNEL } from '@/lib/platform/cache/page-tags';
import type { Database } from './database';

export type Commits = {
  /** Called for each memorial and tribute right after its commit. */
  watch: { committed: () => void };
  /** Connects again after a crash of the database. */
  listenAgain(): Promise<void>;
  stop(): Promise<void>;
};

/** Listens for notifications of changed pages, which PostgreSQL sends on commit. */
export async function watchCommits(database: Database): Promise<Commits> {
  const watch: Commits['watch'] = { committed: () => undefined };
  const listen = async (): Promise<Client> => {
    const client = await database.connect();
    client.on('notification', () => watch.committed());
    await client.query(`LISTEN ${INVALIDATION_CHANNEL}`);
    return client;
  };
  let client = await listen();
  return {
    watch,
    async listenAgain() {
      client = await listen();
    },
    stop: () => client.end().catch(() => undefined),
  };
}
