import { jsonReply, type Reply } from '../http/reply';
import type { RouteRequest } from '../http/route-request';
import { isLive, notFoundError, ownUrl, stripeError } from './api';
import { sessionData } from './session-data';
import {
  intentData,
  intentIdOf,
  nowInSeconds,
  type StripeSession,
  sessionIdOf,
  withExpiry,
} from './stripe-session';
import type { StripeState } from './stripe-state';

/** POST /v1/checkout/sessions, form-encoded with bracketed names (payments.md 5.1). */
export function createSession(state: StripeState, call: RouteRequest): Reply {
  const form = new URLSearchParams(call.body);
  const key = String(call.headers['idempotency-key'] ?? '');
  const existing = state.sessions.find((one) => key !== '' && one.idempotency.key === key);
  if (existing && existing.idempotency.body !== call.body)
    return stripeError(
      400,
      'Keys for idempotent requests can only be used with the same parameters.',
      {
        type: 'idempotency_error',
      },
    );
  const error = validateSession(form);
  if (error) return error;
  const session =
    existing ?? state.sessions.put(sessionFrom(state.sessions.nextId(), form, key, call.body));
  return jsonReply(toSessionReply(state, call, session));
}

/** GET /v1/checkout/sessions/{id}, with the whole payment intent if `expand` asks for it. */
export function getSession(state: StripeState, call: RouteRequest): Reply {
  const session = findSession(state, call.param('id'));
  if (!session) return notFoundError('checkout.session', call.param('id'));
  const expand = call.url.searchParams
    .getAll('expand[]')
    .concat(call.url.searchParams.getAll('expand[0]'));
  const isExpanded = expand.some((path) => path.startsWith('payment_intent'));
  return jsonReply(toSessionReply(state, call, session, isExpanded, state.knobs.values.verify));
}

/** GET /v1/payment_intents/{id} */
export function getIntent(state: StripeState, call: RouteRequest): Reply {
  const session = findSessionOfIntent(state, call.param('id'));
  if (!session) return notFoundError('payment_intent', call.param('id'));
  return jsonReply(intentData(session, isLive(state)));
}

const toSessionReply = (
  state: StripeState,
  call: RouteRequest,
  session: StripeSession,
  expanded = false,
  verify = {},
) => sessionData(session, { livemode: isLive(state), url: ownUrl(call), expanded, verify });

/** Returns the session with this id, marked as expired if its time is over. */
export function findSession(state: StripeState, id: string): StripeSession | undefined {
  const session = state.sessions.find((one) => sessionIdOf(one) === id);
  return session && withExpiry(session);
}

export const findSessionOfIntent = (
  state: StripeState,
  intentId: string,
): StripeSession | undefined =>
  state.sessions.find((one) => one.payment !== null && intentIdOf(one) === intentId);

const ITEM = 'line_items[0]';
const PRICE = `${ITEM}[price_data]`;
/** A session may stay open for half an hour to a day, as at Stripe. Slow clocks get a minute's tolerance. */
const OPEN_S = { least: 29 * 60, most: 24 * 60 * 60 };

function validateSession(form: URLSearchParams): Reply | null {
  const checks: [string, boolean][] = [
    ['mode', form.get('mode') === 'payment'],
    ['client_reference_id', /^[\w-]{1,200}$/.test(form.get('client_reference_id') ?? '')],
    [`${PRICE}[unit_amount]`, /^[1-9]\d{0,7}$/.test(form.get(`${PRICE}[unit_amount]`) ?? '')],
    [`${PRICE}[currency]`, /^[a-z]{3}$/.test(form.get(`${PRICE}[currency]`) ?? '')],
    [`${PRICE}[product_data][name]`, Boolean(form.get(`${PRICE}[product_data][name]`))],
    [`${ITEM}[quantity]`, form.get(`${ITEM}[quantity]`) === '1'],
    ['success_url', URL.canParse(form.get('success_url') ?? '')],
    ['cancel_url', URL.canParse(form.get('cancel_url') ?? '')],
    ['customer_email', /^[^\s@]+@[^\s@]+$/.test(form.get('customer_email') ?? '')],
  ];
  const openSeconds = Number(form.get('expires_at')) - nowInSeconds();
  checks.push(['expires_at', openSeconds >= OPEN_S.least && openSeconds <= OPEN_S.most]);
  const invalidParam = checks.find(([, isValid]) => !isValid)?.[0];
  if (invalidParam)
    return stripeError(400, `Invalid ${invalidParam}`, {
      param: invalidParam,
      code: 'parameter_invalid',
    });
  const amount = Number(form.get(`${PRICE}[unit_amount]`));
  const isWhole =
    !['isk', 'ugx'].includes(form.get(`${PRICE}[currency]`) ?? '') || amount % 100 === 0;
  if (!isWhole)
    return stripeError(400, 'The amount must be divisible by 100.', {
      code: 'invalid_charge_amount_no_decimal_compatible',
    });
  return null;
}

const readBracketed = (form: URLSearchParams, parent: string) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const childName = name.startsWith(`${parent}[`) && name.slice(parent.length + 1, -1);
      return childName ? [[childName, value]] : [];
    }),
  );

function sessionFrom(id: number, form: URLSearchParams, key: string, body: string): StripeSession {
  const field = (name: string) => form.get(name) ?? '';
  return {
    id,
    reference: field('client_reference_id'),
    amount: Number(field(`${PRICE}[unit_amount]`)),
    currency: field(`${PRICE}[currency]`),
    itemName: field(`${PRICE}[product_data][name]`),
    email: field('customer_email'),
    metadata: readBracketed(form, 'metadata'),
    paymentMetadata: readBracketed(form, 'payment_intent_data[metadata]'),
    successUrl: field('success_url'),
    cancelUrl: field('cancel_url'),
    locale: field('locale') || 'auto',
    createdAt: nowInSeconds(),
    expiresAt: Number(field('expires_at')),
    status: 'open',
    payment: null,
    paidAt: null,
    idempotency: { key, body },
    webhooks: [],
  };
}
