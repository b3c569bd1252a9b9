import type { World } from '../world';
import { itnLetter } from './itn';
import type { Payment } from './payment';

/** Sends ITNs after a payment according to the `itn` and `payfast` knobs (payments.md 2.4, 2.6). */
export async function notify(world: World, payment: Payment): Promise<void> {
  const { courier, knobs } = world;
  const { itn, itnDelayMs, payfast } = knobs.values;
  const id = String(payment.id);
  const send = async (status: string, paymentId = id): Promise<void> => {
    const letter = itnLetter(world, payment.id, { status, paymentId });
    if (!letter) return;
    await courier.send(letter);
    if (itn === 'duplicate') await courier.send(letter);
  };
  if (itn === 'never') return;
  if (itn === 'after') return courier.later(itnDelayMs, () => send(firstStatus(payfast.status)));
  const sent = send(firstStatus(payfast.status));
  if (payfast.status === 'PENDING-COMPLETE') courier.later(itnDelayMs, () => send('COMPLETE'));
  // A second payment under the same m_payment_id (payments.md 2.4).
  if (payfast.secondPayment) courier.later(0, () => sent.then(() => send('COMPLETE', `9${id}`)));
  await courier.patiently(sent);
}

function firstStatus(status = 'COMPLETE'): string {
  return status === 'PENDING-COMPLETE' ? 'PENDING' : status;
}
