import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { MAX_COUNTED } from '@/lib/platform/paging';
import { countSearchWords } from '@/lib/search/commands/count-words';
import { otherSpelling } from '@/lib/search/queries/other-spelling';
import { ada } from '../../support/cast';

/** People with the same name, every tenth of them private. */
const ROWS = `INSERT INTO memorials (id, "createdById", "fullName", "searchName", biography, "birthDate", "deathDate",
    "placeOfBirth", nationality, religion, "primaryCause", "majorEvent", "isPublic", "createdAt")
  SELECT $1 || translate(lpad(n::text, 8, '0'), '0', 'z'), (SELECT min(id) FROM users), $2, $4, 'A life.',
    '1880-01-01', '1990-01-01', '', '', '', '', 'not_related', n % 10 <> 0, timestamptz '2026-01-01' + n * interval '1 hour'
  FROM generate_series(1, $3::int) n`;

const addPeople = (id: string, name: string, count: number, searchName = name.toLowerCase()) =>
  db().$executeRawUnsafe(ROWS, id, name, count, searchName);

const suggestion = (...words: string[]) => otherSpelling(words);

beforeAll(async () => {
  await ada();
  await addPeople('quia', 'Xenia Quillon', 40);
  await addPeople('quib', 'Xenia Quillonby', 20);
  await addPeople('quic', 'Quillonby Quillon', 10);
  await addPeople('quie', 'Berta Quillon', 10);
  await addPeople('aqui', 'Xenia Aquillon', 10);
  await addPeople('mrch', 'Jo March', 5);
  await addPeople('bruk', 'John Brooke', 60);
  await addPeople('jack', 'Jacqueline Kennedy (Bouvier)', 1);
  await addPeople('thak', 'Berta Thackeray', 1_200);
  await addPeople('mues', 'Rolf Müßig', 1, 'rolf mussig muessig');
  await countSearchWords();
});

describe('“Did you mean”', () => {
  it('counts each public person once whose name has the word, or a longer word that begins with it', async () => {
    expect(await suggestion('quillom')).toEqual({ query: 'Quillon', people: 36 + 18 + 9 + 9 });
  });

  it('counts no more people than the pages of a list can show', async () => {
    expect(await suggestion('thackerey')).toEqual({ query: 'Thackeray', people: MAX_COUNTED });
  });

  it('counts the people who have all words', async () => {
    expect(await suggestion('xeniia', 'quillom')).toEqual({
      query: 'Xenia Quillon',
      people: 36 + 18,
    });
  });

  it('tries less similar words if nobody has all of the most similar ones', async () => {
    expect(await suggestion('berta', 'quillonbi')).toEqual({ query: 'Berta Quillon', people: 9 });
    expect(await suggestion('aquillonn', 'thackerey')).toBeNull();
  });

  it('offers a word, not a longer one that more people have', async () => {
    expect(await suggestion('joo')).toEqual({ query: 'Jo', people: 5 + 54 });
  });

  it('offers a name as it is written, not as people without its letters write it', async () => {
    expect(await suggestion('muesig')).toEqual({ query: 'Müßig', people: 1 });
  });

  it('recognizes a name in brackets', async () => {
    expect(await suggestion('bouvierr')).toEqual({ query: 'Bouvier', people: 1 });
  });

  it('counts people as they are now, not when the job last ran', async () => {
    await addPeople('quid', 'Xenia Quillonette', 10);
    await db().memorial.updateMany({
      where: { id: { startsWith: 'quib' } },
      data: { isPublic: false },
    });
    expect(await suggestion('quillom')).toEqual({ query: 'Quillon', people: 36 + 9 + 9 + 9 });
  });
});
