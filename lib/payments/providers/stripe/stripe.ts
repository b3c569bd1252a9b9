import Stripe from 'stripe';
import { settingsOf } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { unavailableError } from '@/lib/platform/http/unavailable-error';
import { messageFor } from '@/lib/platform/language/message';
import { MAX_NOTICE_BYTES } from '../../rules';
import type { PaymentProvider } from '../provider';
import { MIN_CHARGES } from './amounts';
import { callStripe } from './call';
import { readSession, referenceIn, unknownPayment } from './evidence';
import { isSigned, readStripeNotice } from './notice';
import { stripeRefunds } from './refunds';
import { checkoutSessionParams, sessionIdempotencyKey } from './session';
import { stripeSettings } from './setup';

const SIGNATURE = 'stripe-signature';

const settings = () => settingsOf(stripeSettings);

const isLive = () => /^[rs]k_live_/.test(settings().STRIPE_SECRET_KEY);

/**
 * Payments on Stripe's own page, over HTTPS (payments.md 5). The sandbox differs only in address
 * and keys.
 */
export const stripeProvider: PaymentProvider = {
  name: 'stripe',
  label: 'Stripe',
  channel: 'redirect',
  currencies: MIN_CHARGES,
  noticeLimit: MAX_NOTICE_BYTES,
  noticeHeaders: [SIGNATURE],

  async begin(payment) {
    const { id, url } = await callStripe(
      (api) =>
        api.checkout.sessions.create(checkoutSessionParams(payment, new Date()), {
          idempotencyKey: sessionIdempotencyKey(payment),
        }),
      () => false,
    );
    // The browser is sent to this address, so refuse anything but http(s), such as a javascript:
    // URL.
    if (!url || !/^https?:\/\//.test(url))
      throw unavailableError('provider', new Error('a session without a page'));
    return { method: 'get', url, fields: {}, handle: id };
  },

  receive({ rawBody, headers, receivedAt }) {
    const secrets = settings().STRIPE_WEBHOOK_SECRETS;
    if (!isSigned(rawBody, headers.get(SIGNATURE) ?? '', secrets, receivedAt))
      throw new AppError('unauthenticated', messageFor('payments.refusals.signature'));
    return readStripeNotice(rawBody);
  },

  async poll({ reference, handle }) {
    if (!handle) return unknownPayment(reference); // nobody was sent to a page with this reference
    const session = await orNull(() =>
      callStripe(
        (api) =>
          api.checkout.sessions.retrieve(handle, { expand: ['payment_intent.latest_charge'] }),
        isMissing,
      ),
    );
    return session ? readSession(session, isLive()) : unknownPayment(reference);
  },

  async referenceOf(providerTxnId) {
    const intent = await orNull(() =>
      callStripe((api) => api.paymentIntents.retrieve(providerTxnId), isMissing),
    );
    return intent && referenceIn(intent.metadata);
  },

  refunds: stripeRefunds,
};

const isMissing = (error: InstanceType<typeof Stripe.errors.StripeError>) =>
  error.statusCode === 404 && error.code === 'resource_missing';

/** Null for objects that Stripe does not know. */
async function orNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return null;
    throw error;
  }
}
