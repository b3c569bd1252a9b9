import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { fillMemorials } from '@/lab/bench/fill/fill-memorials';
import { addPictures } from '@/lab/reliability/drill/add-pictures';
import { compareSites } from '@/lab/reliability/drill/compare';
import { env } from '@/lib/platform/env';
import { createEmptyDatabase } from '@/tests/support/empty-database';
import { queryDatabase } from '@/tests/support/query-database';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(inject('folder'), 'drill-'));
  return () => rm(folder, { recursive: true, force: true });
});

describe('comparing two sites', () => {
  const TABLE = `CREATE TABLE people (id int PRIMARY KEY, name text);
    INSERT INTO people VALUES (1, 'Ada'), (2, NULL)`;

  async function twoSites() {
    const [one, other] = ['one', 'other'].map((name) => path.join(folder, name)) as [
      string,
      string,
    ]; // as: there are two names
    await mkdir(path.join(one, 'media/1'), { recursive: true });
    await writeFile(path.join(one, 'media/1/320.webp'), 'a picture');
    await cp(one, other, { recursive: true });
    const urls = [await createEmptyDatabase(), await createEmptyDatabase()] as const;
    for (const url of urls) await queryDatabase(url, TABLE);
    return [
      { databaseUrl: urls[0], media: one },
      { databaseUrl: urls[1], media: other },
    ] as const;
  }

  it('finds no difference if both have the same rows in any order', async () => {
    const [one, other] = await twoSites();
    await queryDatabase(other.databaseUrl, `DELETE FROM people WHERE id = 1`);
    await queryDatabase(other.databaseUrl, `INSERT INTO people VALUES (1, 'Ada')`);
    expect(await compareSites(one, other)).toEqual({
      ...{ tables: 1, rows: 2, objects: 1, bytes: 9 },
      different: [],
    });
  });

  it.each([
    ['a changed value', `UPDATE people SET name = 'Eve' WHERE id = 1`, 'people'],
    ['an empty text instead of NULL', `UPDATE people SET name = '' WHERE id = 2`, 'people'],
    ['a missing row', `DELETE FROM people WHERE id = 2`, 'people'],
    ['an additional row', `INSERT INTO people VALUES (3, 'Eve')`, 'people'],
    ['a missing table', `DROP TABLE people`, 'people'],
    ['an additional, empty table', `CREATE TABLE spare (id int)`, 'spare'],
  ])('finds %s', async (_, sql, different) => {
    const [one, other] = await twoSites();
    await queryDatabase(other.databaseUrl, sql);
    expect((await compareSites(one, other)).different).toEqual([different]);
  });

  it('finds a file that changed without changing its length, is missing or was added', async () => {
    const [one, other] = await twoSites();
    const [file, spare] = ['media/1/320.webp', 'media/1/560.webp'];
    await writeFile(path.join(other.media, file), 'a Picture');
    expect((await compareSites(one, other)).different).toEqual([file]);
    await rm(path.join(other.media, file));
    await writeFile(path.join(other.media, spare), 'a picture');
    expect((await compareSites(one, other)).different).toEqual([file, spare]);
  });
});

const MEMORIALS = 12;

it('makes the same pictures for the same memorials, and a different one for each', async () => {
  const { DATABASE_URL: databaseUrl } = env();
  await fillMemorials(databaseUrl, { memorials: MEMORIALS, seed: 1 });
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
  const result = await addPictures(databaseUrl, first);
  const rows = `SELECT id, bytes, sha256, objects FROM media ORDER BY id`;
  const before = await queryDatabase(databaseUrl, rows);
  await queryDatabase(databaseUrl, `UPDATE memorials SET "mainPictureId" = NULL`);
  await queryDatabase(databaseUrl, `DELETE FROM media`);
  expect(await addPictures(databaseUrl, second)).toEqual(result);
  expect(await queryDatabase(databaseUrl, rows)).toEqual(before);
  const [one, other] = [first, second].map((media) => ({ databaseUrl, media })) as [Site, Site]; // as: there are two folders
  expect(await compareSites(one, other)).toMatchObject({ objects: MEMORIALS, different: [] });
  expect(new Set(before.map(({ sha256 }) => sha256)).size).toBe(MEMORIALS);
});

type Site = { databaseUrl: string; media: string };
