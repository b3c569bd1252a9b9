import { POST as saveDraft } from '@/app/api/memorials/drafts/route';
import { POST as openHosted } from '@/app/api/payments/create-payfast-payment/route';
import { POST as openMemorial } from '@/app/api/payments/initiate-memorial-order/route';
import { POST as openFlowers } from '@/app/api/payments/initiate-paystack-order/route';
import { POST as openLinked } from '@/app/api/payments/initiate-stripe-order/route';
import { POST as verify } from '@/app/api/payments/verify-paystack/route';
import { POST as payfastNotice } from '@/app/api/payments/webhook/payfast/route';
import { POST as paystackNotice } from '@/app/api/payments/webhook/paystack/route';
import { POST as stripeNotice } from '@/app/api/payments/webhook/stripe/route';

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

/** The routes that buyers and providers call, all of them with POST. */
export const ROUTES: Record<string, Handler> = {
  '/api/memorials/drafts': saveDraft,
  '/api/payments/initiate-memorial-order': openMemorial,
  '/api/payments/initiate-paystack-order': openFlowers,
  '/api/payments/create-payfast-payment': openHosted,
  '/api/payments/initiate-stripe-order': openLinked,
  '/api/payments/verify-paystack': verify,
  '/api/payments/webhook/paystack': paystackNotice,
  '/api/payments/webhook/payfast': payfastNotice,
  '/api/payments/webhook/stripe': stripeNotice,
};
