import { z } from 'zod';
import { findPurgeSettingIssues } from './cache/purge-settings';
import { isEmailAddress, senderAddress, withAsciiDomain, withAsciiSender } from './email-address';
import { SECOND_CALENDARS } from './language/calendar-rules';
import { ALL_LANGUAGES, DEFAULT_LANGUAGE, LANGUAGES } from './language/languages';
import {
  flag,
  nonEmptyText,
  optionalUrl,
  origin,
  type RawSettings,
  type SettingIssue,
} from './settings-part';
import { isVisibleName } from './text-schema';

/** Keys as `id:base64`, separated by commas. The first one encrypts, all of them decrypt. */
const sealingKeys = z
  .string()
  .regex(
    /^[a-z0-9]+:[A-Za-z0-9+/]{43}=(,[a-z0-9]+:[A-Za-z0-9+/]{43}=)*$/,
    'must be id:key with a base64 key of 32 bytes, several separated by commas',
  );

/** Language prefixes, separated by commas. English is always added as the first. */
const languages = z
  .string()
  .default(Object.keys(LANGUAGES).join())
  .transform((list) => [
    ...new Set([DEFAULT_LANGUAGE, ...list.split(',').map((each) => each.trim())]),
  ])
  .pipe(z.array(z.enum(ALL_LANGUAGES, `must be one or more of ${Object.keys(LANGUAGES).join()}`)));

/** Webhooks may go over plain http only to a port of this machine. */
const ON_THIS_MACHINE = /^http:\/\/127\.0\.0\.1:[1-9]\d{1,4}$/;

const oneEmailAddress = z
  .string()
  .transform(withAsciiDomain)
  .refine(isEmailAddress, 'must be one e-mail address');

/** The settings of the site; payment providers declare theirs in their own folders. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PERENNIAL_EMBEDDED: z.enum(['auto', 'never']).default('auto'),
  PERENNIAL_DATA_DIR: nonEmptyText.default('.data'),
  PERENNIAL_SETTINGS: nonEmptyText.optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  BIND: z.union([z.ipv4(), z.ipv6()], 'must be an IP address such as 127.0.0.1').optional(),
  DRAIN_GRACE_S: z.coerce.number().int().min(0).max(120).default(0),
  SITE_URL: origin,
  LANGUAGES: languages,
  SECOND_CALENDAR: z.enum(SECOND_CALENDARS, `must be one of ${SECOND_CALENDARS.join()}`).optional(),
  HSTS_INCLUDE_SUBDOMAINS: flag.default(false),
  HSTS_PRELOAD: flag.default(false),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_READ_LAG_SECONDS: z.coerce.number().int().min(1).max(3_600).default(10),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  NEXTAUTH_SECRET: z.string().min(32, 'must have at least 32 characters'),
  FIELD_ENCRYPTION_KEYS: sealingKeys,
  MEDIA_DIR: nonEmptyText.optional(),
  S3_BUCKET: nonEmptyText.optional(),
  S3_ENDPOINT: optionalUrl,
  S3_REGION: nonEmptyText.default('us-east-1'),
  S3_ACCESS_KEY_ID: nonEmptyText.optional(),
  S3_SECRET_ACCESS_KEY: nonEmptyText.optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  MEDIA_PUBLIC_URL: origin.optional(),
  CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+: ?[\x21-\x7e][\x20-\x7e]*$/, 'must be one header, as Name: value')
    .optional(),
  CDN_PURGE_BODY: nonEmptyText.optional(),
  ASSETS_DIR: nonEmptyText.optional(),
  FFMPEG_PATH: nonEmptyText.default('ffmpeg'),
  MAIL_FROM: nonEmptyText.transform(withAsciiSender),
  OPERATOR_NAME: nonEmptyText.refine(isVisibleName, 'must have something to see').optional(),
  CONTACT_EMAIL: oneEmailAddress.optional(),
  RESEND_API_KEY: nonEmptyText.optional(),
  RESEND_BASE_URL: optionalUrl,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  USD_ZAR_RATE: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,6})?$/, 'must be a decimal number such as 18.50')
    .refine((value) => Number(value) > 0, 'must be above zero')
    .optional(),
  USD_ZAR_RATE_DATE: z.iso.date('must be a day such as 2026-11-21').optional(),
  USD_ZAR_RATE_DAYS: z.coerce.number().int().min(1).max(366).default(31),
  OWNER_SILENCE_MONTHS: z.coerce.number().int().min(12).max(60).default(24),
  SOCIAL_INSTAGRAM_URL: optionalUrl,
  SOCIAL_FACEBOOK_URL: optionalUrl,
  SOCIAL_X_URL: optionalUrl,
  ANSWER_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(24),
  WEB_PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
  RUN_JOBS: flag.default(true),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_BIND: z
    .union([z.ipv4(), z.ipv6()], 'must be an IP address such as 127.0.0.1')
    .default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, none of them a space')
    .optional(),
  ALERT_EMAIL: oneEmailAddress.optional(),
  ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  WEBHOOK_TEST_TARGET: z
    .string()
    .regex(ON_THIS_MACHINE, 'must be a port of this machine, as http://127.0.0.1:4100')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

const LOOPBACK = /^(127\.[\d.]+|::1)$/;

function findCombinationIssues(given: RawSettings): SettingIssue[] {
  const faults: SettingIssue[] = [];
  const fault = (name: string, message: string) => faults.push({ name, message });
  if (!given.S3_BUCKET && !given.MEDIA_DIR) fault('S3_BUCKET', 'is missing (or set MEDIA_DIR)');
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    if (given.S3_BUCKET && !given[name]) fault(name, 'is missing');
  if (given.MEDIA_PUBLIC_URL && !given.S3_BUCKET) fault('MEDIA_PUBLIC_URL', 'needs S3_BUCKET');
  faults.push(...findPurgeSettingIssues(given));
  if (!given.RESEND_API_KEY && !given.SMTP_URL)
    fault('SMTP_URL', 'is missing (or set RESEND_API_KEY)');
  // Without CONTACT_EMAIL, messages from the contact page go to the address in MAIL_FROM, so it must be a full one.
  if (!given.CONTACT_EMAIL && given.MAIL_FROM && !isEmailAddress(senderAddress(given.MAIL_FROM)))
    fault('CONTACT_EMAIL', 'is missing (MAIL_FROM has no full address to send messages to)');
  if (given.METRICS_PORT && given.METRICS_PORT === (given.PORT ?? '3000'))
    fault('METRICS_PORT', 'must not be PORT, which everybody can reach');
  // Metrics reveal business figures, such as the amount owed in refunds.
  if (given.METRICS_BIND && !LOOPBACK.test(given.METRICS_BIND) && !given.METRICS_TOKEN)
    fault('METRICS_TOKEN', 'is missing (METRICS_BIND opens the metrics to a network)');
  if (given.WEBHOOK_TEST_TARGET && given.PERENNIAL_EMBEDDED === 'never')
    fault('WEBHOOK_TEST_TARGET', 'is only for trying things out, not for a live site');
  // The HSTS preload list accepts whole domains only.
  if (given.HSTS_PRELOAD === 'true' && given.HSTS_INCLUDE_SUBDOMAINS !== 'true')
    fault('HSTS_PRELOAD', 'needs HSTS_INCLUDE_SUBDOMAINS=true');
  return faults;
}

export const envSettings = { schema, faultsBetween: findCombinationIssues };

export type Env = z.output<typeof schema>;
