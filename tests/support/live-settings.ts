import { settingNames } from '@/scripts/start/setting-names';

/**
 * This test's settings for a live site, without Node's own variables. The addresses of the payment providers' sandbox
 * are left out: a live site refuses them, and these tests pay nothing.
 */
export const liveSettings = (): Record<string, string | undefined> => ({
  ...Object.fromEntries(settingNames.map((name) => [name, process.env[name]])),
  NODE_ENV: 'production',
  PERENNIAL_EMBEDDED: 'never',
  PAYSTACK_API_BASE: undefined,
  PAYFAST_BASE_URL: undefined,
  STRIPE_API_BASE: undefined,
  WEB_PROCESSES: '1',
});
