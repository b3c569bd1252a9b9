import { describe, expect, it } from 'vitest';
import { GET } from '@/app/api/admin/dashboard/route';
import { call } from '@/tests/support/call';
import { ada, root } from '@/tests/support/cast';
import { addMemorial } from '@/tests/support/memorial';
import { addDraft, openOrder } from '@/tests/support/order';
import { settle } from '@/tests/support/settling';

describe('GET /api/admin/dashboard', () => {
  it('returns the revenue and the number of memorials', async () => {
    const owner = await ada();
    const order = await openOrder(owner, await addDraft(owner));
    await settle(
      { provider: 'paystack', reference: order.reference },
      {
        status: 'success',
        reference: order.reference,
        providerTxnId: 'txn-1',
        amountMinor: order.amount,
        requestedMinor: null,
        currency: 'ZAR',
        domainMatches: true,
        payerEmail: null,
        orderId: order.orderId,
        paidAt: new Date(),
      },
    );
    await addMemorial({ isPublic: false });
    const { status, body } = await call(GET, { headers: (await root()).headers });
    expect(status).toBe(200);
    expect(body).toEqual({
      stats: { totalRevenue: 20, memorialRevenue: 20, flowerRevenue: 0, totalMemorials: 2 },
    });
  });

  it('is for admins only', async () => {
    expect((await call(GET)).status).toBe(401);
    expect((await call(GET, { headers: (await ada()).headers })).status).toBe(403);
  });
});
