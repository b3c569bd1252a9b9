import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as listForAdmins } from '@/app/api/admin/memorials/route';
import { GET } from '@/app/api/memorials/[id]/route';
import { GET as listOwn } from '@/app/api/memorials/my-memorials/route';
import { GET as list } from '@/app/api/memorials/route';
import { previewVersion } from '@/lib/memorials/card/preview-version';
import { sendBirthdayReminders } from '@/lib/memorials/commands/send-birthday-reminders';
import { memorialMetadata } from '@/lib/memorials/page-metadata';
import { personJsonLd } from '@/lib/memorials/person-json-ld';
import { getMemorialPage } from '@/lib/memorials/queries/memorial-page';
import { feedMemorials } from '@/lib/memorials/queries/newest-memorials';
import { rss } from '@/lib/memorials/rss';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import type { Language } from '@/lib/platform/language/languages';
import { call } from '../../support/call';
import { ada, ben, type Person, root } from '../../support/cast';
import { addMemorial } from '../../support/memorial';
import { editorOf } from '../../support/memorial-editor';

/** The precision of the default dates, 1940-04-01 and 2011-09-25. */
const EXACT = { birthPrecision: 'day', deathPrecision: 'day' };
const ABOUT = { birthDate: '1879-05-12', birthPrecision: 'about' };

let owner: Person;
let id: string;
let editor: ReturnType<typeof editorOf>;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().memorial.deleteMany();
  id = await addMemorial({ createdById: owner.user.id });
  editor = editorOf(id, owner);
});

async function view(language: Language = 'en') {
  const memorial = await getMemorialPage(id, null, language);
  if (!memorial) throw new Error('the memorial is missing');
  return memorial;
}

describe('the precision of a date', () => {
  it('is a day by default', async () => {
    expect(await editor.read()).toMatchObject({ birthDate: '1940-04-01', ...EXACT });
  });

  it.each([
    ['month', '1879-05-01'],
    ['year', '1879-01-01'],
    ['decade', '1870-01-01'],
    ['about', '1879-01-01'],
    ['before', '1879-01-01'],
    ['after', '1879-01-01'],
  ])(
    'can be changed to %s, and the first day of that period is stored and returned',
    async (known, stored) => {
      const sent = { birthDate: '1879-05-12', birthPrecision: known };
      const answer = await editor.put(sent);
      const expected = { birthDate: stored, birthPrecision: known, deathPrecision: 'day' };
      expect(answer).toMatchObject({ status: 200, body: { memorial: expected } });
      expect(answer.body.memorial.deceased).toMatchObject({ dateOfBirth: stored });
      expect((await call(GET, { params: { id } })).body.memorial).toMatchObject(expected);
      // Sending back what GET returned changes nothing.
      await editor.put(await editor.read());
      expect(await editor.read()).toMatchObject(expected);
    },
  );

  it('can be changed without the date, and with the field names of the edit page', async () => {
    await editor.put({ deathPrecision: 'year', deceased: { dateOfBirth: '1939-12-24' } });
    expect(await editor.read()).toMatchObject({
      birthDate: '1939-12-24',
      birthPrecision: 'day',
      deathDate: '2011-01-01',
      deathPrecision: 'year',
    });
  });

  it.each([
    ['a field', { birthDate: '1879-05-12' }],
    ['the edit page’s person', { deceased: { dateOfBirth: '1879-05-12' } }],
  ])('becomes a day again if only another date is sent, as %s', async (_, sent) => {
    await editor.put({ ...ABOUT, deathPrecision: 'year' });
    await editor.put(sent);
    expect(await editor.read()).toMatchObject({
      birthDate: '1879-05-12',
      birthPrecision: 'day',
      deathDate: '2011-01-01',
      deathPrecision: 'year',
    });
  });

  it('becomes a day again if the date that is sent does not fit the precision that was read, and is kept if it does', async () => {
    await editor.put({ ...ABOUT, deathPrecision: 'month' });
    await editor.put({
      ...(await editor.read()),
      birthDate: '1881-03-04',
      deathDate: '2011-10-01',
    });
    expect(await editor.read()).toMatchObject({
      birthDate: '1881-03-04',
      birthPrecision: 'day',
      deathDate: '2011-10-01',
      deathPrecision: 'month',
    });
  });

  it.each(['', 'Year', 'circa', 5, null, ['year']])('cannot be %j', async (birthPrecision) => {
    const before = await editor.read();
    const answer = await editor.put({ birthPrecision });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { birthPrecision: 'Please choose how exactly the date is known' } },
    });
    expect(await editor.read()).toEqual(before);
  });

  it.each([
    [
      'a death before a birth that is about ten years later',
      { birthDate: '2022-01-01', birthPrecision: 'about' },
    ],
    ['a future year', { deathDate: '2100-01-01', deathPrecision: 'about' }],
  ])('does not allow %s', async (_, sent) => {
    expect((await editor.put(sent)).status).toBe(400);
  });

  it('allows a birth in the year of the death', async () => {
    const sent = {
      birthDate: '1879-05-12',
      birthPrecision: 'day',
      deathDate: '1879-01-01',
      deathPrecision: 'year',
    };
    expect((await editor.put(sent)).status).toBe(200);
  });

  it('cannot be changed by anybody else', async () => {
    const stranger = editorOf(id, await ben());
    expect((await stranger.put(ABOUT)).status).toBe(403);
    expect((await editorOf(newId(), owner).put(ABOUT)).status).toBe(404);
    expect(await editor.read()).toMatchObject(EXACT);
  });

  it('can be stored only with a matching date', async () => {
    const store = (birthDate: string, birthPrecision: 'month' | 'year' | 'decade') =>
      db().memorial.update({
        where: { id },
        data: { birthDate: new Date(birthDate), birthPrecision },
        select: { id: true },
      });
    await expect(store('1879-05-12', 'month')).rejects.toThrow();
    await expect(store('1879-05-01', 'year')).rejects.toThrow();
    await expect(store('1879-01-01', 'decade')).rejects.toThrow();
    await expect(store('1870-01-01', 'decade')).resolves.toEqual({ id });
  });
});

describe('lists', () => {
  const names = async (query: string) =>
    (await call(list, { path: `/api/memorials?${query}` })).body.memorials.map(
      ({ fullName }: { fullName: string }) => fullName,
    );

  it('find and sort by the stored date, and return its precision', async () => {
    await addMemorial({ fullName: 'Earlier' }, { birthDate: '1878-12-31' });
    await addMemorial({ fullName: 'About' }, ABOUT);
    await addMemorial({ fullName: 'Later' }, { birthDate: '1879-01-02' });
    expect(await names('birthYear=1879&sortBy=birthDate&sortOrder=asc')).toEqual([
      'About',
      'Later',
    ]);
    expect(await names('sortBy=birthDate&sortOrder=asc')).toEqual([
      'Earlier',
      'About',
      'Later',
      'Wangari Test',
    ]);
    const { body } = await call(list, { path: '/api/memorials?name=About' });
    expect(body.memorials).toMatchObject([
      { birthDate: '1879-01-01', birthPrecision: 'about', deathPrecision: 'day' },
    ]);
  });

  it('return the precision for own memorials and for admins, too', async () => {
    await editor.put(ABOUT);
    const admin = await root();
    for (const answer of [
      await call(listOwn, { path: '/api/memorials/my-memorials', headers: owner.headers }),
      await call(listForAdmins, { path: '/api/admin/memorials', headers: admin.headers }),
    ])
      expect(answer.body.memorials).toMatchObject([
        { birthDate: '1879-01-01', birthPrecision: 'about', deathPrecision: 'day' },
      ]);
  });
});

describe('structured data and titles', () => {
  it('contain only the known part of a date', async () => {
    await editor.put({ birthPrecision: 'month', deathPrecision: 'year' });
    expect(personJsonLd(await view())).toMatchObject({ birthDate: '1940-04', deathDate: '2011' });
    await editor.put({ ...ABOUT, deathPrecision: 'after' });
    expect(personJsonLd(await view())).not.toHaveProperty('birthDate');
    expect(personJsonLd(await view())).not.toHaveProperty('deathDate');
  });

  it('show the precision in title, feed and card', async () => {
    const before = previewVersion(await view());
    await editor.put({ birthDate: '1879-01-01', birthPrecision: 'year' });
    const exact = previewVersion(await view());
    await editor.put(ABOUT);
    expect(memorialMetadata(await view(), 'en').title).toBe('Wangari Test (about 1879 - 2011)');
    expect(memorialMetadata(await view('fr'), 'fr').title).toBe('Wangari Test (vers 1879 - 2011)');
    expect(rss(await feedMemorials(1, 'en'), 'en')).toContain('Wangari Test (about 1879 - 2011)');
    expect(new Set([before, exact, previewVersion(await view())]).size).toBe(3);
  });
});

it('no reminder is sent for an unknown birthday', async () => {
  const remind = async () => {
    await sendBirthdayReminders({}, new Date('2027-01-01T06:00:00Z'));
    return db().outboxMail.count({ where: { key: { startsWith: 'birthday/' } } });
  };
  await editor.put({ ...ABOUT, birthdayReminder: true });
  expect(await remind()).toBe(0);
  await editor.put({ birthPrecision: 'day' });
  expect(await remind()).toBe(1);
});
