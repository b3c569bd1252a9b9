import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Safe values for every setting without a default. None of them points outside this machine. */
export const testEnv = (own: {
  databaseUrl: string;
  mediaDir: string;
}): Record<string, string> => ({
  NODE_ENV: 'test',
  PERENNIAL_EMBEDDED: 'auto',
  SITE_URL: 'http://localhost:3000',
  DATABASE_URL: own.databaseUrl,
  DATABASE_POOL: '5',
  NEXTAUTH_SECRET: 'a secret for tests only, long enough to pass',
  FIELD_ENCRYPTION_KEYS: `t1:${Buffer.alloc(32, 7).toString('base64')}`,
  MEDIA_DIR: own.mediaDir,
  MAIL_FROM: 'Perennial <hello@perennial.example>',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PAYSTACK_SECRET_KEY: 'sk_test_perennial',
  PAYSTACK_PUBLIC_KEY: 'pk_test_perennial',
  PAYSTACK_API_BASE: 'http://127.0.0.1:1',
  PAYFAST_MERCHANT_ID: '10000100',
  PAYFAST_MERCHANT_KEY: '46f0cd694581a',
  PAYFAST_PASSPHRASE: 'garden',
  PAYFAST_BASE_URL: 'http://127.0.0.1:1',
  STRIPE_SECRET_KEY: 'sk_test_perennial',
  STRIPE_WEBHOOK_SECRETS: 'whsec_perennial',
  STRIPE_API_BASE: 'http://127.0.0.1:1',
  USD_ZAR_RATE: '18.50',
  LOG_LEVEL: 'silent',
});

/**
 * Replaces the environment of the person who runs the tests. Media and temporary files of a test file are below
 * `folder`, so no other test file and no other run sees them.
 */
export function applyTestEnv({ databaseUrl, folder }: { databaseUrl: string; folder: string }) {
  const mediaDir = path.join(folder, 'media');
  const temporary = path.join(folder, 'tmp');
  for (const each of [mediaDir, temporary]) mkdirSync(each, { recursive: true });
  // root runs PostgreSQL as the account postgres, which must be able to enter these folders.
  for (const each of [folder, temporary]) chmodSync(each, 0o755);
  for (const name of OPERATOR_SETTINGS) delete process.env[name];
  Object.assign(process.env, testEnv({ databaseUrl, mediaDir }), { TMPDIR: temporary });
}

const OPERATOR_SETTINGS = [
  'PORT',
  'DATABASE_READ_URL',
  'DATABASE_READ_LAG_SECONDS',
  'LANGUAGES',
  'SECOND_CALENDAR',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_FORCE_PATH_STYLE',
  'MEDIA_PUBLIC_URL',
  'CDN_PURGE_URL',
  'CDN_PURGE_HEADER',
  'CDN_PURGE_BODY',
  'RESEND_API_KEY',
  'RESEND_BASE_URL',
  'PAYSTACK_POPUP_URL',
  'OPERATOR_NAME',
  'CONTACT_EMAIL',
  'SOCIAL_INSTAGRAM_URL',
  'SOCIAL_FACEBOOK_URL',
  'SOCIAL_X_URL',
  'PAYFAST_ENFORCE_IP',
  'ANSWER_CACHE_MB',
  'PAGE_CACHE_MB',
  'WEB_PROCESSES',
  'RUN_JOBS',
  'BIND',
  'DRAIN_GRACE_S',
  'ASSETS_DIR',
  'TRUSTED_PROXIES',
  'PERENNIAL_DATA_DIR',
  'PERENNIAL_SETTINGS',
  'METRICS_PORT',
  'METRICS_BIND',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'ALERT_EMAIL',
  ...'TO AT KEEP PASSPHRASE RECIPIENT'.split(' ').map((name) => `BACKUP_${name}`),
  ...'ENDPOINT REGION ACCESS_KEY_ID SECRET_ACCESS_KEY FORCE_PATH_STYLE'
    .split(' ')
    .map((name) => `BACKUP_S3_${name}`),
  'ALERT_WEBHOOK_URL',
  'WEBHOOK_TEST_TARGET',
];
