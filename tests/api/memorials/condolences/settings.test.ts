import { beforeAll, beforeEach, expect, it } from 'vitest';
import { PUT } from '@/app/api/memorials/[id]/condolences/settings/route';
import { db } from '@/lib/platform/db/client';
import * as paths from '@/lib/platform/paths';
import { auditOf } from '../../../support/audit';
import { call } from '../../../support/call';
import { ada, type Person, root } from '../../../support/cast';
import { addCondolence, condolenceRow } from '../../../support/condolence';
import { addMemorial } from '../../../support/memorial';
import { listenForInvalidations } from '../../../support/memorial-listener';

let owner: Person;
let memorialId: string;
beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  memorialId = await addMemorial({ createdById: owner.user.id });
});

const choose = (rule: string, by = owner) =>
  call(PUT, { method: 'PUT', params: { id: memorialId }, headers: by.headers, body: { rule } });
const ruleNow = async () =>
  (await db().guestBook.findUnique({ where: { memorialId } }))?.rule ?? 'approve';

it('sets each rule, and invalidates the page when the rule changed', async () => {
  const listener = await listenForInvalidations();
  for (const rule of ['closed', 'at_once', 'approve', 'approve']) {
    expect((await choose(rule)).status).toBe(200);
    expect(await ruleNow()).toBe(rule);
  }
  expect(await listener.paths()).toEqual(Array(3).fill(paths.memorial(memorialId)));
  await listener.stop();
});

it('keeps published condolences when the guest book is closed', async () => {
  const { id } = await addCondolence(memorialId, { state: 'published' });
  await choose('closed');
  expect((await condolenceRow(id)).state).toBe('published');
});

it('does not publish unread condolences for a child', async () => {
  const birthDate = new Date('2005-01-01');
  await db().memorial.update({ where: { id: memorialId }, data: { birthDate } });
  expect((await choose('at_once')).status).toBe(409);
  expect(await ruleNow()).toBe('approve');
});

it('audits the choice of an admin, and refuses an unknown rule', async () => {
  const admin = await root();
  await choose('closed', admin);
  expect(await auditOf(`memorial/${memorialId}`)).toEqual([
    { actor: admin.user.id, action: 'condolence.settings', detail: { rule: 'closed' } },
  ]);
  expect((await choose('open')).status).toBe(400);
});
