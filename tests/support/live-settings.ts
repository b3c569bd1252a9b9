import { settingNames } from '@/scripts/start/all-settings';

/**
 * The settings of this test for a live site over its services, without Node's own variables: a live site refuses the
 * addresses of the payment providers' sandbox, and nobody pays there.
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
