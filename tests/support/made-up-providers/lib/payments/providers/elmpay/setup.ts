import { z } from 'zod';
import { nonEmptyText, origin } from '../../../platform/settings-part.ts';
import type { ProviderSetup } from '../provider-setup';

export const elmpaySettings = {
  schema: z.object({ ELMPAY_SECRET: nonEmptyText, ELMPAY_BASE_URL: origin }),
  faultsBetween: () => [],
};

export const elmpaySetup: ProviderSetup = {
  settings: elmpaySettings,
  pageSources: () => ({ formAction: ['https://page.elmpay.example'] }),
  sandbox: {
    secret: { name: 'elmpaySecret', make: () => 'bark' },
    settings: (_given, sandboxUrl, secret) => ({
      ELMPAY_SECRET: secret,
      ELMPAY_BASE_URL: sandboxUrl,
    }),
  },
};
