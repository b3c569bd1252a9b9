import type { SandboxState } from '../sandbox-state';
import { itnRequest } from './itn';
import type { PayfastPayment } from './payment';

/** Sends ITNs after a payment according to the `itn` and `payfast` knobs (payments.md 2.4, 2.6). */
export async function sendItns(state: SandboxState, payment: PayfastPayment): Promise<void> {
  const { webhookSender, knobs } = state;
  const { itn, itnDelayMs, payfast } = knobs.values;
  const id = String(payment.id);
  const send = async (status: string, paymentId = id): Promise<void> => {
    const request = itnRequest(state, payment.id, { status, paymentId });
    if (!request) return;
    await webhookSender.send(request);
    if (itn === 'duplicate') await webhookSender.send(request);
  };
  if (itn === 'never') return;
  if (itn === 'after')
    return webhookSender.later(itnDelayMs, () => send(firstStatus(payfast.status)));
  const sending = send(firstStatus(payfast.status));
  if (payfast.status === 'PENDING-COMPLETE')
    webhookSender.later(itnDelayMs, () => send('COMPLETE'));
  // A second payment under the same m_payment_id (payments.md 2.4).
  if (payfast.secondPayment)
    webhookSender.later(0, () => sending.then(() => send('COMPLETE', `9${id}`)));
  await webhookSender.waitBriefly(sending);
}

function firstStatus(status = 'COMPLETE'): string {
  return status === 'PENDING-COMPLETE' ? 'PENDING' : status;
}
