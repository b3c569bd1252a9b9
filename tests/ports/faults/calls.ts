import { POST as refund } from '@/app/api/admin/orders/[id]/refund/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as register } from '@/app/api/auth/register/route';
import { POST as contact } from '@/app/api/contact/route';
import { GET as readOne } from '@/app/api/memorials/[id]/route';
import { POST as upload } from '@/app/api/memorials/drafts/route';
import { PUT as addMedia } from '@/app/api/memorials/media/[id]/route';
import { GET as list } from '@/app/api/memorials/route';
import { POST as checkout } from '@/app/api/payments/initiate-memorial-order/route';
import { POST as verify } from '@/app/api/payments/verify-paystack/route';
import { POST as notice } from '@/app/api/payments/webhook/payfast/route';
import { GET as picture } from '@/app/media/[id]/[variant]/route';
import { db } from '@/lib/platform/db/client';
import { addMemorialWithPicture } from '@/tests/ports/media/memorial-with-picture';
import { type Answer, call } from '@/tests/support/call';
import { ada, PASSWORD, root } from '@/tests/support/cast';
import { orderHostedFlowers } from '@/tests/support/flowers';
import type { startHostedBank } from '@/tests/support/hosted-bank';
import { requiredForm } from '@/tests/support/memorial-form';
import { pictureBlob, uploadOf } from '@/tests/support/memorial-upload';
import { addDraft, openOrder } from '@/tests/support/order';
import { plainVideo } from '@/tests/support/video-files';
import type { CallName } from './fault';

const MESSAGE = {
  name: 'Ben Botha',
  email: 'ben@example.org',
  subject: 'A date',
  message: 'Dear keepers',
};
const SIGN_UP = {
  firstName: 'Ben',
  lastName: 'Botha',
  password: 'Evergreen-1!',
};

type Bank = Awaited<ReturnType<typeof startHostedBank>>;
export type Calls = Record<CallName, () => Promise<Answer>>;

/** Sets up a memorial, a draft, an unpaid order and a refundable order. Returns a function for each call. */
export async function prepareCalls(bank: Bank): Promise<Calls> {
  const [person, admin] = [await ada(), await root()];
  const { headers } = person;
  const publicMemorial = await addMemorialWithPicture(person.user.id, true);
  const draftId = await addDraft(person);
  const unpaidOrder = await openOrder(person, await addDraft(person));
  const paidOrder = await openOrder(person, await addDraft(person));
  await bank.pay(paidOrder);
  await call(verify, {
    headers,
    body: { reference: paidOrder.reference, orderId: paidOrder.orderId },
  });
  const [noticeBody = ''] = await bank.payHosted(
    await orderHostedFlowers(person, publicMemorial.id),
  );
  const photo = await pictureBlob();
  let people = 0;
  const video = new Blob([new Uint8Array(await plainVideo())], { type: 'video/mp4' });
  return {
    list: () => call(list, { path: '/api/memorials' }),
    memorial: () => call(readOne, { params: { id: publicMemorial.id } }),
    picture: () => call(picture, { params: { id: publicMemorial.pictureId, variant: '320' } }),
    login: () => call(logIn, { body: { email: person.user.email, password: PASSWORD } }),
    register: () => {
      people += 1; // a new address each time, because each is sent only a few codes
      return call(register, { body: { ...SIGN_UP, email: `ben.${people}@example.org` } });
    },
    contact: () => call(contact, { body: MESSAGE }),
    upload: () =>
      call(upload, {
        headers,
        body: uploadOf({ form: JSON.stringify(requiredForm) }, [['mainPicture', photo]]),
      }),
    video: () =>
      call(addMedia, {
        method: 'PUT',
        headers,
        params: { id: publicMemorial.id },
        body: uploadOf({}, [['additionalMedia', video]]),
      }),
    checkout: async () => {
      const body = { amount: 20, orderType: 'memorial_creation', draftId };
      const answer = await call(checkout, { headers, body });
      const { reference } = answer.body;
      // Deleted, because an order may have only a few payment attempts.
      if (answer.status === 201) await db().paymentAttempt.deleteMany({ where: { reference } });
      return answer;
    },
    verify: () =>
      call(verify, {
        headers,
        body: { reference: unpaidOrder.reference, orderId: unpaidOrder.orderId },
      }),
    notice: () =>
      call(notice, {
        body: noticeBody,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    refund: () =>
      call(refund, {
        headers: admin.headers,
        params: { id: paidOrder.orderId },
        body: { reason: 'Asked by phone', amountMinor: 100 },
      }),
  };
}

/** Resets the rate limits, and marks the notice as unprocessed so that it is verified with its provider each time. */
export async function resetLimitsAndNotices(): Promise<void> {
  await db().rateLimit.deleteMany();
  await db().providerEvent.updateMany({ data: { processedAt: null } });
}
