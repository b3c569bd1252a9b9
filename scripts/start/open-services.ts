import { readPorts, storePorts } from './data-folder';
import { openEmbeddedDatabase } from './open-database';
import { openSandbox } from './open-sandbox';
import type { Addresses, Secrets, SettingsPlan } from './plan-settings';
import type { StartedParts } from './started-parts';
import { withProgress } from './with-progress';

/**
 * Starts the embedded services in the plan, on the ports of the last start or the next free ones. Returns their
 * addresses.
 */
export async function openServices(
  folder: string,
  { starts, settings }: SettingsPlan,
  placeholders: Addresses,
  secrets: Secrets,
  running: StartedParts,
): Promise<Addresses> {
  const ports = await readPorts(folder);
  const addresses = { ...placeholders };
  if (starts.postgres) {
    const open = () =>
      openEmbeddedDatabase(folder, ports.postgres, secrets.postgresPassword, running);
    const database = await withProgress('PostgreSQL 18', open, ({ port }) => `127.0.0.1:${port}`);
    ports.postgres = database.port;
    addresses.databaseUrl = database.url;
  }
  if (starts.mail || starts.payments.length > 0) {
    const siteUrl = settings.SITE_URL ?? placeholders.siteUrl;
    const open = () =>
      openSandbox({ folder, preferredPort: ports.sandbox, siteUrl, env: settings }, running);
    const sandbox = await withProgress('Mail and payment sandbox', open, ({ url }) => url);
    ports.sandbox = sandbox.port;
    addresses.sandboxUrl = sandbox.url;
    addresses.smtpUrl = sandbox.smtp;
  }
  if (starts.postgres || starts.mail || starts.payments.length > 0) await storePorts(folder, ports);
  return addresses;
}
