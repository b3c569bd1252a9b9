import { providerSettings } from '@/lib/payments/providers/registry';
import { backupSettings, nightlySettings } from '@/lib/platform/backup/settings';
import { envSettings } from '@/lib/platform/env-schema';

/** The names of all settings, including the payment providers'. */
export const settingNames = [
  envSettings,
  backupSettings,
  nightlySettings,
  ...providerSettings(),
].flatMap(({ schema }) => Object.keys(schema.shape));
