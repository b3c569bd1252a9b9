import { z } from 'zod';

const PAYSTACK_API = 'https://api.paystack.co';
const PAYFAST = 'https://www.payfast.co.za';
/** PayFast's own sandbox: real software, no money. */
const PAYFAST_SANDBOX = 'https://sandbox.payfast.co.za';

const text = z.string().trim().min(1);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
const optionalUrl = z.url({ protocol: /^https?$/ }).optional();

/** One key as `id:base64`, several separated by commas; the first seals, all of them open. */
const sealingKeys = z
  .string()
  .regex(
    /^[a-z0-9]+:[A-Za-z0-9+/]{43}=(,[a-z0-9]+:[A-Za-z0-9+/]{43}=)*$/,
    'must be id:key with a base64 key of 32 bytes, several separated by commas',
  );

/** PayFast's own software encodes other signs in two ways, and signatures would not match (integrations 2.3). */
const passphrase = z
  .string()
  .regex(/^[A-Za-z0-9._-]+$/, 'must be of letters, digits, hyphens, dots and underscores only');

/** Every setting of the product by itself; `relationFaults` has the rules between them. */
export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PERENNIAL_EMBEDDED: z.enum(['auto', 'never']).default('auto'),
  PERENNIAL_DATA_DIR: text.default('.data'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  SITE_URL: origin,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  NEXTAUTH_SECRET: z.string().min(32, 'must have at least 32 characters'),
  FIELD_ENCRYPTION_KEYS: sealingKeys,
  MEDIA_DIR: text.optional(),
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: optionalUrl,
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  FFMPEG_PATH: text.default('ffmpeg'),
  MAIL_FROM: text,
  CONTACT_EMAIL: z.email().optional(),
  RESEND_API_KEY: text.optional(),
  RESEND_BASE_URL: optionalUrl,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PAYSTACK_SECRET_KEY: text,
  PAYSTACK_PUBLIC_KEY: text,
  PAYSTACK_API_BASE: origin.default(PAYSTACK_API),
  PAYSTACK_POPUP_URL: optionalUrl,
  PAYFAST_MERCHANT_ID: text,
  PAYFAST_MERCHANT_KEY: text,
  PAYFAST_PASSPHRASE: passphrase,
  PAYFAST_BASE_URL: origin.default(PAYFAST),
  PAYFAST_ENFORCE_IP: flag.default(false),
  USD_ZAR_RATE: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,6})?$/, 'must be a decimal number such as 18.50')
    .refine((value) => Number(value) > 0, 'must be above zero'),
  USD_ZAR_RATE_DATE: z.iso.date('must be a day such as 2026-11-21').optional(),
  USD_ZAR_RATE_DAYS: z.coerce.number().int().min(1).max(366).default(31),
  SOCIAL_INSTAGRAM_URL: optionalUrl,
  SOCIAL_FACEBOOK_URL: optionalUrl,
  SOCIAL_X_URL: optionalUrl,
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

type Raw = Partial<Record<string, string>>;
type Fault = { name: string; message: string };

/**
 * What is wrong between settings (house style 42). Takes them as they were given, so that these
 * faults are named together with those of single settings.
 */
export function relationFaults(given: Raw): Fault[] {
  const faults: Fault[] = [];
  const fault = (name: string, message: string) => faults.push({ name, message });
  if (!given.S3_BUCKET && !given.MEDIA_DIR) fault('S3_BUCKET', 'is missing (or set MEDIA_DIR)');
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    if (given.S3_BUCKET && !given[name]) fault(name, 'is missing');
  if (!given.RESEND_API_KEY && !given.SMTP_URL)
    fault('SMTP_URL', 'is missing (or set RESEND_API_KEY)');
  if (given.PERENNIAL_EMBEDDED !== 'never') return faults;
  // A live site speaks to the real providers only: nothing may point its money elsewhere.
  const base = given.PAYSTACK_API_BASE;
  if (given.PAYSTACK_POPUP_URL) fault('PAYSTACK_POPUP_URL', SANDBOX_ONLY);
  if (base && base !== PAYSTACK_API) fault('PAYSTACK_API_BASE', SANDBOX_ONLY);
  const hosted = given.PAYFAST_BASE_URL;
  if (hosted && hosted !== PAYFAST && hosted !== PAYFAST_SANDBOX)
    fault('PAYFAST_BASE_URL', SANDBOX_ONLY);
  return faults;
}

const SANDBOX_ONLY = 'belongs to the sandbox only';

export type Env = z.output<typeof envSchema>;

/** The name of every setting, for `.env.example` and the README's table. */
export const settingNames = Object.keys(envSchema.shape) as (keyof Env)[]; // keys() forgets them
