import { beforeEach, describe, expect, it } from 'vitest';
import { DELETE } from '@/app/api/admin/users/[id]/route';
import { viewerFromHeaders } from '@/lib/platform/auth/viewer-from-headers';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { auditOf } from '../../../support/audit';
import { call } from '../../../support/call';
import { ada, ben, type Person, root } from '../../../support/cast';
import { addMemorial } from '../../../support/memorial';
import { addDraft, openOrder } from '../../../support/order';
import { addTribute } from '../../../support/tribute';

let admin: Person;
let person: Person;

beforeEach(async () => {
  await db().user.deleteMany();
  admin = await root();
  person = await ada();
});

const remove = (id = person.user.id, by: Person | null = admin) =>
  call(DELETE, { method: 'DELETE', headers: by?.headers ?? {}, params: { id } });
const makeAdmin = ({ user: { id } }: Person) =>
  db().user.update({ where: { id }, data: { role: 'admin' } });

describe('DELETE /api/admin/users/{id}', () => {
  it('deletes the account with its sessions, informs the person, and audits it', async () => {
    expect((await remove()).status).toBe(200);
    expect(await viewerFromHeaders(new Headers(person.headers))).toBeNull();
    expect(await db().user.count({ where: { id: person.user.id } })).toBe(0);
    const [mail] = await db().outboxMail.findMany({ where: { to: person.user.email } });
    expect(mail?.text).toContain('Our staff has deleted your Perennial account');
    expect(await auditOf(`user/${person.user.id}`)).toEqual([
      { actor: admin.user.id, action: 'user.delete', detail: {} },
    ]);
  });

  it('sends no mail to an unverified address', async () => {
    await db().outboxMail.deleteMany();
    const { id, email } = person.user;
    await db().user.update({ where: { id }, data: { emailVerifiedAt: null } });
    expect((await remove()).status).toBe(200);
    expect(await db().outboxMail.count({ where: { to: email } })).toBe(0);
  });

  it('keeps memorials, tributes and the ledger, and removes the name from orders', async () => {
    const memorialId = await addMemorial({ createdById: person.user.id });
    const tributeId = await addTribute(memorialId, { senderId: person.user.id });
    const { orderId } = await openOrder(person, await addDraft(person));
    await remove();
    const memorial = await db().memorial.findUniqueOrThrow({ where: { id: memorialId } });
    expect(memorial.createdById).toBeNull();
    const tribute = await db().tribute.findUniqueOrThrow({ where: { id: tributeId } });
    expect(tribute.senderId).toBeNull();
    const order = await db().order.findUniqueOrThrow({ where: { id: orderId } });
    expect(order).toMatchObject({ userId: null, email: '', draftId: null });
  });

  it("deletes another admin, but neither the caller's own account nor the last admin", async () => {
    expect(await remove(admin.user.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('You are the only admin.') },
    });
    await makeAdmin(person);
    expect(await remove(admin.user.id)).toMatchObject({
      status: 409,
      body: { message: 'This is your own account. Please delete it on your profile page.' },
    });
    expect((await remove()).status).toBe(200);
  });

  it('lets only one of two admins who delete each other succeed', async () => {
    await makeAdmin(person);
    const answers = await Promise.all([remove(), remove(admin.user.id, person)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([401, 403, 409]).toContain(statuses[1]); // depends on how far the second request got
    expect(await db().user.count({ where: { role: 'admin' } })).toBe(1);
  });

  it('deletes once, and answers 404 the second time', async () => {
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await auditOf(`user/${person.user.id}`)).toHaveLength(1);
  });

  it('is for admins only, and answers 404 for an unknown person', async () => {
    const other = await ben();
    expect((await remove(other.user.id, null)).status).toBe(401);
    expect((await remove(other.user.id, person)).status).toBe(403);
    expect((await remove(newId())).status).toBe(404);
    expect((await remove('x')).status).toBe(400);
    expect(await db().user.count()).toBe(3);
  });

  it('refuses a request from another site', async () => {
    const cookie = `next-auth.session-token=${admin.token}`;
    const headers = { cookie, 'sec-fetch-site': 'cross-site' };
    const params = { id: person.user.id };
    expect((await call(DELETE, { method: 'DELETE', headers, params })).status).toBe(403);
  });
});
