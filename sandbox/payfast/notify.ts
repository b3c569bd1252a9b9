import type { World } from '../world';
import { itnLetter } from './itn';
import type { Payment } from './payment';

/** Sends what the `itn` and `payfast` knobs want after somebody paid (integrations 2.4, 2.6). */
export async function notify(world: World, payment: Payment): Promise<void> {
  const { courier, knobs } = world;
  const { itn, itnDelayMs, payfast } = knobs.values;
  const id = String(payment.id);
  const tell = async (status: string, paymentId = id): Promise<void> => {
    const letter = itnLetter(world, payment.id, { status, paymentId });
    if (!letter) return;
    await courier.send(letter);
    if (itn === 'duplicate') await courier.send(letter);
  };
  if (itn === 'never') return;
  if (itn === 'after') return courier.later(itnDelayMs, () => tell(firstStatus(payfast.status)));
  const told = tell(firstStatus(payfast.status));
  if (payfast.status === 'PENDING-COMPLETE') courier.later(itnDelayMs, () => tell('COMPLETE'));
  // Paid twice under one m_payment_id (integrations 2.4).
  if (payfast.secondPayment) courier.later(0, () => told.then(() => tell('COMPLETE', `9${id}`)));
  await courier.patiently(told);
}

function firstStatus(status = 'COMPLETE'): string {
  return status === 'PENDING-COMPLETE' ? 'PENDING' : status;
}
