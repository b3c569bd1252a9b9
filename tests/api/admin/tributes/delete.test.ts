import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE } from '@/app/api/admin/tributes/[id]/route';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { reconcilePayment } from '@/tests/support/settling';
import { auditOf } from '../../../support/audit';
import { startBank } from '../../../support/bank';
import { call } from '../../../support/call';
import { ada, type Person, root } from '../../../support/cast';
import { orderFlowers } from '../../../support/flowers';
import { addMemorial } from '../../../support/memorial';
import { listenForInvalidations } from '../../../support/memorial-listener';
import { addTribute } from '../../../support/tribute';

const bank = await startBank();
let admin: Person;
let member: Person;
let memorialId: string;

beforeAll(async () => {
  admin = await root();
  member = await ada();
});
beforeEach(async () => {
  memorialId = await addMemorial({ createdById: member.user.id });
});
afterAll(() => bank.stop());

const remove = (id: string, by: Person | null = admin) =>
  call(DELETE, { method: 'DELETE', headers: by?.headers ?? {}, params: { id } });

describe('DELETE /api/admin/tributes/{id}', () => {
  it('deletes the tribute, keeps its order and payment, and audits the deletion', async () => {
    const { orderId, reference, ...order } = await orderFlowers(member, memorialId);
    await bank.pay({ orderId, reference, ...order });
    await reconcilePayment(reference);
    const { id } = await db().tribute.findUniqueOrThrow({ where: { orderId } });
    expect((await remove(id)).status).toBe(200);
    await reconcilePayment(reference); // a late notice creates no second tribute
    const remainingOrder = await db().order.findUniqueOrThrow({
      where: { id: orderId },
      include: { ledger: true, tribute: true },
    });
    expect(remainingOrder).toMatchObject({ status: 'fulfilled', tribute: null });
    expect(remainingOrder.ledger).toHaveLength(1);
    expect(await auditOf(`tribute/${id}`)).toEqual([
      { actor: admin.user.id, action: 'tribute.delete', detail: { memorialId, orderId } },
    ]);
  });

  it('invalidates the page in every instance', async () => {
    const id = await addTribute(memorialId);
    const invalidations = await listenForInvalidations();
    await remove(id);
    expect(await invalidations.paths()).toContain(`/memorial/${memorialId}`);
    await invalidations.stop();
  });

  it('deletes only once', async () => {
    const id = await addTribute(memorialId);
    const answers = await Promise.all([remove(id), remove(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await auditOf(`tribute/${id}`)).toHaveLength(1);
  });

  it("is for admins only, and refuses even the memorial's creator", async () => {
    const id = await addTribute(memorialId, { senderId: member.user.id });
    expect((await remove(id, null)).status).toBe(401);
    expect((await remove(id, member)).status).toBe(403);
    expect((await remove(newId())).status).toBe(404);
    expect((await remove('x')).status).toBe(400);
    expect(await db().tribute.count({ where: { id } })).toBe(1);
  });
});
