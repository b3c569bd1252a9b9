import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/memorials/[id]/route';
import { GET as permanent } from '@/app/q/[code]/route';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { TRIBUTES_PER_PAGE } from '@/lib/tributes/rules';
import { call } from '../../support/call';
import { ada, ben, cleo, cora, kim, type Person, root } from '../../support/cast';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { addTribute } from '../../support/tribute';

const RELATIVE = {
  relationship: 'Aunt/Uncle',
  fullName: 'Living Relative',
  email: 'canary@relative.example',
  phone: '+27 CANARY',
  birthDate: '1990-02-03',
  identityNumber: 'CANARY-RELATIVE',
};

const PRIVATE = [
  ...['createdBy', 'orderId', 'birthdayReminder', 'onHomePage', 'causeVisibility'],
  ...['identityType', 'identityNumber'],
];

let owner: Person;
let openId: string;
let privateId: string;

beforeAll(async () => {
  owner = await ada();
  const createdById = owner.user.id;
  openId = await addMemorial({ createdById }, { familyMembers: [RELATIVE] });
  privateId = await addMemorial({ createdById, isPublic: false }, { familyMembers: [RELATIVE] });
});

const read = (id: string, headers = {}) => call(GET, { params: { id }, headers });

describe('GET /api/memorials/{id}', () => {
  it('returns a memorial to everybody, with the field names of the specification', async () => {
    const answer = await read(openId);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ totalPages: 1, totalItems: 0 });
    expect(answer.body.memorial).toMatchObject({
      _id: openId,
      fullName: 'Wangari Test',
      birthDate: '1940-04-01',
      causeOfDeath: { primaryCause: 'Illness', majorEvent: 'not_related' },
      familyMembers: [{ relationship: 'Aunt/Uncle', fullName: 'Living Relative', isLiving: true }],
      tributes: [],
    });
  });

  it('returns ten tributes, or up to a hundred if the request asks for more', async () => {
    const id = await addMemorial({ createdById: owner.user.id });
    for (let at = 0; at < TRIBUTES_PER_PAGE + 1; at++) await addTribute(id);
    const counts = async (query: string) => {
      const { status, body } = await call(GET, { params: { id }, path: `/${query}` });
      return [status, body.memorial.tributes.length, body.totalPages, body.totalItems];
    };
    expect(await counts('')).toEqual([200, 10, 2, 11]);
    expect(await counts('?limit=100')).toEqual([200, 11, 1, 11]);
    expect(await counts('?page=2&limit=10')).toEqual([200, 1, 2, 11]);
    for (const limit of ['0', '101', '1e9', 'all', '-1'])
      expect(await counts(`?limit=${limit}`)).toEqual([200, 10, 2, 11]);
  });

  it("returns identity numbers and relatives' contacts to nobody", async () => {
    for (const headers of [{}, owner.headers, (await root()).headers]) {
      const text = JSON.stringify((await read(openId, headers)).body);
      expect(text).not.toMatch(/CANARY|canary|1990-02-03|Sealed|createdById/);
    }
  });

  it('returns everything that editors need, with masked private values', async () => {
    for (const { headers } of [owner, await root()]) {
      expect((await read(openId, headers)).body.memorial).toMatchObject({
        canEdit: true,
        can: { edit: true, readPrivate: true, delete: true, invite: true, manageKeepers: true },
        createdBy: owner.user.id,
        orderId: null,
        birthdayReminder: false,
        onHomePage: false,
        identityType: 'national_id',
        identityNumber: '••••11',
        familyMembers: [
          {
            fullName: 'Living Relative',
            email: 'c••••@relative.example',
            phone: '••••RY',
            birthDate: '••••-••-••',
            identityNumber: '••••IVE',
            identityType: 'national_id',
          },
        ],
      });
    }
  });

  it('returns everything that keepers need, without private values', async () => {
    const id = await addMemorial({ createdById: owner.user.id }, { familyMembers: [RELATIVE] });
    const [keeper, trusted] = [await kim(), await cleo()];
    await addKeeper(id, keeper, 'keeper');
    await addKeeper(id, trusted, 'keeper', { mayReadPrivate: true });
    const { memorial } = (await read(id, keeper.headers)).body;
    const hidden = '••••';
    expect(memorial).toMatchObject({
      canEdit: true,
      can: { edit: true, readPrivate: false, delete: false, invite: true, manageKeepers: false },
      createdBy: owner.user.id,
      identityNumber: hidden,
      familyMembers: [{ email: hidden, phone: hidden, birthDate: hidden, identityNumber: hidden }],
    });
    expect((await read(id, trusted.headers)).body.memorial).toMatchObject({
      can: { edit: true, readPrivate: true, delete: false, invite: true, manageKeepers: false },
      identityNumber: '••••11',
    });
  });

  it('returns the current owner as the creator, or null without an owner', async () => {
    const id = await addMemorial({ createdById: owner.user.id });
    await addKeeper(id, await cleo(), 'owner');
    const { headers } = await root();
    const createdBy = async () => (await read(id, headers)).body.memorial.createdBy;
    expect(await createdBy()).toBe((await cleo()).user.id);
    expect((await read(id, owner.headers)).body.memorial).toMatchObject({ canEdit: false });
    await db().keeper.deleteMany({ where: { memorialId: id } });
    expect(await createdBy()).toBeNull();
  });

  it('returns a private memorial to contributors, who can change nothing', async () => {
    const contributor = await cora();
    await addKeeper(privateId, contributor, 'contributor');
    const { status, body } = await read(privateId, contributor.headers);
    expect(status).toBe(200);
    expect(body.memorial).toMatchObject({
      canEdit: false,
      can: { edit: false, readPrivate: false, delete: false, invite: false, manageKeepers: false },
    });
    for (const field of PRIVATE) expect(body.memorial).not.toHaveProperty(field);
  });

  it('returns no private field to anybody else', async () => {
    for (const headers of [{}, (await ben()).headers]) {
      const { memorial } = (await read(openId, headers)).body;
      expect(memorial).toMatchObject({
        canEdit: false,
        can: {
          edit: false,
          readPrivate: false,
          delete: false,
          invite: false,
          manageKeepers: false,
        },
      });
      for (const field of PRIVATE) expect(memorial).not.toHaveProperty(field);
      expect(memorial.familyMembers).toEqual([
        { relationship: 'Aunt/Uncle', fullName: 'Living Relative', isLiving: true },
      ]);
    }
  });

  it('returns the person in the form of the simple edit page', async () => {
    expect((await read(openId)).body.memorial.deceased).toEqual({
      firstName: 'Wangari',
      lastName: 'Test',
      dateOfBirth: '1940-04-01',
      dateOfDeath: '2011-09-25',
      biography: 'She planted trees.',
    });
  });

  it('encrypts private values in the database', async () => {
    const [row] = await db().$queryRaw<object[]>`
      SELECT to_jsonb(m) AS memorial, to_jsonb(f) AS relative FROM memorials m
      JOIN family_members f ON f."memorialId" = m.id WHERE m.id = ${openId}`;
    expect(JSON.stringify(row)).not.toMatch(/CANARY|canary|1990-02-03/);
  });

  it('returns a private memorial to its owner and admins, but not to strangers', async () => {
    expect((await read(privateId, owner.headers)).status).toBe(200);
    expect((await read(privateId, (await root()).headers)).status).toBe(200);
    for (const headers of [{}, (await ben()).headers]) {
      const answer = await read(privateId, headers);
      expect(answer).toMatchObject({ status: 404, body: { message: 'Memorial not found.' } });
    }
  });

  it.each([newId(), 'short', '../../etc', '%00', "' OR 1=1"])('answers 404 for %j', async (id) => {
    expect((await read(id)).status).toBe(404);
  });
});

describe('GET /q/{code}', () => {
  const visit = (code: string, headers = {}) =>
    call((request) => permanent(request, { params: Promise.resolve({ code }) }), { headers });

  it('redirects to the memorial permanently', async () => {
    const answer = await visit(openId);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`/memorial/${openId}`);
  });

  it('says that a memorial was deleted', async () => {
    const id = newId();
    await db().deletedMemorial.create({ data: { id } });
    const answer = await visit(id);
    expect(answer.status).toBe(410);
    expect(answer.body).toContain('no longer here');
  });

  it('says only that a keepers-only memorial exists', async () => {
    const { status, body } = await visit(privateId);
    expect(status).toBe(404);
    expect(body).toContain('The family is keeping this page to themselves for now');
    expect(body).not.toMatch(/Wangari|Canary/);
  });

  it('redirects a code in upper case to the memorial whose id it is in upper case', async () => {
    await addMemorial({ id: 'aBcdEfghijko' });
    const { status, headers } = await visit('ABCDEFGHIJKO');
    expect([status, headers.get('location')]).toEqual([308, '/memorial/aBcdEfghijko']);
  });

  it('redirects a code in upper case that is an id to that memorial alone', async () => {
    for (const id of ['abcdefgh1111', 'ABCDEFGH1111']) await addMemorial({ id });
    const { headers } = await visit('ABCDEFGH1111');
    expect(headers.get('location')).toBe('/memorial/ABCDEFGH1111');
  });

  it('asks which memorial is meant if several match, and names only those that the visitor sees', async () => {
    await addMemorial({ id: 'abcdefgh222a', fullName: 'Ann <b>Open' });
    await addMemorial({ id: 'abcdefgh222A', fullName: 'Bo Unlisted', visibility: 'unlisted' });
    await addMemorial({ id: 'abcdefgH222a', fullName: 'Cy Gate', visibility: 'invited' });
    await addMemorial({ id: 'abcdefGh222a', fullName: 'Di Hidden', visibility: 'keepers' });
    const { status, body } = await visit('ABCDEFGH222A');
    expect(status).toBe(300);
    expect(body).toContain(
      '<a href="/memorial/abcdefgh222a"><bdi>Ann &lt;b&gt;Open</bdi> (1940 - ',
    );
    expect(body).toContain('<a href="/memorial/abcdefgh222A"><bdi>Bo Unlisted</bdi>');
    expect(body).toContain(
      '<a href="/memorial/abcdefgH222a">A memorial that only some people can open',
    );
    expect(body).not.toMatch(/Cy Gate|Di Hidden|abcdefGh222a/);
  });

  it('does not ask if all but one of those that match are kept by their keepers', async () => {
    await addMemorial({ id: 'abcdefgh333a' });
    await addMemorial({ id: 'abcdefgh333A', visibility: 'keepers' });
    const { status, headers } = await visit('ABCDEFGH333A');
    expect([status, headers.get('location')]).toEqual([308, '/memorial/abcdefgh333a']);
  });

  it('says of a code in upper case, too, that its memorial was deleted', async () => {
    await db().deletedMemorial.create({ data: { id: 'abcdefgh444a' } });
    expect((await visit('ABCDEFGH444A')).status).toBe(410);
  });

  it.each(['ABCDEFGH555A', 'ABCDEFGH5555A', 'x'.repeat(5_000)])(
    'finds nothing for the unknown code %.15s',
    async (code) => {
      const { status, body } = await visit(code);
      expect(status).toBe(404);
      expect(body).toContain('We cannot find this memorial');
    },
  );
});
