import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { applyMigrations } from '@/scripts/database/apply-migrations';
import { readMigrations } from '@/scripts/database/migration-files';

const KEEPERS = '20261126020000_keepers';
const OWNERS = '20261126020100_owners_of_memorials';
const CHECKED = '20261126020130_keepers_who_are_there';
const LATER = [
  '20261126020110_keepers_go_with_memorials',
  '20261126020120_keepers_go_with_profiles',
  CHECKED,
];

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

/** Runs `act` while another connection has run `script` in a transaction, which it commits afterwards. */
async function duringScript(script: string, act: () => Promise<void>): Promise<void> {
  const other = new Client({ connectionString: url });
  await other.connect();
  await other.query(`BEGIN; ${script}`);
  await act();
  await other.query('COMMIT');
  await other.end();
}

async function scriptOf(name: string): Promise<string> {
  const { migrationDirectories } = await readMigrations();
  const found = migrationDirectories.find(({ path }) => path === name);
  return found?.migrationFile.content.value ?? '';
}

const addUser = (id: string) =>
  sql.query(
    `INSERT INTO users (id, email, "passwordHash", "firstName", "lastName")
     VALUES ($1::text, lower($1::text) || '@example.org', '', 'Ada', 'Okafor')`,
    [id],
  );
/** Written in SQL, with the columns that every release has. */
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
const ownerRow = (memorialId: string, userId: string) => ({
  memorialId,
  userId,
  role: 'owner',
  mayReadPrivate: false,
  since: true,
});

describe('a database from the release before keepers', () => {
  it('gets one owner for each memorial, even for memorials that the previous release creates meanwhile', async () => {
    await addUser('AdaAdaAdaAda');
    await addUser('BenBenBenBen');
    await addMemorial('FirstFirst11', 'AdaAdaAdaAda');
    await addMemorial('NobodyNobody', null);
    for (const id of ['GoneAGoneA11', 'GoneBGoneB11', 'GoneCGoneC11']) await addUser(id);
    await addMemorial('FromGoneA111', 'GoneAGoneA11');
    await addMemorial('FromGoneB111', 'GoneBGoneB11');
    await addMemorial('FromGoneC111', 'GoneCGoneC11');
    await addMemorial('GoneGoneGone', 'AdaAdaAdaAda');
    await applyMigrations(url, { only: [KEEPERS] });
    await addMemorial('MadeByBen111', 'BenBenBenBen');
    await addMemorial('MadeByNobody', null);
    expect(await keepers()).toEqual([ownerRow('MadeByBen111', 'BenBenBenBen')]);
    // Profiles and a memorial are deleted while the transaction that adds owners is open, and owners are added while
    // the deletion of a profile is open. Neither may wait for the other.
    await sql.query(`SET lock_timeout = '10s'`);
    await duringScript(await scriptOf(OWNERS), async () => {
      await sql.query(`DELETE FROM users WHERE id = 'GoneAGoneA11'`);
      await sql.query(`DELETE FROM memorials WHERE id = 'GoneGoneGone'`);
    });
    await duringScript(`DELETE FROM users WHERE id = 'GoneBGoneB11'`, async () => {
      expect(await applyMigrations(url, { only: [OWNERS] })).toEqual([OWNERS]);
    });
    expect(await applyMigrations(url, { only: LATER.slice(0, 2) })).toEqual(LATER.slice(0, 2));
    await duringScript(await scriptOf(CHECKED), async () => {
      await sql.query(`DELETE FROM users WHERE id = 'GoneCGoneC11'`);
    });
    expect(await applyMigrations(url, { only: LATER })).toEqual([CHECKED]);
    expect(await keepers()).toEqual([
      ownerRow('FirstFirst11', 'AdaAdaAdaAda'),
      ownerRow('MadeByBen111', 'BenBenBenBen'),
    ]);
    const checked = await sql.query(
      `SELECT conname AS name, convalidated AS is_checked FROM pg_constraint
       WHERE conrelid = 'keepers'::regclass AND contype = 'f' ORDER BY 1`,
    );
    expect(checked.rows).toEqual([
      { name: 'keepers_memorialId_fkey', is_checked: true },
      { name: 'keepers_userId_fkey', is_checked: true },
    ]);
  });

  it('deletes the owner with the profile, even if the previous release deletes the profile', async () => {
    await sql.query(`DELETE FROM users WHERE id = 'BenBenBenBen'`);
    expect(await keepers()).toEqual([ownerRow('FirstFirst11', 'AdaAdaAdaAda')]);
    expect((await sql.query('SELECT 1 FROM memorials')).rowCount).toBe(7);
  });

  it('never gets two owners of one memorial, however many are added in parallel', async () => {
    await addUser('KimKimKimKim');
    await addMemorial('FewManyMany1', null);
    const clients = await Promise.all(
      ['AdaAdaAdaAda', 'KimKimKimKim'].map(async (userId) => {
        const client = new Client({ connectionString: url });
        await client.connect();
        return { client, userId };
      }),
    );
    const added = await Promise.allSettled(
      clients.map(({ client, userId }) =>
        client.query(
          `INSERT INTO keepers ("memorialId", "userId", role) VALUES ('FewManyMany1', $1, 'owner')`,
          [userId],
        ),
      ),
    );
    await Promise.all(clients.map(({ client }) => client.end()));
    expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
