import { beforeEach, describe, expect, it } from 'vitest';
import * as endpoint from '@/app/api/auth/delete-profile/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { PUT as changeMemorial, GET as readMemorial } from '@/app/api/memorials/[id]/route';
import { sealContact } from '@/lib/condolences/author-contact';
import { deleteMedia } from '@/lib/media/commands/delete-media';
import { viewerFromHeaders } from '@/lib/platform/auth/viewer-from-headers';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import * as paths from '@/lib/platform/paths';
import { call } from '@/tests/support/call';
import { ada, ben, cora, kim, PASSWORD, type Person, root } from '@/tests/support/cast';
import { addCondolence, condolenceRow } from '@/tests/support/condolence';
import { inviteKeeper } from '@/tests/support/invitation';
import { addKeeper } from '@/tests/support/keeper';
import { addMemorial } from '@/tests/support/memorial';
import { listenForInvalidations } from '@/tests/support/memorial-listener';
import { addDraft, openOrder } from '@/tests/support/order';
import { settle } from '@/tests/support/settling';
import { addEndpoint } from '@/tests/support/webhook';
import { askForReset, resetDatabaseAndClock } from './account';

const remove = (headers: Record<string, string>, query = '') =>
  call(endpoint.DELETE, { method: 'DELETE', path: `/${query}`, headers });

describe('DELETE /api/auth/delete-profile', () => {
  let person: Person;
  beforeEach(async () => {
    await resetDatabaseAndClock();
    person = await ada();
  });

  it('deletes the account with its sessions, and confirms it by mail', async () => {
    const other = await ada();
    const { status, body, headers } = await remove(person.headers);
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Your profile has been deleted.' });
    expect(headers.get('set-cookie')).toContain('next-auth.session-token=; Path=/; Max-Age=0');
    for (const each of [person, other])
      expect(await viewerFromHeaders(new Headers(each.headers))).toBeNull();
    expect(await db().user.count()).toBe(0);
    const { email } = person.user;
    expect((await call(logIn, { body: { email, password: PASSWORD } })).status).toBe(401);
    const mails = await db().outboxMail.findMany({ where: { to: email } });
    expect(mails).toMatchObject([{ subject: 'Your Perennial account was deleted' }]);
    expect(mails[0]?.text).toContain('Dear Ada,');
    expect(mails[0]?.text).toContain('Memorials you looked after and tributes stay online.');
  });

  it("deletes the person's webhooks and deliveries, but not the operator's", async () => {
    const mine = await addEndpoint('https://hooks.example.org', { userId: person.user.id });
    const { id: operators } = await addEndpoint('https://operator.example.org');
    await db().webhookDelivery.createMany({
      data: [mine.id, operators].map((endpointId) => ({
        ...{ id: newId(), endpointId, eventId: newId(), type: 'media.added', payload: '{}' },
      })),
    });
    await remove(person.headers);
    expect(await db().webhookEndpoint.findMany()).toMatchObject([{ id: operators }]);
    expect(await db().webhookDelivery.findMany()).toMatchObject([{ endpointId: operators }]);
    await db().webhookEndpoint.deleteMany();
  });

  it('keeps memorials and tributes online', async () => {
    const created = await addMemorial({ createdById: person.user.id });
    const tribute = { id: newId(), memorialId: created, senderName: 'Ada Okafor' };
    await db().tribute.create({
      data: { ...tribute, senderId: person.user.id, amountMinor: 500, message: 'With love' },
    });
    await remove(person.headers);
    const memorial = await db().memorial.findUniqueOrThrow({
      where: { id: created },
      include: { tributes: true },
    });
    expect(memorial.createdById).toBeNull();
    expect(memorial.tributes).toMatchObject([
      { senderId: null, senderName: 'Ada Okafor', message: 'With love' },
    ]);
  });

  it('leaves memorials to their other keepers, without an owner', async () => {
    const [keeper, contributor] = [await kim(), await cora()];
    const id = await addMemorial({ createdById: person.user.id, isPublic: false });
    const alone = await addMemorial({ createdById: person.user.id });
    await addKeeper(id, keeper, 'keeper');
    await addKeeper(id, contributor, 'contributor');
    await remove(person.headers);
    const left = await db().keeper.findMany({
      where: { memorialId: { in: [id, alone] } },
      orderBy: { role: 'asc' },
      select: { memorialId: true, userId: true, role: true },
    });
    expect(left).toEqual([
      { memorialId: id, userId: keeper.user.id, role: 'keeper' },
      { memorialId: id, userId: contributor.user.id, role: 'contributor' },
    ]);
    const readAs = async (which: string, headers = {}) =>
      (await call(readMemorial, { params: { id: which }, headers })).body.memorial;
    expect(await readAs(id, keeper.headers)).toMatchObject({ canEdit: true, createdBy: null });
    const admin = await root();
    expect(await readAs(alone, keeper.headers)).toMatchObject({ canEdit: false });
    expect(await readAs(alone, admin.headers)).toMatchObject({ canEdit: true, createdBy: null });
    const change = (which: string, { headers }: Person) =>
      call(changeMemorial, {
        method: 'PUT',
        params: { id: which },
        headers,
        body: { religion: 'Quaker' },
      });
    expect((await change(id, keeper)).status).toBe(200);
    expect((await change(alone, keeper)).status).toBe(403);
    expect((await change(alone, admin)).status).toBe(200);
  });

  it('deletes invitations to the person, and removes the name from those they sent', async () => {
    const other = await ben();
    const theirs = await addMemorial({ createdById: other.user.id });
    const own = await addMemorial({ createdById: person.user.id });
    await inviteKeeper(theirs, other, { email: person.user.email });
    await inviteKeeper(theirs, other, { email: 'stays@example.org' });
    await inviteKeeper(own, person, { email: 'sister@example.org' });
    await remove(person.headers);
    const left = await db().keeperInvitation.findMany({
      where: { memorialId: { in: [theirs, own] } },
    });
    const senders = left.map(({ memorialId, invitedById }) => [memorialId, invitedById]);
    expect(Object.fromEntries(senders)).toEqual({ [theirs]: other.user.id, [own]: null });
  });

  it("ends the person's role as a keeper", async () => {
    const other = await ben();
    const id = await addMemorial({ createdById: other.user.id });
    await addKeeper(id, person, 'keeper');
    await remove(person.headers);
    expect(await db().keeper.findMany({ where: { memorialId: id } })).toMatchObject([
      { userId: other.user.id, role: 'owner' },
    ]);
  });

  it.each([
    ['', 'published', 'With love'],
    ['?condolences=keep', 'published', 'With love'],
    ['?condolences=take_back', 'withdrawn', ''],
  ])('with %j, leaves condolences %s', async (query, state, message) => {
    const memorialId = await addMemorial({ createdById: (await ben()).user.id });
    const content = { state: 'published', message: 'With love' } as const;
    const authorSealed = sealContact({ email: 'jo@example.org', secret: 'x' });
    const own = await addCondolence(memorialId, {
      ...content,
      authorSealed,
      senderId: person.user.id,
    });
    const others = await addCondolence(memorialId, content);
    const listener = await listenForInvalidations();
    expect((await remove(person.headers, query)).status).toBe(200);
    expect(await condolenceRow(own.id)).toMatchObject({
      state,
      message,
      senderId: null,
      authorSealed: '',
    });
    expect(await condolenceRow(others.id)).toMatchObject(content);
    expect(await listener.paths()).toEqual(message ? [] : [paths.memorial(memorialId)]);
    await listener.stop();
  });

  it('refuses any other choice about condolences', async () => {
    expect((await remove(person.headers, '?condolences=burn')).status).toBe(400);
    expect(await db().user.count()).toBe(1);
  });

  it('removes the person from orders, and keeps what bookkeeping needs', async () => {
    const draft = await addDraft(person);
    const { orderId, reference } = await openOrder(person, draft);
    await remove(person.headers);
    const order = await db().order.findUniqueOrThrow({
      where: { id: orderId },
      include: { attempts: true },
    });
    expect(order).toMatchObject({ userId: null, email: '', draftId: null, priceMinor: 2000 });
    expect(order.attempts).toMatchObject([{ reference }]);
    expect(JSON.stringify(order.attempts)).not.toContain(person.user.email);
  });

  it('deletes drafts and unused uploads with their files', async () => {
    await addDraft(person);
    const others = await addDraft(await ben());
    await remove(person.headers);
    expect(await db().memorialDraft.findMany({ select: { id: true } })).toContainEqual({
      id: others,
    });
    expect(await db().memorialDraft.count({ where: { ownerId: person.user.id } })).toBe(0);
    await deleteMedia({});
    expect(await db().media.count({ where: { state: 'orphaned' } })).toBe(0);
    expect(await db().media.count({ where: { draftOf: { id: others } } })).toBe(1);
  });

  it('keeps the review of a paid order that was not fulfilled', async () => {
    const { orderId } = await openOrder(person, await addDraft(person));
    const data = { status: 'needs_review', paidAt: new Date() } as const;
    const reviews = { create: { kind: 'fulfilment_failed' } } as const;
    await db().order.update({ where: { id: orderId }, data: { ...data, reviews } });
    await remove(person.headers);
    const order = await db().order.findUniqueOrThrow({
      where: { id: orderId },
      include: { reviews: true },
    });
    expect(order).toMatchObject({ ...data, userId: null, draftId: null });
    expect(order.reviews).toMatchObject([{ kind: 'fulfilment_failed', closedAt: null }]);
  });

  it('records a payment that arrives after the deletion', async () => {
    const { orderId, reference, amount, currency } = await openOrder(
      person,
      await addDraft(person),
    );
    await remove(person.headers);
    const mails = await db().outboxMail.count();
    const evidence = { reference, orderId, currency, amountMinor: amount, requestedMinor: amount };
    const paid = { status: 'success', providerTxnId: '1', domainMatches: true } as const;
    const payer = { payerEmail: null, paidAt: new Date() };
    expect(
      await settle({ provider: 'paystack', reference }, { ...evidence, ...paid, ...payer }),
    ).toBe('paid');
    const order = await db().order.findUniqueOrThrow({
      where: { id: orderId },
      include: { ledger: true },
    });
    expect(order).toMatchObject({ status: 'needs_review', email: '', paidAt: new Date() });
    expect(order.ledger).toHaveLength(1);
    expect(await db().outboxMail.count()).toBe(mails);
  });

  it('turns a pending reset into a decoy', async () => {
    const userId = await askForReset(person.user.email);
    await remove(person.headers);
    const body = { userId, otp: '000000', newPassword: 'violets' };
    const { status, body: answer } = await call(resetPassword, { body });
    expect(status).toBe(400);
    expect(answer.remainingAttempts).toBe(2);
  });

  it('makes the address available for a new account', async () => {
    await remove(person.headers);
    const { user } = await ada();
    expect(user.id).not.toBe(person.user.id);
  });

  it('refuses to delete the last admin', async () => {
    const admin = await root();
    const { status, body } = await remove(admin.headers);
    expect(status).toBe(409);
    expect(body.message).toContain('You are the only admin.');
    expect(await viewerFromHeaders(new Headers(admin.headers))).not.toBeNull();
    await db().user.update({ where: { id: person.user.id }, data: { role: 'admin' } });
    expect((await remove(admin.headers)).status).toBe(200);
  });

  it('deletes only one of the last two admins if both delete their profiles at once', async () => {
    const admin = await root();
    await db().user.update({ where: { id: person.user.id }, data: { role: 'admin' } });
    const answers = await Promise.all([remove(admin.headers), remove(person.headers)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('deletes once, even with parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => remove(person.headers)));
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect(await db().outboxMail.count({ where: { to: person.user.email } })).toBe(1);
  });

  it("refuses visitors, a deleted account's token, and another site", async () => {
    expect((await remove({})).status).toBe(401);
    const cookie = `next-auth.session-token=${person.token}`;
    expect((await remove({ cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    await remove(person.headers);
    expect((await remove(person.headers)).status).toBe(401);
  });

  it('exports only DELETE', () => expect(Object.keys(endpoint)).toEqual(['DELETE']));
});
