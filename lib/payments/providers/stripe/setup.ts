import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { RawSettings, SettingIssue } from '@/lib/platform/settings-part';
import { origin } from '../../../platform/settings-part.ts';
import type { ProviderSetup } from '../provider-setup';

const API = 'https://api.stripe.com';

/** Stripe is on only if all of these are set. */
const KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS'];

/** A secret key, or a restricted one with the permissions in payments.md 5.1. */
const secretKey = z
  .string()
  .trim()
  .regex(/^[rs]k_(test|live)_\S+$/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_');

/** Several while a secret is being replaced. */
const webhookSecrets = z
  .string()
  .transform((text) => text.split(',').map((secret) => secret.trim()))
  .refine(
    (secrets) => secrets.every((secret) => /^whsec_\S+$/.test(secret)),
    'must be secrets that begin with whsec_, separated by commas',
  );

export const stripeSettings = {
  usedWith: KEYS,
  schema: z.object({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRETS: webhookSecrets,
    STRIPE_API_BASE: origin.default(API),
  }),
  faultsBetween(given: RawSettings): SettingIssue[] {
    const base = given.STRIPE_API_BASE;
    if (given.PERENNIAL_EMBEDDED !== 'never' || !base || base === API) return [];
    // A live site may use the real provider only, so that no setting can redirect its money.
    return [{ name: 'STRIPE_API_BASE', message: 'is only for the sandbox' }];
  },
};

export const stripeSetup: ProviderSetup = {
  settings: stripeSettings,

  // Its page is opened by a link, so our pages load nothing from Stripe.
  pageSources: () => ({}),

  sandbox: {
    secret: { name: 'stripeSecret', make: () => randomBytes(20).toString('hex') },
    settings: (given, sandboxUrl, secret) =>
      KEYS.some((name) => given[name])
        ? null
        : {
            STRIPE_SECRET_KEY: `sk_test_${secret}`,
            STRIPE_WEBHOOK_SECRETS: `whsec_${secret}`,
            STRIPE_API_BASE: sandboxUrl,
          },
  },
};
