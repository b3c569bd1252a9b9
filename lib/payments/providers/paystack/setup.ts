import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { RawSettings, SettingIssue } from '@/lib/platform/settings-part';
import { originOf } from '../../../platform/csp/policy.ts';
import { nonEmptyText, optionalUrl, origin } from '../../../platform/settings-part.ts';
import type { ProviderSetup } from '../provider-setup';

const API = 'https://api.paystack.co';
const CHECKOUT = 'https://checkout.paystack.com';
/**
 * The hash of the style that @paystack/inline-js 2.25.0 writes into its loading frame, which
 * inherits our policy.
 */
const LOADER_STYLE = "'sha256-56e7EfkeGORJUMtXdS4A+2LZFuyRDypLbssVftifpJg='";

/** Paystack is on only if all of these are set. */
const KEYS = ['PAYSTACK_SECRET_KEY', 'PAYSTACK_PUBLIC_KEY'];

export const paystackSettings = {
  usedWith: KEYS,
  schema: z.object({
    PAYSTACK_SECRET_KEY: nonEmptyText,
    PAYSTACK_PUBLIC_KEY: nonEmptyText,
    PAYSTACK_API_BASE: origin.default(API),
    PAYSTACK_POPUP_URL: optionalUrl,
  }),
  faultsBetween(given: RawSettings): SettingIssue[] {
    if (given.PERENNIAL_EMBEDDED !== 'never') return [];
    // A live site may use the real provider only, so that no setting can redirect its money.
    const message = 'is only for the sandbox';
    const base = given.PAYSTACK_API_BASE;
    return [
      ...(given.PAYSTACK_POPUP_URL ? [{ name: 'PAYSTACK_POPUP_URL', message }] : []),
      ...(base && base !== API ? [{ name: 'PAYSTACK_API_BASE', message }] : []),
    ];
  },
};

export const paystackSetup: ProviderSetup = {
  settings: paystackSettings,

  pageSources({ PAYSTACK_POPUP_URL }) {
    const sandbox = originOf(PAYSTACK_POPUP_URL);
    return {
      style: [LOADER_STYLE],
      frame: [CHECKOUT, ...(sandbox ? [sandbox] : [])],
      payment: [CHECKOUT],
    };
  },

  sandbox: {
    secret: {
      name: 'paystackSecretKey',
      make: () => `sk_test_${randomBytes(20).toString('hex')}`,
    },
    settings: (given, sandboxUrl, secret) =>
      KEYS.some((name) => given[name])
        ? null
        : {
            PAYSTACK_SECRET_KEY: secret,
            PAYSTACK_PUBLIC_KEY: 'pk_test_perennial',
            PAYSTACK_API_BASE: sandboxUrl,
            PAYSTACK_POPUP_URL: `${sandboxUrl}/popup?precheckout=true`,
          },
  },
};
