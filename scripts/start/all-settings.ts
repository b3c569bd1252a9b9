import { providerSettings } from '@/lib/payments/providers/registry';
import { siteSettings } from '@/lib/platform/env-schema';

/** The name of every setting, the payment providers' among them. */
export const settingNames = [siteSettings, ...providerSettings()].flatMap(({ schema }) =>
  Object.keys(schema.shape),
);
