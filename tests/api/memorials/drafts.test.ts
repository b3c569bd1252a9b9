import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/memorials/drafts/route';
import { unseal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { waitForBlockedStatement } from '@/tests/support/wait-for-blocked-statement';
import { call } from '../../support/call';
import { ada, ben, type Person } from '../../support/cast';
import { requiredForm } from '../../support/memorial-form';
import { addDraft, openOrder, PICTURE_SIZE, pictureFile } from '../../support/order';

let owner: Person;
let picture: Blob;

beforeAll(async () => {
  owner = await ada();
  picture = new Blob([await readFile((await pictureFile()).path)], { type: 'image/jpeg' });
});

function upload(form: object | string | null, file: Blob | null = picture, name = 'me.jpg') {
  return send(owner, form, file, name);
}

function send(
  person: Person,
  form: object | string | null,
  file: Blob | null,
  name: string,
  draftId?: string,
) {
  const body = new FormData();
  if (form !== null) body.set('form', typeof form === 'string' ? form : JSON.stringify(form));
  if (file) body.set('mainPicture', file, name);
  if (draftId !== undefined) body.set('draftId', draftId);
  return call(POST, { headers: person.headers, body });
}

const stored = (id: string) =>
  db().memorialDraft.findUniqueOrThrow({ where: { id }, include: { picture: true } });
const formOf = async (id: string) => JSON.parse(unseal((await stored(id)).formSealed));
const pay = (orderId: string) =>
  db().order.update({ where: { id: orderId }, data: { status: 'paid', paidAt: new Date() } });

describe('POST /api/memorials/drafts', () => {
  it('stores form and picture, with the form encrypted', async () => {
    const answer = await upload(requiredForm);
    expect(answer.status).toBe(201);
    const draft = await db().memorialDraft.findUniqueOrThrow({
      where: { id: answer.body.draftId },
      include: { picture: true },
    });
    expect(draft.ownerId).toBe(owner.user.id);
    expect(draft.formSealed).not.toContain('Wangari');
    expect(draft.picture).toMatchObject({
      state: 'pending',
      type: 'photo',
      ...PICTURE_SIZE,
    });
  });

  it('names every missing field in the words of the specification', async () => {
    const answer = await upload({});
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toMatchObject({
      name: 'Name is required',
      causeOfDeath: 'Primary cause of death is required',
    });
  });

  it('requires the picture', async () => {
    const answer = await upload(requiredForm, null);
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { profileImage: 'Profile picture is required' } },
    });
  });

  it.each([
    ['text in a file named as a picture', new Blob(['hello']), 'me.jpg'],
    ['a drawing with a script', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'me.svg'],
  ])('refuses %s', async (_, file, name) => {
    const before = await db().media.count();
    expect((await upload(requiredForm, file, name)).status).toBeGreaterThanOrEqual(400);
    expect((await upload(requiredForm, file, name)).status).toBeLessThan(500);
    expect(await db().media.count()).toBe(before);
  });

  it.each([
    ['no form', null],
    ['broken JSON', '{'],
    ['an unknown field', { ...requiredForm, role: 'admin' }],
  ])('refuses %s', async (_, form) => {
    expect((await upload(form)).status).toBe(400);
  });

  it('refuses JSON', async () => {
    const answer = await call(POST, { headers: owner.headers, body: { form: requiredForm } });
    expect(answer.status).toBe(415);
  });

  it('refuses visitors', async () => {
    expect((await call(POST, { body: new FormData() })).status).toBe(401);
  });
});

describe('POST /api/memorials/drafts with a draftId', () => {
  const change = (draftId: string, name: string, file: Blob | null = null, person = owner) =>
    send(person, { ...requiredForm, name }, file, 'me.jpg', draftId);

  it('changes the draft and keeps its picture', async () => {
    const draftId = await addDraft(owner);
    const { pictureId } = await stored(draftId);
    expect(await change(draftId, 'Changed')).toMatchObject({ status: 201, body: { draftId } });
    expect(await formOf(draftId)).toMatchObject({ fullName: 'Changed' });
    expect(await stored(draftId)).toMatchObject({ pictureId, picture: { state: 'pending' } });
  });

  it('replaces the picture and orphans the old one', async () => {
    const draftId = await addDraft(owner);
    const { pictureId } = await stored(draftId);
    await change(draftId, 'Changed', picture);
    const after = await stored(draftId);
    expect(after.pictureId).not.toBe(pictureId);
    expect(after.picture?.state).toBe('pending');
    const old = await db().media.findUniqueOrThrow({ where: { id: pictureId ?? '' } });
    expect(old.state).toBe('orphaned');
  });

  it('keeps one order for a memorial, however often the form is sent', async () => {
    const draftId = await addDraft(owner);
    const first = await openOrder(owner, draftId);
    await change(draftId, 'Changed');
    expect((await openOrder(owner, draftId)).orderId).toBe(first.orderId);
    expect(await db().order.count({ where: { draftId } })).toBe(1);
  });

  it('refuses a draft that was paid for, and names its order', async () => {
    const draftId = await addDraft(owner);
    const { orderId } = await openOrder(owner, draftId);
    await pay(orderId);
    expect(await change(draftId, 'Changed', picture)).toMatchObject({
      status: 409,
      body: {
        message: 'This memorial has already been paid for.',
        orderId,
        memorialId: null,
      },
    });
    expect(await formOf(draftId)).toMatchObject({ fullName: requiredForm.name });
  });

  it('waits for a payment that is being settled', async () => {
    const draftId = await addDraft(owner);
    const { orderId } = await openOrder(owner, draftId);
    const changed = await db().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM memorial_drafts WHERE id = ${draftId} FOR UPDATE`;
      const answer = change(draftId, 'Too late');
      await waitForBlockedStatement();
      await tx.order.update({ where: { id: orderId }, data: { paidAt: new Date() } });
      return { answer };
    });
    expect((await changed.answer).status).toBe(409);
    expect(await formOf(draftId)).toMatchObject({ fullName: requiredForm.name });
  });

  it('keeps one picture of three parallel requests', async () => {
    const draftId = await addDraft(owner);
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => change(draftId, name, picture)),
    );
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ draftId }));
    const { picture: keptPicture } = await stored(draftId);
    expect(keptPicture?.state).toBe('pending');
  });

  it.each([
    ['that is unknown', () => newId()],
    ['that is invalid', () => "'; --"],
    ['that is empty', () => ''],
  ])('creates a draft for an id %s', async (_, id) => {
    const answer = await change(id(), 'New', picture);
    expect(answer.status).toBe(201);
    expect(answer.body.draftId).not.toBe(id());
    expect(await formOf(answer.body.draftId)).toMatchObject({ fullName: 'New' });
  });

  it("does not change another person's draft", async () => {
    const draftId = await addDraft(owner);
    const stranger = await ben();
    const answer = await change(draftId, "Ben's", picture, stranger);
    expect(answer.status).toBe(201);
    expect(answer.body.draftId).not.toBe(draftId);
    expect((await stored(answer.body.draftId)).ownerId).toBe(stranger.user.id);
    expect(await formOf(draftId)).toMatchObject({ fullName: requiredForm.name });
  });

  it('requires the picture for an unknown draft', async () => {
    expect(await change(newId(), 'New')).toMatchObject({
      status: 400,
      body: { fields: { profileImage: 'Profile picture is required' } },
    });
  });
});
