import path from 'node:path';
import { settingNames } from '@/scripts/start/setting-names';
import type { MadeUpSite } from './made-up-site';

/**
 * The environment in which an operator would run commands for a made-up site. Settings of other sites on this machine
 * are emptied, and so are the addresses of the providers' sandbox, which a live site refuses.
 */
export const liveEnvironment = (
  { settings, folder }: MadeUpSite,
  overrides: Record<string, string> = {},
): NodeJS.ProcessEnv => ({
  ...process.env,
  ...Object.fromEntries(settingNames.map((name) => [name, ''])),
  ...settings,
  PAYSTACK_API_BASE: '',
  PAYSTACK_POPUP_URL: '',
  PAYFAST_BASE_URL: '',
  STRIPE_API_BASE: '',
  NODE_ENV: 'production',
  LANGUAGES: process.env.LANGUAGES ?? '',
  PERENNIAL_EMBEDDED: 'never',
  PERENNIAL_DATA_DIR: path.join(folder, 'data'),
  ...overrides,
});
