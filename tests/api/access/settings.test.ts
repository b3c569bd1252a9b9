import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { GET as getAccess, PUT as putAccess } from '@/app/api/memorials/[id]/access/route';
import { GET } from '@/app/api/memorials/[id]/route';
import { VISIBILITIES } from '@/lib/access/rules';
import { createMemorial } from '@/lib/memorials/commands/create-memorial';
import { readOrderForm } from '@/lib/memorials/read-order-form';
import { memorialRequestSchema } from '@/lib/memorials/schema-request';
import { db } from '@/lib/platform/db/client';
import { call } from '../../support/call';
import { ada, type Person, root } from '../../support/cast';
import { addMemorial } from '../../support/memorial';
import { editorOf } from '../../support/memorial-editor';
import { requiredForm } from '../../support/memorial-form';
import { listenForInvalidations } from '../../support/memorial-listener';
import { brokenOrder } from '../../support/memorial-order';

let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  id = await addMemorial({ createdById: owner.user.id });
});

const set = (body: object, who = owner) =>
  call(putAccess, { method: 'PUT', params: { id }, headers: who.headers, body });
const stored = () =>
  db().memorial.findUniqueOrThrow({
    where: { id },
    select: { visibility: true, isPublic: true, passwordHash: true, passwordHint: true },
  });

describe('PUT /api/memorials/{id}/access', () => {
  it.each(VISIBILITIES)('sets the level %s and the matching isPublic', async (visibility) => {
    const password = 'Our dog Bruno';
    const { status, body } = await set({ visibility, password, passwordHint: ' The dog ' });
    expect(status).toBe(200);
    expect(body.access).toEqual({ visibility, hasPassword: true, passwordHint: 'The dog' });
    expect(await stored()).toMatchObject({ visibility, isPublic: visibility === 'public' });
    const read = await call(GET, { params: { id }, headers: owner.headers });
    expect(read.body.memorial).toMatchObject({ visibility, isPublic: visibility === 'public' });
    expect(JSON.stringify(read.body)).not.toMatch(/argon2|The dog/);
  });

  it('requires a password for the password level', async () => {
    for (const password of [undefined, '', '   ']) {
      const answer = await set({
        visibility: 'password',
        ...(password !== undefined && { password }),
      });
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ password: 'Please choose a family password.' });
    }
    expect(await stored()).toMatchObject({ visibility: 'public', passwordHash: '' });
  });

  it('refuses a hint that includes the password, whichever is set later', async () => {
    const password = 'Our dog Bruno';
    const all = { visibility: 'password', password };
    const refused = async (body: object) => {
      const answer = await set(body);
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({
        passwordHint: 'The hint must not contain the password.',
      });
    };
    await refused({ ...all, passwordHint: 'It is ÖURDOG bruno!' });
    expect((await set({ ...all, passwordHint: 'The dog' })).status).toBe(200);
    await refused({ passwordHint: 'our dog bruno' });
    expect((await set({ password: 'Bruno', passwordHint: 'The dog' })).status).toBe(200);
    await refused({ passwordHint: 'The dog: bruno.' });
    await refused({ password: 'thedog' });
    expect(await stored()).toMatchObject({ passwordHint: 'The dog' });
  });

  it('is recorded in the history, without the password', async () => {
    await set({ visibility: 'password', password: 'Our dog Bruno' });
    await set({ visibility: 'password', passwordHint: 'The dog' });
    await set({ visibility: 'unlisted' }, await root());
    const events = await db().memorialEvent.findMany({
      where: { memorialId: id },
      orderBy: { id: 'asc' },
    });
    expect(events.map(({ action, detail }) => [action, detail])).toEqual([
      ['levelChanged', { asAdmin: false, from: 'public', to: 'password' }],
      ['passwordChanged', { asAdmin: false }],
      ['levelChanged', { asAdmin: true, from: 'password', to: 'unlisted' }],
    ]);
  });

  it('changes only what is sent', async () => {
    await set({ visibility: 'password', password: 'Our dog Bruno', passwordHint: 'The dog' });
    const { passwordHash } = await stored();
    await set({ visibility: 'unlisted' });
    await set({ visibility: 'password', password: '' });
    expect(await stored()).toMatchObject({ passwordHash, passwordHint: 'The dog' });
  });

  it.each([
    { visibility: 'friends' },
    { password: 'abcd' },
    { password: 'x'.repeat(73) },
    { passwordHint: 'x'.repeat(121) },
    { isPublic: true },
  ])('refuses %j', async (body) => {
    expect((await set(body)).status).toBe(400);
  });

  it('is audited for admins, without the password', async () => {
    const admin = await root();
    await set({ visibility: 'password', password: 'Our dog Bruno' }, admin);
    const event = await db().auditEvent.findFirstOrThrow({ where: { subject: `memorial/${id}` } });
    expect(event).toMatchObject({
      actor: admin.user.id,
      action: 'memorial.update',
      detail: { fields: 'visibility, password' },
    });
  });

  it('has a GET beside it that returns the settings', async () => {
    const { body } = await call(getAccess, { params: { id }, headers: owner.headers });
    expect(body.access).toEqual({ visibility: 'public', hasPassword: false, passwordHint: '' });
  });

  it('invalidates the page in every instance', async () => {
    const listener = await listenForInvalidations();
    await set({ visibility: 'unlisted' });
    expect(await listener.paths()).toContain(`/memorial/${id}`);
    await listener.stop();
  });
});

describe('PUT /api/memorials/{id}', () => {
  const put = (body: object) => editorOf(id, owner).put(body);

  it('supports isPublic as specified', async () => {
    await set({ visibility: 'unlisted' });
    expect((await put({ religion: 'Changed' })).status).toBe(200);
    expect(await stored()).toMatchObject({ visibility: 'unlisted' });
    await put({ isPublic: true });
    expect(await stored()).toMatchObject({ visibility: 'public', isPublic: true });
    await put({ isPublic: false });
    expect(await stored()).toMatchObject({ visibility: 'keepers', isPublic: false });
  });

  it('changes nothing when a client that knows no levels sends isPublic back', async () => {
    for (const visibility of VISIBILITIES) {
      await set({ visibility, password: 'Our dog Bruno' });
      const { memorial } = (await call(GET, { params: { id }, headers: owner.headers })).body;
      await put({ isPublic: memorial.isPublic });
      expect(await stored()).toMatchObject({ visibility });
    }
  });

  it('accepts a level by name', async () => {
    await put({ visibility: 'unlisted' });
    expect(await stored()).toMatchObject({ visibility: 'unlisted', isPublic: false });
    expect((await put({ visibility: 'password' })).status).toBe(400);
    expect((await put({ visibility: 'friends' })).status).toBe(400);
  });

  it('accepts a whole memorial sent back, and changes its level only if isPublic changed', async () => {
    const whole = async () => {
      const { memorial } = (await call(GET, { params: { id }, headers: owner.headers })).body;
      return memorial;
    };
    await put({ visibility: 'unlisted' });
    await put(await whole());
    expect(await stored()).toMatchObject({ visibility: 'unlisted' });
    await put({ ...(await whole()), isPublic: true });
    expect(await stored()).toMatchObject({ visibility: 'public' });
    await put({ ...(await whole()), isPublic: false });
    expect(await stored()).toMatchObject({ visibility: 'keepers' });
  });
});

describe('a new memorial', () => {
  it.each([
    [{}, 'public'],
    [{ visibility: 'public' }, 'public'],
    [{ visibility: 'unlisted' }, 'unlisted'],
    [{ visibility: 'invited', isPublic: true }, 'invited'],
    [{ visibility: 'password', isPublic: true }, 'keepers'], // there is no password yet
    [{ visibility: 'public', isPublic: false }, 'keepers'],
    [{ isPublic: false }, 'keepers'],
  ])('with %j has the level %s', async (fields, visibility) => {
    const sent = memorialRequestSchema.parse({ ...requiredForm, ...fields });
    const { orderId } = await brokenOrder(owner);
    const order = { id: orderId, userId: owner.user.id };
    const newMemorial = await db().$transaction((tx) =>
      createMemorial(tx, order, readOrderForm(sent), null),
    );
    id = newMemorial.memorialId;
    expect(await stored()).toMatchObject({ visibility, isPublic: visibility === 'public' });
  });

  it('is refused with an unknown level', () => {
    const sent = memorialRequestSchema.parse({ ...requiredForm, visibility: 'friends' });
    expect(() => readOrderForm(sent)).toThrow(ZodError);
  });
});
