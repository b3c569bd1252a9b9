import { z } from 'zod';
import { Records } from '../records';
import type { World } from '../world';
import { type StripeRefund, stripeRefundSchema } from './refund';
import { type Session, sessionSchema } from './session';

/** The keys default to well-known test values, so that the sandbox also runs alone. */
const keysSchema = z
  .object({
    STRIPE_SECRET_KEY: z.string().default('sk_test_sandbox'),
    STRIPE_WEBHOOK_SECRETS: z.string().default('whsec_sandbox'),
  })
  .transform((given) => ({
    secretKey: given.STRIPE_SECRET_KEY,
    /** The first secret signs. */
    webhookSecrets: given.STRIPE_WEBHOOK_SECRETS.split(','),
  }));

/** The sandbox's state with Stripe's own. */
export type StripeWorld = World & {
  keys: z.output<typeof keysSchema>;
  sessions: Records<Session>;
  stripeRefunds: Records<StripeRefund>;
};

export const stripeWorld = (world: World): StripeWorld => ({
  ...world,
  keys: keysSchema.parse(world.settings.given),
  sessions: new Records(sessionSchema, world.folder('stripe-sessions')),
  stripeRefunds: new Records(stripeRefundSchema, world.folder('stripe-refunds')),
});
