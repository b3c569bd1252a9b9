import { Client } from 'pg';
import { INVALIDATION_CHANNEL } from '@/lib/platform/cache/page-tags';

/** Listens for the paths that every instance must delete from its cache. */
export async function listenForInvalidations() {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(`LISTEN ${INVALIDATION_CHANNEL}`);
  const paths: string[] = [];
  client.on('notification', ({ payload }) => paths.push(payload ?? ''));
  return {
    /** The notifications so far. A query's answer arrives after all notifications sent before it. */
    async paths(): Promise<string[]> {
      await client.query('SELECT 1');
      return paths;
    },
    stop: () => client.end(),
  };
}
