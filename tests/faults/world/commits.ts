import type { Client } from 'pg';
import { CHANNEL } from '@/lib/cache/channel';
import type { Database } from './database';

export type Commits = {
  /** Hears of every memorial and tribute in the instant after its commit. */
  watch: { committed: () => void };
  /** After a crash of the database. */
  listenAgain(): Promise<void>;
  stop(): Promise<void>;
};

/** Listens to what tells every instance that a page has changed: PostgreSQL sends it at the commit. */
export async function watchCommits(database: Database): Promise<Commits> {
  const watch: Commits['watch'] = { committed: () => undefined };
  const listen = async (): Promise<Client> => {
    const client = await database.connect();
    client.on('notification', () => watch.committed());
    await client.query(`LISTEN ${CHANNEL}`);
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
