import type { SandboxState } from '../sandbox-state';
import type { WebhookRequest } from './webhook-sender';

/**
 * Sends a notice according to the `webhook` knob (payments.md 1.4, 1.8), and waits a limited time for the first
 * response.
 */
export async function deliverWebhook(state: SandboxState, request: WebhookRequest): Promise<void> {
  const { webhook, webhookDelayMs } = state.knobs.values;
  const { webhookSender } = state;
  if (webhook === 'never') return;
  if (webhook === 'delay')
    return webhookSender.later(webhookDelayMs, () => webhookSender.send(request));
  if (webhook === 'reorder') return sendInReverse(state, request);
  const sending = webhookSender.send(request);
  if (webhook === 'duplicate')
    webhookSender.later(0, () => sending.then(() => webhookSender.send(request)));
  await webhookSender.waitBriefly(sending);
}

const heldRequests = new WeakMap<SandboxState, WebhookRequest>();

/** Holds a notice until the next one has been sent, or until the delay is over. */
async function sendInReverse(state: SandboxState, request: WebhookRequest): Promise<void> {
  const earlier = heldRequests.get(state);
  heldRequests.delete(state);
  if (earlier) {
    await state.webhookSender.send(request);
    await state.webhookSender.send(earlier);
    return;
  }
  heldRequests.set(state, request);
  state.webhookSender.later(state.knobs.values.webhookDelayMs, async () => {
    if (heldRequests.get(state) !== request) return;
    heldRequests.delete(state);
    await state.webhookSender.send(request);
  });
}
