import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { RawSettings, SettingIssue } from '@/lib/platform/settings-part';
import { originOf } from '../../../platform/csp/policy.ts';
import { flag, nonEmptyText, origin } from '../../../platform/settings-part.ts';
import type { ProviderSetup } from '../provider-setup';

const LIVE = 'https://www.payfast.co.za';
/** PayFast's own sandbox: its real software, without money. */
const SANDBOX = 'https://sandbox.payfast.co.za';
/**
 * All of PayFast's hosts: form-action also applies to redirects after the form is sent (payments.md
 * 2.1).
 */
const HOSTS = [LIVE, SANDBOX, 'https://payment.payfast.io'];

/**
 * PayFast's own software encodes other characters in two different ways, so signatures would not
 * match (payments.md 2.3).
 */
const passphrase = z
  .string()
  .regex(/^[A-Za-z0-9._-]+$/, 'must contain only letters, digits, hyphens, dots and underscores');

/** PayFast is on only if all of these are set. */
const KEYS = ['PAYFAST_MERCHANT_ID', 'PAYFAST_MERCHANT_KEY', 'PAYFAST_PASSPHRASE'];

export const payfastSettings = {
  usedWith: KEYS,
  schema: z.object({
    PAYFAST_MERCHANT_ID: nonEmptyText,
    PAYFAST_MERCHANT_KEY: nonEmptyText,
    PAYFAST_PASSPHRASE: passphrase,
    PAYFAST_BASE_URL: origin.default(LIVE),
    PAYFAST_ENFORCE_IP: flag.default(false),
  }),
  faultsBetween(given: RawSettings): SettingIssue[] {
    const base = given.PAYFAST_BASE_URL;
    if (given.PERENNIAL_EMBEDDED !== 'never' || !base || [LIVE, SANDBOX].includes(base)) return [];
    // A live site may use the real provider only, so that no setting can redirect its money.
    return [{ name: 'PAYFAST_BASE_URL', message: 'is only for the sandbox' }];
  },
};

export const payfastSetup: ProviderSetup = {
  settings: payfastSettings,

  pageSources({ PAYFAST_BASE_URL }) {
    const base = originOf(PAYFAST_BASE_URL);
    return { formAction: [...HOSTS, ...(base && !HOSTS.includes(base) ? [base] : [])] };
  },

  sandbox: {
    secret: { name: 'payfastPassphrase', make: () => randomBytes(20).toString('hex') },
    settings: (given, sandboxUrl, secret) =>
      KEYS.some((name) => given[name])
        ? null
        : {
            PAYFAST_MERCHANT_ID: '10000100',
            PAYFAST_MERCHANT_KEY: '46f0cd694581a',
            PAYFAST_PASSPHRASE: secret,
            PAYFAST_BASE_URL: sandboxUrl,
          },
  },
};
