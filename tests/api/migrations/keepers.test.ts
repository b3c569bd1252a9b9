import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { applyMigrations } from '@/scripts/database/apply-migrations';
import { readMigrations } from '@/scripts/database/migration-files';

const KEEPERS = '20261126020000_keepers';
const OWNERS = '20261126020100_owners_of_memorials';

const database = 'memorials_without_keepers';
const url = Object.assign(new URL(inject('postgres').url), { pathname: database }).href;
const server = new Client({ connectionString: inject('postgres').url });
const sql = new Client({ connectionString: url });

beforeAll(async () => {
  await server.connect();
  await server.query(`CREATE DATABASE ${database}`);
  await sql.connect();
  const { migrationDirectories } = await readMigrations();
  const before = migrationDirectories.map(({ path }) => path).filter((path) => path < KEEPERS);
  await applyMigrations(url, { only: before });
});
afterAll(async () => {
  await sql.end();
  await server.query(`DROP DATABASE ${database} WITH (FORCE)`);
  await server.end();
});

const addUser = (id: string) =>
  sql.query(
    `INSERT INTO users (id, email, "passwordHash", "firstName", "lastName")
     VALUES ($1::text, lower($1::text) || '@example.org', '', 'Ada', 'Okafor')`,
    [id],
  );
/** As any release has created them. */
const addMemorial = (id: string, createdById: string | null) =>
  sql.query(
    `INSERT INTO memorials (id, "createdById", "fullName", "searchName", biography, "birthDate",
       "deathDate", "placeOfBirth", nationality, "primaryCause", "createdAt")
     VALUES ($1, $2, 'Wangari Test', 'wangari test', '', '1940-04-01', '2011-09-25', '', '', '', '2020-02-03')`,
    [id, createdById],
  );
const keepers = async () =>
  (
    await sql.query(
      `SELECT "memorialId", "userId", role::text, "mayReadPrivate", "createdAt" = '2020-02-03' AS since
       FROM keepers ORDER BY 1, 2`,
    )
  ).rows;
const owned = (memorialId: string, userId: string) => ({
  memorialId,
  userId,
  role: 'owner',
  mayReadPrivate: false,
  since: true,
});

describe('a database of the release without keepers', () => {
  it('gives each memorial one owner, also those that the release before creates meanwhile', async () => {
    await addUser('AdaAdaAdaAda');
    await addUser('BenBenBenBen');
    await addMemorial('FirstFirst11', 'AdaAdaAdaAda');
    await addMemorial('NobodyNobody', null);
    await applyMigrations(url, { only: [KEEPERS] });
    await addMemorial('MeanwhileBen', 'BenBenBenBen');
    await addMemorial('MeanwhileNot', null);
    expect(await keepers()).toEqual([owned('MeanwhileBen', 'BenBenBenBen')]);
    expect(await applyMigrations(url, { only: [OWNERS] })).toEqual([OWNERS]);
    expect(await keepers()).toEqual([
      owned('FirstFirst11', 'AdaAdaAdaAda'),
      owned('MeanwhileBen', 'BenBenBenBen'),
    ]);
  });

  it('loses the owner with the profile, also one that the release before deletes', async () => {
    await sql.query(`DELETE FROM users WHERE id = 'BenBenBenBen'`);
    expect(await keepers()).toEqual([owned('FirstFirst11', 'AdaAdaAdaAda')]);
    expect((await sql.query('SELECT 1 FROM memorials')).rowCount).toBe(4);
  });

  it('has no memorial with two owners, however many are added at once', async () => {
    await addUser('CleoCleoCleo');
    await addMemorial('ForOneOfMany', null);
    const clients = await Promise.all(
      ['AdaAdaAdaAda', 'CleoCleoCleo'].map(async (userId) => {
        const client = new Client({ connectionString: url });
        await client.connect();
        return { client, userId };
      }),
    );
    const added = await Promise.allSettled(
      clients.map(({ client, userId }) =>
        client.query(
          `INSERT INTO keepers ("memorialId", "userId", role) VALUES ('ForOneOfMany', $1, 'owner')`,
          [userId],
        ),
      ),
    );
    await Promise.all(clients.map(({ client }) => client.end()));
    expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
