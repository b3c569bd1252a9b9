import { type Reply, textReply } from '../http/reply';
import type { RouteRequest } from '../http/route-request';
import type { SandboxState } from '../sandbox-state';

const SLOW_MS = 8_000;

/** POST /eng/query/validate: responds VALID only for an ITN created here (payments.md 2.4). */
export async function validateItn(state: SandboxState, call: RouteRequest): Promise<Reply> {
  const knob = state.knobs.values.payfast.validate;
  if (knob === 'down') return textReply('Service Unavailable', 'text/html', 503);
  if (knob === 'INVALID') return textReply('INVALID', 'text/html');
  if (knob === 'slow') await state.webhookSender.pause(SLOW_MS);
  const itnText = call.body.replace(/&signature=[^&]*$/, '');
  const isOurs = state.payments.newestFirst().some((payment) => payment.itns.includes(itnText));
  return textReply(isOurs ? 'VALID' : 'INVALID', 'text/html');
}
