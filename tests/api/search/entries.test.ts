import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { nameKey } from '@/lib/memorials/name-key';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { countSearchWords } from '@/lib/search/commands/count-words';
import { rekeySearch } from '@/lib/search/commands/rekey';
import { ada } from '../../support/cast';
import { addMemorial } from '../../support/memorial';

/** Rows in which entries differ from the memorials. */
const wrongEntries = () => db().$queryRaw<unknown[]>`
  (SELECT * FROM search_sources EXCEPT SELECT * FROM search_entries)
  UNION ALL (SELECT * FROM search_entries EXCEPT SELECT * FROM search_sources)`;

/** Words whose stored counts differ from the entries. */
const wrongWords = () => db().$queryRaw<unknown[]>`
  WITH counted AS (
    SELECT word, sum(people)::int AS people FROM (
      SELECT word, people FROM search_words UNION ALL SELECT word, people FROM search_word_steps) t
    GROUP BY word HAVING sum(people) <> 0),
  true_ones AS (
    SELECT word, count(*)::int AS people FROM search_entries, search_words_of(names) AS word
    WHERE listed GROUP BY word)
  (SELECT * FROM counted EXCEPT SELECT * FROM true_ones)
  UNION ALL (SELECT * FROM true_ones EXCEPT SELECT * FROM counted)`;

/** Rows in which the words for the order by name differ from the entries. */
const wrongNameWords = () => db().$queryRaw<unknown[]>`
  WITH true_ones AS (
    SELECT word, "fullName", "memorialId" FROM search_entries, search_words_of(names) AS word WHERE listed)
  (SELECT * FROM search_name_words EXCEPT SELECT * FROM true_ones)
  UNION ALL (SELECT * FROM true_ones EXCEPT SELECT * FROM search_name_words)`;

const FIRST = ['Mary', 'John', 'Ada', '鲁', 'Zoë', 'Олга'];
const LAST = ['Smith', 'Lovelace', 'van der Merwe', 'Nkosi', 'Smith-Jones'];

/** Pseudo-random numbers from 0 to 1, the same in each run. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('search entries and words', () => {
  it('are correct after hundreds of changes on two connections, before and after the counting job runs', async () => {
    const clients = [1, 2].map(() => new Client({ connectionString: env().DATABASE_URL }));
    for (const client of clients) await client.connect();
    const ids: string[] = [];
    for (let person = 0; person < 12; person++)
      ids.push(await addMemorial({ fullName: 'Mary Smith' }));
    const change = async (client: Client, seed: number) => {
      const next = randomFrom(seed);
      const pick = <T>(all: readonly T[]) => all[Math.floor(next() * all.length)] as T; // no list is empty
      for (let times = 0; times < 150; times++) {
        const name = `${pick(FIRST)} ${pick(LAST)}`;
        const kind = next();
        if (kind < 0.1) await client.query('DELETE FROM memorials WHERE id = $1', [pick(ids)]);
        else if (kind < 0.3)
          ids.push(await addMemorial({ fullName: name, isPublic: next() < 0.7 }));
        else if (kind < 0.6)
          await client.query('UPDATE memorials SET "isPublic" = NOT "isPublic" WHERE id = $1', [
            pick(ids),
          ]);
        else
          await client.query(
            'UPDATE memorials SET "fullName" = $2, "searchName" = lower($2) WHERE id = $1',
            [pick(ids), name],
          );
        if (times % 50 === 49) await countSearchWords();
      }
    };
    await Promise.all(clients.map((client, at) => change(client, at + 1)));
    expect(await wrongEntries()).toEqual([]);
    expect(await wrongWords()).toEqual([]);
    expect(await wrongNameWords()).toEqual([]);
    await Promise.all([countSearchWords(), countSearchWords()]);
    expect(await wrongWords()).toEqual([]);
    expect(await db().searchWordStep.count()).toBe(0);
    for (const client of clients) await client.end();
  });

  it('do not block two people who save the same name', async () => {
    const client = new Client({ connectionString: env().DATABASE_URL });
    await client.connect();
    const [first, second] = [await addMemorial({ fullName: 'X' }), await addMemorial({})];
    const rename = `UPDATE memorials SET "searchName" = 'mary wait' WHERE id = $1`;
    await addMemorial({ fullName: 'Mary Wait' });
    await client.query('BEGIN');
    await client.query(rename, [first]);
    await db().$executeRawUnsafe(`SET lock_timeout = '1s'`);
    await db().$executeRawUnsafe(rename, second);
    await client.query('COMMIT');
    await client.end();
    expect(await wrongWords()).toEqual([]);
  });

  it('exist for a person with a dozen long names', async () => {
    const id = await addMemorial({ fullName: 'म'.repeat(200) });
    const next = randomFrom(1);
    const letters = Array.from({ length: 2_800 }, (_, at) =>
      String.fromCodePoint(at % 9 === 8 ? 32 : 0x905 + Math.floor(next() * 50)),
    );
    await db().memorial.update({ where: { id }, data: { searchName: letters.join('') } });
    expect(await wrongEntries()).toEqual([]);
    expect(await wrongNameWords()).toEqual([]);
  });

  it('lose the creator when the account is deleted', async () => {
    const { user } = await ada();
    const id = await addMemorial({ createdById: user.id });
    await db().user.delete({ where: { id: user.id } });
    const entry = await db().searchEntry.findUniqueOrThrow({ where: { memorialId: id } });
    expect(entry.createdById).toBeNull();
  });

  it('contain nothing of a deleted memorial', async () => {
    const id = await addMemorial({ fullName: 'Unique Canaryname' });
    await db().memorial.delete({ where: { id } });
    await countSearchWords();
    expect(await db().searchWord.count({ where: { word: 'canaryname' } })).toBe(0);
    expect(await db().searchEntry.count({ where: { memorialId: id } })).toBe(0);
  });
});

describe('the job rekey-search', () => {
  it('updates the entries of an older version of the rules, once', async () => {
    const id = await addMemorial({ fullName: 'Huda Shaarawi', maidenName: 'Sultan' });
    const older = { searchVersion: 0, searchKeys: [], searchName: 'huda shaarawi' };
    await db().memorial.update({ where: { id }, data: older });
    const { updatedAt } = await db().memorial.findUniqueOrThrow({ where: { id } });
    await rekeySearch();
    await rekeySearch();
    const memorial = await db().memorial.findUniqueOrThrow({ where: { id } });
    expect(memorial.searchName).toBe('huda shaarawi sultan');
    expect(memorial.searchKeys).toContain(nameKey('هدى شعراوي'));
    expect(memorial.updatedAt).toEqual(updatedAt);
    expect(await wrongEntries()).toEqual([]);
  });
});
