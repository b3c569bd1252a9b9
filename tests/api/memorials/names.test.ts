import { beforeAll, describe, expect, it } from 'vitest';
import { GET, PUT } from '@/app/api/memorials/[id]/names/route';
import { DELETE, PUT as PUT_MEMORIAL } from '@/app/api/memorials/[id]/route';
import { GET as LIST } from '@/app/api/memorials/route';
import { listAllMemorials as listForAdmins } from '@/lib/admin/queries/list-all-memorials';
import { memorialsQuerySchema } from '@/lib/admin/schema';
import { MAX_OTHER_NAMES } from '@/lib/memorials/name-rules';
import { memorialMetadata } from '@/lib/memorials/page-metadata';
import { personJsonLd } from '@/lib/memorials/person-json-ld';
import { listMemorials } from '@/lib/memorials/queries/list-memorials';
import { getMemorialPage } from '@/lib/memorials/queries/memorial-page';
import { MAX_LINE_LENGTH } from '@/lib/memorials/rules';
import { listQuerySchema } from '@/lib/memorials/schema-list';
import { WORDS_LANGUAGES } from '@/lib/memorials/words-languages';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { auditOf } from '../../support/audit';
import { call } from '../../support/call';
import { ada, ben, type Person, root } from '../../support/cast';
import { addMemorial } from '../../support/memorial';

const NAMES = [
  { language: 'zh', fullName: '艾达·奥卡福' },
  { language: 'ar', fullName: 'آدا أُوكافُور' },
  { language: 'he', fullName: 'עָדָה אוֹקָפוֹר' },
  { language: 'hi', fullName: 'एडा ओकाफ़ोर' },
];

let owner: Person;

beforeAll(async () => {
  owner = await ada();
});

const memorial = (isPublic = true) =>
  addMemorial({ createdById: owner.user.id, fullName: 'Adaeze Okafor', isPublic });
const read = (id: string, headers = {}) => call(GET, { params: { id }, headers });
const write = (id: string, names: unknown, headers = owner.headers) =>
  call(PUT, { method: 'PUT', params: { id }, headers, body: { names } });
const findIds = async (name: string) => {
  const path = `/api/memorials?name=${encodeURIComponent(name)}`;
  const { body } = await call(LIST, { path });
  return body.memorials.map(({ _id }: { _id: string }) => _id);
};

/** The years are isolated, so that they run from left to right. */
const ARABIC_TITLE = 'آدا أُوكافُور (\u20661940 - 2011\u2069)';

describe('PUT /api/memorials/{id}/names', () => {
  it('replaces the names, in the order that the family chose', async () => {
    const id = await memorial();
    const answer = await write(id, NAMES);
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'The names are saved.', names: NAMES },
    ]);
    expect((await read(id)).body).toEqual({ names: NAMES });
    const fewer = [{ language: 'he', fullName: '  עדה ' }];
    await write(id, fewer);
    expect((await read(id)).body).toEqual({ names: [{ language: 'he', fullName: 'עדה' }] });
    await write(id, []);
    expect((await read(id)).body).toEqual({ names: [] });
  });

  it.each([
    ['أوكافور', 'Arabic'],
    ['اوكافور ادا', 'Arabic, the other way round'],
    ['آدَا', 'Arabic with a vowel sign that was not stored'],
    ['עדה', 'Hebrew without points'],
    ['אוֹקָפוֹר', 'Hebrew with points'],
    ['ओकाफ़ोर', 'Devanagari'],
    ['奥卡福', 'Han'],
    ['okafor ओकाफ़ोर', 'two scripts'],
  ])('makes the memorial findable by %s (%s)', async (name) => {
    const id = await memorial();
    expect(await findIds(name)).not.toContain(id);
    await write(id, NAMES);
    expect(await findIds(name)).toContain(id);
    const forAdmins = await listForAdmins(memorialsQuerySchema.parse({ search: name }));
    expect(forAdmins.memorials.map((each) => each.id)).toContain(id);
    await write(id, []);
    expect(await findIds(name)).not.toContain(id);
  });

  it('keeps the memorial findable by all names after other changes', async () => {
    const id = await memorial();
    await write(id, NAMES);
    const body = { nickname: 'Dáda' };
    const { headers } = owner;
    await call(PUT_MEMORIAL, { method: 'PUT', params: { id }, headers, body });
    for (const name of ['adaeze', 'dada', 'أوكافور', '奥卡福'])
      expect(await findIds(name)).toContain(id);
  });

  it('returns the matching name for the card', async () => {
    const id = await memorial();
    await write(id, NAMES);
    const card = async (name: string) => {
      const { memorials } = await listMemorials(listQuerySchema.parse({ name }));
      return memorials.find((each) => each.id === id);
    };
    expect((await card('اوكافور'))?.foundBy).toEqual(NAMES[1]);
    expect((await card('adaeze'))?.foundBy).toBeUndefined();
  });

  it.each([
    ['no list', undefined, 'names'],
    ['text instead of a list', 'آدا', 'names'],
    ['a name without a language', [{ fullName: 'آدا' }], 'names.0.language'],
    ['a language that is not listed', [{ language: 'tlh', fullName: 'a' }], 'names.0.language'],
    ['a language without a name', [{ language: 'ar', fullName: ' ' }], 'names.0.fullName'],
    [
      'a name that is too long',
      [{ language: 'ar', fullName: 'ا'.repeat(MAX_LINE_LENGTH + 1) }],
      'names.0.fullName',
    ],
    ['a language twice', [NAMES[0], NAMES[1], NAMES[0]], 'names.2.language'],
    ['an unknown field', [{ ...NAMES[0], position: 3 }], 'names.0'],
  ])('refuses %s, and names the field', async (_, names, field) => {
    const id = await memorial();
    await write(id, NAMES);
    const answer = await write(id, names);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect((await read(id)).body).toEqual({ names: NAMES });
  });

  it('explains what is wrong', async () => {
    const id = await memorial();
    const names = [{ language: '', fullName: 'Ada' }, NAMES[0], { ...NAMES[0], fullName: '' }];
    expect((await write(id, names)).body.fields).toEqual({
      'names.0.language': 'Please choose a language',
      'names.2.fullName': 'Full name is required',
    });
    expect((await write(id, [NAMES[0], NAMES[0]])).body.message).toBe(
      'There is already a name in this language',
    );
  });

  it('accepts at most twelve names', async () => {
    const id = await memorial();
    const many = WORDS_LANGUAGES.map((language) => ({ language, fullName: 'Ada' }));
    expect((await write(id, many.slice(0, MAX_OTHER_NAMES))).status).toBe(200);
    const refused = await write(id, many.slice(0, MAX_OTHER_NAMES + 1));
    expect(refused.body.message).toBe('Please use at most 12 items');
  });

  it('is open to the creator and to admins, and audits the changes of admins', async () => {
    const id = await memorial();
    expect((await write(id, NAMES, (await ben()).headers)).status).toBe(403);
    expect((await write(id, NAMES, { authorization: '' })).status).toBe(401);
    expect((await write(newId(), NAMES)).status).toBe(404);
    expect((await write('nonsense', NAMES)).status).toBe(404);
    await write(id, NAMES);
    expect(await auditOf(`memorial/${id}`)).toEqual([]);
    const admin = await root();
    expect((await write(id, NAMES.slice(1), admin.headers)).status).toBe(200);
    expect(await auditOf(`memorial/${id}`)).toEqual([
      { actor: admin.user.id, action: 'memorial.update', detail: { fields: 'names' } },
    ]);
  });

  it('stores one complete list when two people save at once', async () => {
    const id = await memorial();
    const lists = [NAMES.slice(0, 2), NAMES.slice(2)];
    await Promise.all([...lists, ...lists].map((names) => write(id, names)));
    const { names } = (await read(id)).body;
    expect(lists).toContainEqual(names);
    expect(await findIds(names[0].fullName)).toContain(id);
    const other = lists.find(([first]) => first?.language !== names[0].language)?.[0];
    expect(await findIds(other?.fullName ?? '')).not.toContain(id);
  });
});

describe('GET /api/memorials/{id}/names', () => {
  it('answers 404 to people who cannot see the memorial', async () => {
    const hidden = await memorial(false);
    await write(hidden, NAMES);
    expect((await read(hidden, owner.headers)).body).toEqual({ names: NAMES });
    const missing = await read(newId());
    for (const headers of [{}, (await ben()).headers]) {
      const answer = await read(hidden, headers);
      expect([answer.status, answer.body]).toEqual([404, missing.body]);
    }
    expect(await findIds('אוקפור')).not.toContain(hidden);
  });
});

describe('other names', () => {
  it('are in the structured data, and in the title in their language', async () => {
    const id = await memorial();
    await write(id, NAMES);
    const view = await getMemorialPage(id, null, 'ar');
    if (!view) throw new Error('the memorial is missing');
    expect(personJsonLd(view)).toMatchObject({
      name: 'Adaeze Okafor',
      alternateName: NAMES.map(({ fullName }) => fullName),
    });
    expect(memorialMetadata(view, 'ar')).toMatchObject({
      title: ARABIC_TITLE,
      openGraph: { title: ARABIC_TITLE },
    });
    expect(memorialMetadata(view, 'fr').title).toBe('Adaeze Okafor (1940 - 2011)');
    expect(memorialMetadata(view, 'fr')).toMatchObject({
      alternates: { canonical: expect.not.stringContaining('/fr/') },
      openGraph: { url: expect.stringContaining('/fr/memorial/') },
    });
  });

  it('are deleted with the memorial', async () => {
    const id = await memorial();
    await write(id, NAMES);
    await call(DELETE, { method: 'DELETE', params: { id }, headers: owner.headers });
    expect(await db().memorialName.count({ where: { memorialId: id } })).toBe(0);
    expect((await read(id, owner.headers)).status).toBe(404);
  });
});
