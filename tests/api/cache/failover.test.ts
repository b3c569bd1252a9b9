import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import { db } from '@/lib/platform/db/client';
import { runWithRequestContext } from '@/lib/platform/http/request-context';
import { log } from '@/lib/platform/log';
import { followReplica } from '@/lib/platform/replica/follow-replica';
import { readPublic } from '@/lib/platform/replica/read-public';
import { startTemporaryPostgres } from '@/scripts/postgres/temporary-server';
import { type Standby, startTemporaryStandby } from '@/scripts/postgres/temporary-standby';
import { PATIENCE } from '@/tests/support/patience';

let formerPrimary: Awaited<ReturnType<typeof startTemporaryPostgres>>;
let promoted: Standby;
let replica: Standby;
let end: () => Promise<void>;

beforeAll(async () => {
  formerPrimary = await startTemporaryPostgres();
  promoted = await startTemporaryStandby(formerPrimary, 'promoted');
  replica = await startTemporaryStandby(formerPrimary, 'replica');
  process.env.DATABASE_URL = promoted.url('postgres');
}, 120_000);

afterAll(async () => {
  await end();
  await db().$disconnect();
  for (const each of [replica, promoted, formerPrimary]) await each.close();
});

async function ask<Row extends object>(server: { url: Standby['url'] }, sql: string): Promise<Row> {
  const client = new Client({ connectionString: server.url('postgres') });
  await client.connect();
  const { rows } = await client.query<Row>(sql).finally(() => client.end());
  return rows[0] as Row; // as: each query here returns a row
}

const isOnReplica = () =>
  runWithRequestContext({ answer: { statusCode: 200 }, isAnonymous: true }, () =>
    readPublic(LIST_TAG, async (client) => {
      const [row] = await client.$queryRaw<{ isReplica: boolean }[]>`
        SELECT pg_is_in_recovery() AS "isReplica"`;
      return row?.isReplica ?? false;
    }),
  );

it('a replica of a former primary is never read, whatever its position', async () => {
  const warn = vi.spyOn(log, 'warn');
  await ask(promoted, 'SELECT pg_promote()');
  // The former primary continues, and its replica is ahead of the position where the new primary started.
  await ask(
    formerPrimary,
    'CREATE TABLE never_on_the_new_primary AS SELECT generate_series(1, 10000)',
  );
  const { end: endPosition } = await ask<{ end: string }>(
    formerPrimary,
    'SELECT pg_current_wal_lsn()::text AS end',
  );
  await vi.waitFor(
    async () =>
      expect(
        await ask(replica, `SELECT pg_last_wal_replay_lsn() >= '${endPosition}' AS "isThere"`),
      ).toEqual({ isThere: true }),
    PATIENCE,
  );
  end = followReplica({
    primaryUrl: promoted.url('postgres'),
    replicaUrl: replica.url('postgres'),
    maxLagMs: 60_000,
  });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), PATIENCE);
  expect(warn.mock.calls[0]?.[0]).toEqual({ reason: expect.stringContaining('timeline') });
  for (let at = 0; at < 20; at += 1, await sleep(100)) expect(await isOnReplica()).toBe(false);
  warn.mockRestore();
});
