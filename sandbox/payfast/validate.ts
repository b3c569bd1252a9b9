import type { Call } from '../http/call';
import { type Reply, text } from '../http/reply';
import type { World } from '../world';

const SLOW_MS = 8_000;

/** POST /eng/query/validate: responds VALID only for an ITN created here (payments.md 2.4). */
export async function validate(world: World, call: Call): Promise<Reply> {
  const knob = world.knobs.values.payfast.validate;
  if (knob === 'down') return text('Service Unavailable', 'text/html', 503);
  if (knob === 'INVALID') return text('INVALID', 'text/html');
  if (knob === 'slow') await world.courier.pause(SLOW_MS);
  const asked = call.body.replace(/&signature=[^&]*$/, '');
  const isOurs = world.payments.newestFirst().some((payment) => payment.itns.includes(asked));
  return text(isOurs ? 'VALID' : 'INVALID', 'text/html');
}
