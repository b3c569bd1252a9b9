import { z } from 'zod';
import { Records } from '../records';
import type { SandboxState } from '../sandbox-state';
import { type StripeRefund, stripeRefundSchema } from './stripe-refund';
import { type StripeSession, sessionSchema } from './stripe-session';

/** The keys default to well-known test values, so that the sandbox also runs alone. */
const keysSchema = z
  .object({
    STRIPE_SECRET_KEY: z.string().default('sk_test_sandbox'),
    STRIPE_WEBHOOK_SECRETS: z.string().default('whsec_sandbox'),
  })
  .transform((variables) => ({
    secretKey: variables.STRIPE_SECRET_KEY,
    /** Notices are signed with the first one. */
    webhookSecrets: variables.STRIPE_WEBHOOK_SECRETS.split(','),
  }));

/** The sandbox's state with Stripe's own. */
export type StripeState = SandboxState & {
  keys: z.output<typeof keysSchema>;
  sessions: Records<StripeSession>;
  stripeRefunds: Records<StripeRefund>;
};

export const createStripeState = (state: SandboxState): StripeState => ({
  ...state,
  keys: keysSchema.parse(state.settings.rawVariables),
  sessions: new Records(sessionSchema, state.folder('stripe-sessions')),
  stripeRefunds: new Records(stripeRefundSchema, state.folder('stripe-refunds')),
});
