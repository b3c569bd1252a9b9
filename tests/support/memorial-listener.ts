import { Client } from 'pg';
import { CHANNEL } from '@/lib/cache/channel';

/** Listens for pages that every instance is told to forget. Gives what was said, and the way to end it. */
export async function listenForForgotten() {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(`LISTEN ${CHANNEL}`);
  const paths: string[] = [];
  client.on('notification', ({ payload }) => paths.push(payload ?? ''));
  return {
    /** What was said so far. A query's answer comes after the notices before it. */
    async paths(): Promise<string[]> {
      await client.query('SELECT 1');
      return paths;
    },
    stop: () => client.end(),
  };
}
