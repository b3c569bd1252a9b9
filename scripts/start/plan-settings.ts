import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { providerSandboxes } from '@/lib/payments/providers/registry';

/** Secrets that are generated once and stored, because encrypted data and sessions depend on them. */
export type Secrets = {
  NEXTAUTH_SECRET: string;
  FIELD_ENCRYPTION_KEYS: string;
  postgresPassword: string;
  /** Empty if it is not stored. */
  BACKUP_PASSPHRASE: string;
  /** One for each payment provider that the sandbox simulates. */
  [ofProvider: string]: string;
};

/** The addresses of the embedded services. Before the services run, any valid addresses. */
export type Addresses = {
  databaseUrl: string;
  sandboxUrl: string;
  smtpUrl: string;
  siteUrl: string;
};

export type SettingsPlan = {
  /** Which embedded services replace what is not configured; `payments` names the providers. */
  starts: { postgres: boolean; mail: boolean; payments: string[] };
  /** All settings, both configured and filled in. */
  settings: NodeJS.ProcessEnv;
};

export const newSecrets = (): Secrets => ({
  NEXTAUTH_SECRET: randomBytes(32).toString('base64'),
  FIELD_ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  postgresPassword: randomBytes(18).toString('hex'),
  BACKUP_PASSPHRASE: randomBytes(24).toString('base64'),
  ...Object.fromEntries(providerSandboxes().map(({ secret }) => [secret.name, secret.make()])),
});

/**
 * Decides which services are embedded (architecture.md, "Local stack and real stack"). Pure. With
 * PERENNIAL_EMBEDDED=never it fills in nothing, so that missing settings are refused.
 */
export function planSettings(
  raw: NodeJS.ProcessEnv,
  secrets: Secrets,
  addresses: Addresses,
): SettingsPlan {
  const environment = { ...raw };
  for (const [name, value] of Object.entries(environment))
    if (value === '') delete environment[name];
  if (environment.PERENNIAL_EMBEDDED === 'never')
    return { starts: NO_SERVICES, settings: environment };
  const simulatedProviders = providerSandboxes().flatMap(({ name, secret, settings }) => {
    const providerSettings = settings(
      environment,
      addresses.sandboxUrl,
      secrets[secret.name] ?? '',
    );
    return providerSettings ? [{ name, settings: providerSettings }] : [];
  });
  const starts = {
    postgres: !environment.DATABASE_URL,
    mail: !environment.RESEND_API_KEY && !environment.SMTP_URL,
    payments: simulatedProviders.map(({ name }) => name),
  };
  const defaults = {
    SITE_URL: addresses.siteUrl,
    NEXTAUTH_SECRET: secrets.NEXTAUTH_SECRET,
    FIELD_ENCRYPTION_KEYS: secrets.FIELD_ENCRYPTION_KEYS,
    MAIL_FROM: 'Perennial <hello@perennial.example>',
    USD_ZAR_RATE: '18.50',
    ...(!environment.BACKUP_RECIPIENT &&
      secrets.BACKUP_PASSPHRASE !== '' && { BACKUP_PASSPHRASE: secrets.BACKUP_PASSPHRASE }),
    ...(starts.postgres && { DATABASE_URL: addresses.databaseUrl }),
    ...(!environment.S3_BUCKET && { MEDIA_DIR: path.join(dataDir(environment), 'media') }),
    ...(starts.mail && { SMTP_URL: addresses.smtpUrl }),
    ...Object.assign({}, ...simulatedProviders.map(({ settings }) => settings)),
  };
  return { starts, settings: { ...defaults, ...environment } };
}

const NO_SERVICES = { postgres: false, mail: false, payments: [] };

/** The data folder as a full path. */
export const dataDir = (environment: NodeJS.ProcessEnv) =>
  path.resolve(environment.PERENNIAL_DATA_DIR || '.data');
