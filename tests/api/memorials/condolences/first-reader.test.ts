import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE, PUT } from '@/app/api/memorials/[id]/condolences/first-reader/route';
import { GET as queueOf } from '@/app/api/memorials/[id]/condolences/queue/route';
import { PUT as setRuleOf } from '@/app/api/memorials/[id]/condolences/settings/route';
import { deleteKeeper } from '@/lib/keepers/commands/delete-keeper';
import { lockKeepers } from '@/lib/keepers/queries/memorial-with-rights';
import { RESEND_INVITATION_AFTER_MS } from '@/lib/keepers/rules';
import { deleteMemberData } from '@/lib/memorials/commands/delete-member-data';
import { db } from '@/lib/platform/db/client';
import { hashSecret } from '@/lib/platform/http/secret-link';
import { auditOf } from '../../../support/audit';
import { call } from '../../../support/call';
import { ada, ben, cora, kim, type Person, root, viewerOf } from '../../../support/cast';
import { setRule } from '../../../support/condolence';
import { addFriend, addReadingKeeper } from '../../../support/first-reader';
import { addKeeper } from '../../../support/keeper';
import { addMemorial } from '../../../support/memorial';
import { waitForBlockedStatement } from '../../../support/wait-for-blocked-statement';

let owner: Person;
let keeper: Person;
let memorialId: string;
beforeAll(async () => {
  [owner, keeper] = [await ada(), await kim()];
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().outboxMail.deleteMany();
  memorialId = await addMemorial({ createdById: owner.user.id });
  await addKeeper(memorialId, keeper, 'keeper');
});

const FRIEND = { kind: 'friend', name: 'Noor', email: 'Noor@example.org' };
const choose = (body: object, by = owner) =>
  call(PUT, { method: 'PUT', params: { id: memorialId }, headers: by.headers, body });
const chooseKeeper = ({ user }: Person, by = owner) =>
  choose({ kind: 'keeper', userId: user.id }, by);
const remove = (by = owner) =>
  call(DELETE, { method: 'DELETE', params: { id: memorialId }, headers: by.headers });
const row = () => db().firstReader.findUnique({ where: { memorialId } });
const mails = () => db().outboxMail.findMany({ orderBy: { createdAt: 'asc' } });
const shown = async () =>
  (await call(queueOf, { params: { id: memorialId }, headers: owner.headers })).body.firstReader;

describe('PUT /api/memorials/{id}/condolences/first-reader', () => {
  it('chooses a keeper, and tells them by mail unless they chose themselves', async () => {
    expect((await chooseKeeper(owner)).status).toBe(200);
    expect(await mails()).toEqual([]);
    expect((await chooseKeeper(keeper)).status).toBe(200);
    expect((await chooseKeeper(keeper)).status).toBe(200);
    expect(await mails()).toMatchObject([{ to: keeper.user.email }]);
    expect(await shown()).toEqual({ userId: keeper.user.id, name: 'Kim Keane', isSilent: false });
  });

  it('mails a friend a link, which is stored as a hash, and sealed for later mails', async () => {
    expect((await choose(FRIEND)).status).toBe(200);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'noor@example.org',
      subject: 'Ada Okafor asks you to read first what people write about Wangari Test',
    });
    expect(mail?.text).not.toContain('Noor');
    const secret = /first-reader\/(\w{22})/.exec(mail?.text ?? '')?.[1] ?? '';
    const stored = await row();
    expect(stored?.secretHash).toBe(hashSecret(secret));
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(JSON.stringify(stored).toLowerCase()).not.toContain('noor@');
    expect(await shown()).toEqual({ userId: null, name: 'Noor', isSilent: true });
  });

  it('replaces the earlier reader, whose link stops working', async () => {
    const secret = await addFriend(memorialId);
    await choose(FRIEND);
    expect((await row())?.secretHash).not.toBe(hashSecret(secret));
    await chooseKeeper(keeper);
    expect(await row()).toMatchObject({ userId: keeper.user.id, secretHash: null, name: '' });
  });

  it('refuses people who do not edit the page', async () => {
    const [sister, stranger] = [await cora(), await ben()];
    await addKeeper(memorialId, sister, 'contributor');
    for (const person of [sister, stranger]) expect((await chooseKeeper(person)).status).toBe(409);
    expect(await row()).toBeNull();
  });

  it('does not let a keeper who is leaving choose a friend or themselves', async () => {
    const leavesAt = new Date(Date.now() + 60_000);
    await db().keeper.updateMany({ where: { userId: keeper.user.id }, data: { leavesAt } });
    expect((await choose(FRIEND, keeper)).status).toBe(403);
    expect((await chooseKeeper(keeper, keeper)).status).toBe(403);
    expect(await row()).toBeNull();
    expect(await mails()).toEqual([]);
  });

  it('keeps no link of a keeper who is removed while the request waits', async () => {
    const { answer } = await db().$transaction(async (tx) => {
      await lockKeepers(tx, memorialId);
      const request = choose(FRIEND, keeper);
      await waitForBlockedStatement();
      await tx.keeper.deleteMany({ where: { memorialId, userId: keeper.user.id } });
      return { answer: request }; // not awaited here, where it would wait for this transaction
    });
    expect((await answer).status).toBe(403);
    expect(await row()).toBeNull();
  });

  it('is refused while condolences are published unread, and that while somebody reads first', async () => {
    await setRule(memorialId, 'at_once');
    expect((await chooseKeeper(owner)).status).toBe(409);
    await setRule(memorialId, 'approve');
    await chooseKeeper(owner);
    const atOnce = await call(setRuleOf, {
      method: 'PUT',
      params: { id: memorialId },
      headers: owner.headers,
      body: { rule: 'at_once' },
    });
    expect(atOnce.status).toBe(409);
  });

  it('refuses a friend without a name or an address, and more than three mails a day to one', async () => {
    expect((await choose({ ...FRIEND, name: ' ' })).status).toBe(400);
    expect((await choose({ ...FRIEND, email: 'noor' })).status).toBe(400);
    for (let each = 0; each < 3; each++) {
      expect((await choose(FRIEND)).status).toBe(200);
      await remove();
    }
    expect((await choose(FRIEND)).status).toBe(429);
    memorialId = await addMemorial({ createdById: owner.user.id }); // another family's mails are counted on their own
    expect((await choose(FRIEND)).status).toBe(200);
  });

  it('asks the same friend again, with a new link, not before the next day', async () => {
    await choose(FRIEND);
    const before = (await row())?.secretHash;
    const refused = await choose(FRIEND);
    expect(refused.status).toBe(409);
    expect(Object.keys(refused.body.fields)).toEqual(['email']);
    expect((await row())?.secretHash).toBe(before);
    const createdAt = new Date(Date.now() - RESEND_INVITATION_AFTER_MS);
    await db().firstReader.update({ where: { memorialId }, data: { createdAt } });
    expect((await choose(FRIEND)).status).toBe(200);
    expect((await row())?.secretHash).not.toBe(before);
  });

  it('audits the choice of an admin', async () => {
    const admin = await root();
    await chooseKeeper(keeper, admin);
    await remove(admin);
    expect((await auditOf(`memorial/${memorialId}`)).map(({ detail }) => detail)).toEqual([
      { firstReader: 'keeper' },
      { firstReader: 'nobody' },
    ]);
  });
});

describe('DELETE /api/memorials/{id}/condolences/first-reader', () => {
  it('lets all keepers read at once, also when repeated', async () => {
    await addFriend(memorialId);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect(await shown()).toBeNull();
  });
});

describe('the first reader of a memorial', () => {
  it('is nobody once their role or their profile is gone', async () => {
    await addReadingKeeper(memorialId, keeper.user.id);
    await deleteKeeper(viewerOf(owner), memorialId, keeper.user.id);
    expect(await row()).toBeNull();
    await addFriend(memorialId, { email: owner.user.email });
    await db().$transaction((tx) => deleteMemberData.invitations(tx, owner.user.id));
    expect(await row()).toBeNull();
  });

  it('is nobody once the keeper who had asked the friend was removed', async () => {
    await addFriend(memorialId, { chosenById: keeper.user.id });
    await deleteKeeper(viewerOf(owner), memorialId, keeper.user.id);
    expect(await row()).toBeNull();
  });

  it('stays when another keeper leaves', async () => {
    await addFriend(memorialId, { chosenById: owner.user.id });
    await deleteKeeper(viewerOf(keeper), memorialId, keeper.user.id);
    expect(await row()).not.toBeNull();
  });
});
