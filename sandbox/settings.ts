import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

/** The keys default to well-known test values, so that the sandbox also runs alone. */
const environment = z
  .object({
    SANDBOX_PORT: port.default(4700),
    SANDBOX_SMTP_PORT: port.default(0),
    SANDBOX_DIR: z.string().min(1).optional(),
    APP_URL: origin.default('http://localhost:3000'),
    PAYSTACK_SECRET_KEY: z.string().min(1).default('sk_test_sandbox'),
    PAYSTACK_PUBLIC_KEY: z.string().min(1).default('pk_test_sandbox'),
    // PayFast's public sandbox merchant (payments.md 2.1).
    PAYFAST_MERCHANT_ID: z.string().min(1).default('10000100'),
    PAYFAST_MERCHANT_KEY: z.string().min(1).default('46f0cd694581a'),
    PAYFAST_PASSPHRASE: z.string().default('jt7NOE43FZPn'),
  })
  .transform((env) => ({
    port: env.SANDBOX_PORT,
    smtpPort: env.SANDBOX_SMTP_PORT,
    directory: env.SANDBOX_DIR,
    appUrl: env.APP_URL,
    paystack: { secretKey: env.PAYSTACK_SECRET_KEY, publicKey: env.PAYSTACK_PUBLIC_KEY },
    payfast: {
      merchantId: env.PAYFAST_MERCHANT_ID,
      merchantKey: env.PAYFAST_MERCHANT_KEY,
      passphrase: env.PAYFAST_PASSPHRASE,
    },
    retryDelaysMs: RETRY_DELAYS_MS,
  }));

/** The providers retry for hours or days (payments.md 1.4, 2.4). Shortened here to a minute in all. */
const RETRY_DELAYS_MS: readonly number[] = [1_000, 4_000, 10_000, 20_000, 25_000];

/** A `ProviderSimulation` reads its keys from `rawVariables`, which has every variable. */
export type Settings = z.infer<typeof environment> & {
  rawVariables: Record<string, string | undefined>;
};

/** Parses the sandbox's settings. An empty variable counts as unset. */
export function parseSettings(env: Record<string, string | undefined>): Settings {
  const nonEmpty = Object.entries(env).filter(([, value]) => value !== '');
  const variables = Object.fromEntries(nonEmpty);
  return { ...environment.parse(variables), rawVariables: variables };
}
