import { randomBytes } from 'node:crypto';
import path from 'node:path';

/** What is made once and kept, because sealed data and sessions depend on it. */
export type Secrets = {
  NEXTAUTH_SECRET: string;
  FIELD_ENCRYPTION_KEYS: string;
  postgresPassword: string;
  paystackSecretKey: string;
  payfastPassphrase: string;
};

/** Where the embedded services will answer. Before they run: any address of the right form. */
export type Addresses = {
  databaseUrl: string;
  sandboxUrl: string;
  smtpUrl: string;
  siteUrl: string;
};

export type Plan = {
  /** Which embedded services stand in for what is not configured. */
  starts: { postgres: boolean; mail: boolean; payments: boolean; hostedPayments: boolean };
  /** Every setting: what was given, and what is filled in for the rest. */
  settings: NodeJS.ProcessEnv;
};

export const newSecrets = (): Secrets => ({
  NEXTAUTH_SECRET: randomBytes(32).toString('base64'),
  FIELD_ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  postgresPassword: randomBytes(18).toString('hex'),
  paystackSecretKey: `sk_test_${randomBytes(20).toString('hex')}`,
  payfastPassphrase: randomBytes(20).toString('hex'),
});

/**
 * Decides what is embedded and what is configured (architecture.md, "Local stack and real stack").
 * Pure. With PERENNIAL_EMBEDDED=never nothing is filled in, so that what is missing is refused.
 */
export function planSettings(raw: NodeJS.ProcessEnv, secrets: Secrets, at: Addresses): Plan {
  const given = { ...raw };
  for (const [name, value] of Object.entries(given)) if (value === '') delete given[name];
  if (given.PERENNIAL_EMBEDDED === 'never') return { starts: NOTHING, settings: given };
  const starts = {
    postgres: !given.DATABASE_URL,
    mail: !given.RESEND_API_KEY && !given.SMTP_URL,
    payments: !given.PAYSTACK_SECRET_KEY && !given.PAYSTACK_PUBLIC_KEY,
    hostedPayments: !PAYFAST.some((name) => given[name]),
  };
  const filled = {
    SITE_URL: at.siteUrl,
    NEXTAUTH_SECRET: secrets.NEXTAUTH_SECRET,
    FIELD_ENCRYPTION_KEYS: secrets.FIELD_ENCRYPTION_KEYS,
    MAIL_FROM: 'Perennial <hello@perennial.example>',
    USD_ZAR_RATE: '18.50',
    ...(starts.postgres && { DATABASE_URL: at.databaseUrl }),
    ...(!given.S3_BUCKET && { MEDIA_DIR: path.join(dataDir(given), 'media') }),
    ...(starts.mail && { SMTP_URL: at.smtpUrl }),
    ...(starts.payments && {
      PAYSTACK_SECRET_KEY: secrets.paystackSecretKey,
      PAYSTACK_PUBLIC_KEY: 'pk_test_perennial',
      PAYSTACK_API_BASE: at.sandboxUrl,
      PAYSTACK_POPUP_URL: `${at.sandboxUrl}/popup?precheckout=true`,
    }),
    ...(starts.hostedPayments && {
      PAYFAST_MERCHANT_ID: '10000100',
      PAYFAST_MERCHANT_KEY: '46f0cd694581a',
      PAYFAST_PASSPHRASE: secrets.payfastPassphrase,
      PAYFAST_BASE_URL: at.sandboxUrl,
    }),
  };
  return { starts, settings: { ...filled, ...given } };
}

const NOTHING = { postgres: false, mail: false, payments: false, hostedPayments: false };
const PAYFAST = ['PAYFAST_MERCHANT_ID', 'PAYFAST_MERCHANT_KEY', 'PAYFAST_PASSPHRASE'];

/** The folder where everything lives, as a full path. */
export const dataDir = (given: NodeJS.ProcessEnv) =>
  path.resolve(given.PERENNIAL_DATA_DIR || '.data');
