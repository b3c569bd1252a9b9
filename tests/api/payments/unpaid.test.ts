import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as send } from '@/app/api/flowers/send/route';
import { POST as createHosted } from '@/app/api/payments/create-payfast-payment/route';
import { POST as initiateMemorial } from '@/app/api/payments/initiate-memorial-order/route';
import { POST as initiate } from '@/app/api/payments/initiate-paystack-order/route';
import { POST as verify } from '@/app/api/payments/verify-paystack/route';
import { POST as itn } from '@/app/api/payments/webhook/payfast/route';
import { POST as notice } from '@/app/api/payments/webhook/paystack/route';
import { db } from '@/lib/platform/db/client';
import { reconcileOrder } from '@/tests/support/settling';
import { signedNotice } from '../../support/bank';
import { call } from '../../support/call';
import { ben } from '../../support/cast';
import { flowersFor } from '../../support/flowers';
import { signChangedNotice, startHostedBank } from '../../support/hosted-bank';
import { addMemorial } from '../../support/memorial';
import { addDraft } from '../../support/order';

const bank = await startHostedBank();
let memorialId: string;

beforeAll(async () => {
  memorialId = await addMemorial();
});
afterAll(() => bank.stop());

describe('a member without a paid order', () => {
  it('cannot create a tribute or a memorial by any request', async () => {
    const { headers, ...member } = await ben();
    const before = { memorials: await db().memorial.count(), tributes: await db().tribute.count() };
    const draftId = await addDraft({ headers, ...member });
    const memorial = { amount: 20, orderType: 'memorial_creation', draftId };
    const opened = [
      (await call(initiateMemorial, { headers, body: memorial })).body,
      (await call(initiate, { headers, body: flowersFor(memorialId) })).body,
    ];
    const forms = [
      (await call(createHosted, { headers, body: memorial })).body,
      (await call(createHosted, { headers, body: flowersFor(memorialId) })).body,
    ];
    for (const { orderId, reference } of [...opened, ...forms]) {
      await call(verify, { headers, body: { reference, orderId } });
      await call(notice, signedNotice(reference));
      await call(send, { headers, body: { memorialId, amount: 10, orderId } });
      const itnBody = `m_payment_id=${reference}&pf_payment_id=1&payment_status=COMPLETE&amount_gross=185.00&custom_str1=${orderId}&merchant_id=10000100`;
      for (const body of [itnBody, signChangedNotice(itnBody, {})])
        await call(itn, {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body,
        });
      await reconcileOrder({ orderId, check: 0 });
    }
    await call(send, { headers, body: { memorialId, amount: 10 } });
    expect({
      memorials: await db().memorial.count(),
      tributes: await db().tribute.count(),
    }).toEqual(before);
    expect(await db().ledgerEntry.count()).toBe(0);
  });

  it('has no other way, because only one module creates memorials and only one creates tributes', () => {
    const writers = (model: string) =>
      readdirSync('lib', { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.startsWith('platform/db/generated'))
        .filter((file) =>
          readFileSync(`lib/${file}`, 'utf8').match(
            new RegExp(`\\.${model}\\.(create|createMany|upsert)\\b|INSERT INTO ${model}s`),
          ),
        );
    const creator = (domain: string) => [expect.stringMatching(`^${domain}/commands/create-`)];
    expect(writers('tribute')).toEqual(creator('tributes'));
    expect(writers('memorial')).toEqual(creator('memorials'));
  });
});
