import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/memorials/drafts/route';
import { db } from '@/lib/db/client';
import { call } from '../../support/call';
import { ada, type Person } from '../../support/cast';
import { requiredForm } from '../../support/memorial-form';
import { pictureFile } from '../../support/order';

let owner: Person;
let picture: Blob;

beforeAll(async () => {
  owner = await ada();
  picture = new Blob([await readFile((await pictureFile()).path)], { type: 'image/jpeg' });
});

function upload(form: object | string | null, file: Blob | null = picture, name = 'me.jpg') {
  const body = new FormData();
  if (form !== null) body.set('form', typeof form === 'string' ? form : JSON.stringify(form));
  if (file) body.set('mainPicture', file, name);
  return call(POST, { headers: owner.headers, body });
}

describe('POST /api/memorials/drafts', () => {
  it('keeps form and picture, the form unreadable in the database', async () => {
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
      width: 400,
      height: 500,
    });
  });

  it('names every missing field in the words of the spec', async () => {
    const answer = await upload({});
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toMatchObject({
      name: 'Name is required',
      causeOfDeath: 'Primary cause of death is required',
    });
  });

  it('asks for the picture', async () => {
    const answer = await upload(requiredForm, null);
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { profileImage: 'Profile picture is required' } },
    });
  });

  it.each([
    ['text that calls itself a picture', new Blob(['hello']), 'me.jpg'],
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

  it('refuses JSON where an upload belongs', async () => {
    const answer = await call(POST, { headers: owner.headers, body: { form: requiredForm } });
    expect(answer.status).toBe(415);
  });

  it('asks a visitor to log in', async () => {
    expect((await call(POST, { body: new FormData() })).status).toBe(401);
  });
});
