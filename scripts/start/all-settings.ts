import { providerSettings } from '@/lib/payments/providers/registry';
import { backupSettings, nightlySettings } from '@/lib/platform/backup/settings';
import { siteSettings } from '@/lib/platform/env-schema';

/** The name of every setting, the payment providers' among them. */
export const settingNames = [
  siteSettings,
  backupSettings,
  nightlySettings,
  ...providerSettings(),
].flatMap(({ schema }) => Object.keys(schema.shape));
