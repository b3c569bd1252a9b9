import { z } from 'zod';
import { nonEmptyText, origin } from '../../../platform/settings-part.ts';
import type { ProviderSetup } from '../provider-setup';

export const oakpaySettings = {
  schema: z.object({ OAKPAY_SECRET: nonEmptyText, OAKPAY_BASE_URL: origin }),
  faultsBetween: () => [],
};

export const oakpaySetup: ProviderSetup = {
  settings: oakpaySettings,
  pageSources: () => ({ frame: ['https://popup.oakpay.example'] }),
  sandbox: {
    secret: { name: 'oakpaySecret', make: () => 'acorn' },
    settings: (_given, sandboxUrl, secret) => ({
      OAKPAY_SECRET: secret,
      OAKPAY_BASE_URL: sandboxUrl,
    }),
  },
};
