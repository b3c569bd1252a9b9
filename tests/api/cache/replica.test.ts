import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listMemorials } from '@/lib/memorials/queries/list-memorials';
import { getMemorialView } from '@/lib/memorials/queries/memorial-view';
import { listQuerySchema } from '@/lib/memorials/schema-list';
import { LIST_TAG, memorialTag } from '@/lib/platform/cache/cache-tags';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, replicaDb, type Tx } from '@/lib/platform/db/client';
import { runWithRequestContext } from '@/lib/platform/http/request-context';
import { log } from '@/lib/platform/log';
import * as paths from '@/lib/platform/paths';
import { followReplica } from '@/lib/platform/replica/follow-replica';
import { readPublic } from '@/lib/platform/replica/read-public';
import { prepareDatabase } from '@/scripts/database/prepare-database';
import { startTemporaryPostgres } from '@/scripts/postgres/temporary-server';
import { type Standby, startTemporaryStandby } from '@/scripts/postgres/temporary-standby';
import { PATIENCE } from '@/tests/support/patience';
import { addMemorial } from '../../support/memorial';

const NAME = 'site';
const LAG_MS = 60_000;

let primary: Awaited<ReturnType<typeof startTemporaryPostgres>>;
let standby: Standby;
let end: () => Promise<void>;

beforeAll(async () => {
  primary = await startTemporaryPostgres();
  await ask(primary.url('postgres'), `CREATE DATABASE ${NAME}`);
  await prepareDatabase(primary.url(NAME));
  process.env.DATABASE_URL = primary.url(NAME);
  standby = await startTemporaryStandby(primary);
  end = follow(standby.url(NAME), LAG_MS);
}, 120_000);

afterAll(async () => {
  await end();
  await Promise.all(
    [db(), replicaDb(standby.url(NAME)) as ReturnType<typeof db>].map((each) => each.$disconnect()),
  ); // as: replicaDb returns a client
  await standby.close();
  await primary.close();
});

beforeEach(() => untilReadFrom('replica', LIST_TAG));

const follow = (replicaUrl: string, maxLagMs: number) =>
  followReplica({ primaryUrl: primary.url(NAME), replicaUrl, maxLagMs });

async function ask(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

const onStandby = (sql: string) => ask(standby.url(NAME), sql);

/** Runs `read` as during a visitor's request. */
const asVisitor = <Found>(read: () => Promise<Found>): Promise<Found> =>
  runWithRequestContext({ answer: { statusCode: 200 }, isAnonymous: true }, read);

const whichServer = (tag: string) =>
  readPublic(tag, async (client) => {
    const [row] = await client.$queryRaw<{ isReplica: boolean }[]>`
      SELECT pg_is_in_recovery() AS "isReplica"`;
    return row?.isReplica ? 'replica' : 'primary';
  });

const untilReadFrom = (server: 'replica' | 'primary', tag: string) =>
  vi.waitFor(async () => expect(await asVisitor(() => whichServer(tag))).toBe(server), PATIENCE);

/** Changes the name as a command does, with the notice in the same transaction. */
const rename = (id: string, fullName: string) =>
  db().$transaction(async (tx) => {
    await tx.memorial.update({
      where: { id },
      data: { fullName, searchName: fullName.toLowerCase() },
      select: { id: true },
    });
    await invalidatePage(tx, paths.memorial(id));
  });

const shownName = async (id: string) =>
  (await asVisitor(() => getMemorialView(id, null)))?.fullName;

describe('a streaming replica', () => {
  it('serves visitors, while the primary serves everybody else', async () => {
    expect(await asVisitor(() => whichServer(LIST_TAG))).toBe('replica');
    const context = { answer: { statusCode: 200 }, isAnonymous: false };
    expect(await runWithRequestContext(context, () => whichServer(LIST_TAG))).toBe('primary');
    expect(await whichServer(LIST_TAG)).toBe('primary');
  });

  it.each([
    ['is too slow', 'PERFORM pg_sleep(3)'],
    ['its replay cancels', `RAISE EXCEPTION 'cancelled' USING ERRCODE = '40001'`],
    ['it refuses', `RAISE EXCEPTION 'refused' USING ERRCODE = '22P02'`],
  ])('stays in use after a read that %s', async (_, statement) => {
    const triedReplicas: boolean[] = [];
    const read = async (client: Tx) => {
      const [row] = await client.$queryRaw<{ isReplica: boolean }[]>`
        SELECT pg_is_in_recovery() AS "isReplica"`;
      triedReplicas.push(row?.isReplica ?? false);
      await client.$executeRawUnsafe(
        `DO $$ BEGIN IF pg_is_in_recovery() THEN ${statement}; END IF; END $$`,
      );
    };
    await asVisitor(() => readPublic(LIST_TAG, read));
    expect(triedReplicas).toEqual([true, false]);
    expect(await asVisitor(() => whichServer(LIST_TAG))).toBe('replica');
  });

  it('is not read for a changed memorial until it has the change', async () => {
    const [changed, other] = [await addMemorial(), await addMemorial()];
    await vi.waitFor(async () => expect(await shownName(other)).toBeDefined(), PATIENCE);
    await onStandby('SELECT pg_wal_replay_pause()');
    try {
      await rename(changed, 'Renamed Person');
      await untilReadFrom('primary', memorialTag(changed));
      expect(await shownName(changed)).toBe('Renamed Person');
      const query = listQuerySchema.parse({ name: 'renamed person' });
      expect(await asVisitor(() => listMemorials(query))).toMatchObject({ total: 1 });
      expect(await asVisitor(() => whichServer(memorialTag(other)))).toBe('replica');
    } finally {
      await onStandby('SELECT pg_wal_replay_resume()');
    }
    await untilReadFrom('replica', memorialTag(changed));
    expect(await shownName(changed)).toBe('Renamed Person');
  });

  it('never shows an old page, even with a lag of ten seconds', async () => {
    const id = await addMemorial({ fullName: 'Edition 0' });
    await vi.waitFor(async () => expect(await shownName(id)).toBe('Edition 0'), PATIENCE);
    await onStandby(`ALTER SYSTEM SET recovery_min_apply_delay = '10s'`);
    await onStandby('SELECT pg_reload_conf()');
    const onNotice = vi.fn();
    const listener = new Client({ connectionString: primary.url(NAME) });
    await listener.connect();
    listener.on('notification', onNotice);
    await listener.query('LISTEN page_cache');
    try {
      for (let edition = 1; edition <= 20; edition++) {
        await rename(id, `Edition ${edition}`);
        await untilReadFrom('primary', memorialTag(id)); // the first notice has arrived
        await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(edition), PATIENCE);
        expect(await shownName(id)).toBe(`Edition ${edition}`);
      }
      const onReplica = await replicaDb(standby.url(NAME)).memorial.findUnique({
        where: { id },
        select: { fullName: true },
      });
      expect(onReplica?.fullName).toBe('Edition 0');
    } finally {
      await listener.end();
      await onStandby('ALTER SYSTEM RESET recovery_min_apply_delay');
      await onStandby('SELECT pg_reload_conf()');
    }
  });

  it('is not read while its lag exceeds the limit', async () => {
    await end();
    end = follow(standby.url(NAME), 1_000);
    await untilReadFrom('replica', LIST_TAG);
    await onStandby('SELECT pg_wal_replay_pause()');
    try {
      await addMemorial(); // without a notice
      await untilReadFrom('primary', LIST_TAG);
    } finally {
      await onStandby('SELECT pg_wal_replay_resume()');
      await end();
      end = follow(standby.url(NAME), LAG_MS);
    }
  });

  it('is not read while notices cannot be received', async () => {
    await ask(
      primary.url(NAME),
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = '${NAME}' AND (query LIKE 'LISTEN%' OR query = 'SELECT 1' OR query LIKE '%pg_current_wal%')
         AND pid <> pg_backend_pid()`,
    );
    await untilReadFrom('primary', LIST_TAG);
    await untilReadFrom('replica', LIST_TAG);
  });

  it('can disappear without an error, and is used again when it is back', async () => {
    const warn = vi.spyOn(log, 'warn');
    const id = await addMemorial({ fullName: 'Still Here' });
    await standby.restart();
    expect(await shownName(id)).toBe('Still Here');
    await untilReadFrom('replica', LIST_TAG);
    expect(warn.mock.calls.length).toBeLessThanOrEqual(2);
    warn.mockRestore();
  });

  it('is refused if it is not a replica', async () => {
    const warn = vi.spyOn(log, 'warn');
    await end();
    end = follow(primary.url(NAME), LAG_MS);
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), PATIENCE);
    expect(warn.mock.calls).toEqual([
      [{ reason: 'DATABASE_READ_URL is not a replica of DATABASE_URL' }, expect.any(String)],
    ]);
    expect(await asVisitor(() => whichServer(LIST_TAG))).toBe('primary');
    warn.mockRestore();
    await end();
    end = follow(standby.url(NAME), LAG_MS);
  });
});
