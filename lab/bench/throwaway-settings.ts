import { randomBytes } from 'node:crypto';
import { providerSandboxes } from '@/lib/payments/providers/registry';

/** Every required setting, for a site with a throwaway database: no mail or payment leaves this machine. */
export function throwawaySettings(
  databaseUrl: string,
  mediaFolder: string,
): Record<string, string> {
  return {
    SITE_URL: 'http://localhost:3000',
    DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
    FIELD_ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    MEDIA_DIR: mediaFolder,
    MAIL_FROM: 'Perennial <hello@perennial.example>',
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...providerSettingsFor('http://127.0.0.1:1'),
    USD_ZAR_RATE: '18.50',
  };
}

/** The settings of all payment providers, as for a sandbox at this address. */
function providerSettingsFor(url: string): Record<string, string> {
  const providerSettings = providerSandboxes().map(({ secret, settings }) =>
    settings({}, url, secret.make()),
  );
  return Object.assign({}, ...providerSettings);
}
