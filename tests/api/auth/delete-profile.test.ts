import { beforeEach, describe, expect, it } from 'vitest';
import * as endpoint from '@/app/api/auth/delete-profile/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { viewerFrom } from '@/lib/auth/viewer-from';
import { db } from '@/lib/db/client';
import { newId } from '@/lib/ids/public-id';
import { removeMedia } from '@/lib/media/commands/remove-media';
import { settle } from '@/lib/settlement/settle';
import { call } from '@/tests/support/call';
import { ada, ben, PASSWORD, type Person, root } from '@/tests/support/cast';
import { addMemorial } from '@/tests/support/memorial';
import { draftOf, openOrder } from '@/tests/support/order';
import { askForReset, startAfresh } from './account';

const remove = (headers: Record<string, string>) =>
  call(endpoint.DELETE, { method: 'DELETE', headers });

describe('DELETE /api/auth/delete-profile', () => {
  let person: Person;
  beforeEach(async () => {
    await startAfresh();
    person = await ada();
  });

  it('removes the account with its sessions, and says so by mail', async () => {
    const other = await ada();
    const { status, body, headers } = await remove(person.headers);
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Your profile has been deleted.' });
    expect(headers.get('set-cookie')).toContain('next-auth.session-token=; Path=/; Max-Age=0');
    for (const each of [person, other])
      expect(await viewerFrom(new Headers(each.headers))).toBeNull();
    expect(await db().user.count()).toBe(0);
    const { email } = person.user;
    expect((await call(logIn, { body: { email, password: PASSWORD } })).status).toBe(401);
    const mails = await db().outboxMail.findMany({ where: { to: email } });
    expect(mails).toMatchObject([{ subject: 'Your Perennial account was deleted' }]);
    expect(mails[0]?.text).toContain('Memorials you created and tributes stay online.');
  });

  it('leaves memorials and tributes online', async () => {
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

  it('takes the person out of orders, and keeps what bookkeeping needs', async () => {
    const draft = await draftOf(person);
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

  it('removes drafts and uploads that nothing shows, with their files', async () => {
    await draftOf(person);
    const others = await draftOf(await ben());
    await remove(person.headers);
    expect(await db().memorialDraft.findMany({ select: { id: true } })).toContainEqual({
      id: others,
    });
    expect(await db().memorialDraft.count({ where: { ownerId: person.user.id } })).toBe(0);
    await removeMedia({});
    expect(await db().media.count({ where: { state: 'orphaned' } })).toBe(0);
    expect(await db().media.count({ where: { draftOf: { id: others } } })).toBe(1);
  });

  it('leaves a paid order that waits for its memorial to a person', async () => {
    const { orderId } = await openOrder(person, await draftOf(person));
    const review = { status: 'needs_review', reviewReason: 'Paid, not made' } as const;
    const data = { ...review, paidAt: new Date() };
    await db().order.update({ where: { id: orderId }, data });
    await remove(person.headers);
    const order = await db().order.findUniqueOrThrow({ where: { id: orderId } });
    expect(order).toMatchObject({ ...data, userId: null, draftId: null });
  });

  it('writes down a payment that comes after the person has left', async () => {
    const { orderId, reference, amount, currency } = await openOrder(person, await draftOf(person));
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

  it('lets a reset that is under way go on as a decoy', async () => {
    const userId = await askForReset(person.user.email);
    await remove(person.headers);
    const body = { userId, otp: '000000', newPassword: 'violets' };
    const { status, body: answer } = await call(resetPassword, { body });
    expect(status).toBe(400);
    expect(answer.remainingAttempts).toBe(2);
  });

  it('frees the e-mail for a new account', async () => {
    await remove(person.headers);
    const { user } = await ada();
    expect(user.id).not.toBe(person.user.id);
  });

  it('does not let the last admin go', async () => {
    const admin = await root();
    const { status, body } = await remove(admin.headers);
    expect(status).toBe(409);
    expect(body.message).toContain('You are the only admin.');
    expect(await viewerFrom(new Headers(admin.headers))).not.toBeNull();
    await db().user.update({ where: { id: person.user.id }, data: { role: 'admin' } });
    expect((await remove(admin.headers)).status).toBe(200);
  });

  it('lets one of two admins go who leave at once', async () => {
    const admin = await root();
    await db().user.update({ where: { id: person.user.id }, data: { role: 'admin' } });
    const answers = await Promise.all([remove(admin.headers), remove(person.headers)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('deletes once, also for parallel callers', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => remove(person.headers)));
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect(await db().outboxMail.count({ where: { to: person.user.email } })).toBe(1);
  });

  it('refuses nobody, a token of a deleted account, and another site', async () => {
    expect((await remove({})).status).toBe(401);
    const cookie = `next-auth.session-token=${person.token}`;
    expect((await remove({ cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    await remove(person.headers);
    expect((await remove(person.headers)).status).toBe(401);
  });

  it('answers DELETE only', () => expect(Object.keys(endpoint)).toEqual(['DELETE']));
});
