import { z } from 'zod';

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

const settings = z.object({
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
  MAIL_FROM: text,
  RESEND_API_KEY: text.optional(),
  RESEND_BASE_URL: optionalUrl,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PAYSTACK_SECRET_KEY: text,
  PAYSTACK_PUBLIC_KEY: text,
  PAYSTACK_API_BASE: origin.default('https://api.paystack.co'),
  PAYSTACK_POPUP_URL: optionalUrl,
  USD_ZAR_RATE: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,6})?$/, 'must be a decimal number such as 18.50')
    .refine((value) => Number(value) > 0, 'must be above zero'),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** Every setting of the product, with the rules between them (house style 42). */
export const envSchema = settings.superRefine((env, context) => {
  const fault = (name: keyof typeof env, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (!env.S3_BUCKET && !env.MEDIA_DIR) fault('S3_BUCKET', 'is missing (or set MEDIA_DIR)');
  if (env.S3_BUCKET && !env.S3_ACCESS_KEY_ID) fault('S3_ACCESS_KEY_ID', 'is missing');
  if (env.S3_BUCKET && !env.S3_SECRET_ACCESS_KEY) fault('S3_SECRET_ACCESS_KEY', 'is missing');
  if (!env.RESEND_API_KEY && !env.SMTP_URL) fault('SMTP_URL', 'is missing (or set RESEND_API_KEY)');
  if (env.PERENNIAL_EMBEDDED !== 'never') return;
  // A live site speaks to the real providers only: nothing may point its money elsewhere.
  if (env.PAYSTACK_POPUP_URL) fault('PAYSTACK_POPUP_URL', 'belongs to the sandbox only');
  if (env.PAYSTACK_API_BASE !== 'https://api.paystack.co')
    fault('PAYSTACK_API_BASE', 'belongs to the sandbox only');
});

export type Env = z.infer<typeof envSchema>;

/** The name of every setting, for `.env.example` and the README's table. */
export const settingNames = Object.keys(settings.shape) as (keyof Env)[]; // keys() forgets them
