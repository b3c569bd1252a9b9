import type { Call } from '../http/call';
import { json, type Reply } from '../http/reply';
import { apiError, isLive, missing, ownUrl } from './api';
import { asNow, intentData, intentIdOf, type Session, seconds, sessionIdOf } from './session';
import { sessionData } from './session-data';
import type { StripeWorld } from './stripe-world';

/** POST /v1/checkout/sessions, form-encoded with bracketed names (payments.md 5.1). */
export function createSession(world: StripeWorld, call: Call): Reply {
  const sent = new URLSearchParams(call.body);
  const key = String(call.headers['idempotency-key'] ?? '');
  const before = world.sessions.find((one) => key !== '' && one.idempotency.key === key);
  if (before && before.idempotency.body !== call.body)
    return apiError(
      400,
      'Keys for idempotent requests can only be used with the same parameters.',
      {
        type: 'idempotency_error',
      },
    );
  const fault = faultIn(sent);
  if (fault) return fault;
  const session =
    before ?? world.sessions.put(sessionFrom(world.sessions.nextId(), sent, key, call.body));
  return json(shown(world, call, session));
}

/** GET /v1/checkout/sessions/{id}, with the payment if it is to be expanded. */
export function oneSession(world: StripeWorld, call: Call): Reply {
  const session = sessionNamed(world, call.param('id'));
  if (!session) return missing('checkout.session', call.param('id'));
  const expand = call.url.searchParams
    .getAll('expand[]')
    .concat(call.url.searchParams.getAll('expand[0]'));
  const isExpanded = expand.some((path) => path.startsWith('payment_intent'));
  return json(shown(world, call, session, isExpanded, world.knobs.values.verify));
}

/** GET /v1/payment_intents/{id} */
export function oneIntent(world: StripeWorld, call: Call): Reply {
  const session = sessionOfIntent(world, call.param('id'));
  if (!session) return missing('payment_intent', call.param('id'));
  return json(intentData(session, isLive(world)));
}

const shown = (world: StripeWorld, call: Call, session: Session, expanded = false, verify = {}) =>
  sessionData(session, { livemode: isLive(world), url: ownUrl(call), expanded, verify });

/** Returns the session with this id, marked as expired if its time is over. */
export function sessionNamed(world: StripeWorld, id: string): Session | undefined {
  const session = world.sessions.find((one) => sessionIdOf(one) === id);
  return session && asNow(session);
}

export const sessionOfIntent = (world: StripeWorld, intentId: string): Session | undefined =>
  world.sessions.find((one) => one.payment !== null && intentIdOf(one) === intentId);

const ITEM = 'line_items[0]';
const PRICE = `${ITEM}[price_data]`;
/** Half an hour to a day, with a minute's tolerance for slow clocks, like Stripe. */
const OPEN_S = { least: 29 * 60, most: 24 * 60 * 60 };

function faultIn(sent: URLSearchParams): Reply | null {
  const faults: [string, boolean][] = [
    ['mode', sent.get('mode') === 'payment'],
    ['client_reference_id', /^[\w-]{1,200}$/.test(sent.get('client_reference_id') ?? '')],
    [`${PRICE}[unit_amount]`, /^[1-9]\d{0,7}$/.test(sent.get(`${PRICE}[unit_amount]`) ?? '')],
    [`${PRICE}[currency]`, /^[a-z]{3}$/.test(sent.get(`${PRICE}[currency]`) ?? '')],
    [`${PRICE}[product_data][name]`, Boolean(sent.get(`${PRICE}[product_data][name]`))],
    [`${ITEM}[quantity]`, sent.get(`${ITEM}[quantity]`) === '1'],
    ['success_url', URL.canParse(sent.get('success_url') ?? '')],
    ['cancel_url', URL.canParse(sent.get('cancel_url') ?? '')],
    ['customer_email', /^[^\s@]+@[^\s@]+$/.test(sent.get('customer_email') ?? '')],
  ];
  const open = Number(sent.get('expires_at')) - seconds();
  faults.push(['expires_at', open >= OPEN_S.least && open <= OPEN_S.most]);
  const wrong = faults.find(([, isRight]) => !isRight)?.[0];
  if (wrong) return apiError(400, `Invalid ${wrong}`, { param: wrong, code: 'parameter_invalid' });
  const amount = Number(sent.get(`${PRICE}[unit_amount]`));
  const isWhole =
    !['isk', 'ugx'].includes(sent.get(`${PRICE}[currency]`) ?? '') || amount % 100 === 0;
  if (!isWhole)
    return apiError(400, 'The amount must be divisible by 100.', {
      code: 'invalid_charge_amount_no_decimal_compatible',
    });
  return null;
}

const namesIn = (sent: URLSearchParams, parent: string) =>
  Object.fromEntries(
    [...sent].flatMap(([name, value]) => {
      const own = name.startsWith(`${parent}[`) && name.slice(parent.length + 1, -1);
      return own ? [[own, value]] : [];
    }),
  );

function sessionFrom(id: number, sent: URLSearchParams, key: string, body: string): Session {
  const field = (name: string) => sent.get(name) ?? '';
  return {
    id,
    reference: field('client_reference_id'),
    amount: Number(field(`${PRICE}[unit_amount]`)),
    currency: field(`${PRICE}[currency]`),
    itemName: field(`${PRICE}[product_data][name]`),
    email: field('customer_email'),
    metadata: namesIn(sent, 'metadata'),
    paymentMetadata: namesIn(sent, 'payment_intent_data[metadata]'),
    successUrl: field('success_url'),
    cancelUrl: field('cancel_url'),
    locale: field('locale') || 'auto',
    createdAt: seconds(),
    expiresAt: Number(field('expires_at')),
    status: 'open',
    payment: null,
    paidAt: null,
    idempotency: { key, body },
    webhooks: [],
  };
}
