import { keepPorts, readPorts } from './data-folder';
import { openDatabase } from './open-database';
import { openSandbox } from './open-sandbox';
import type { Addresses, Plan, Secrets } from './plan-settings';
import { step } from './progress';
import type { Running } from './running';

/**
 * Starts the embedded services in the plan, on the ports of the last start or the next free ones. Returns their
 * addresses.
 */
export async function openServices(
  folder: string,
  { starts, settings }: Plan,
  at: Addresses,
  secrets: Secrets,
  running: Running,
): Promise<Addresses> {
  const ports = await readPorts(folder);
  const found = { ...at };
  if (starts.postgres) {
    const open = () => openDatabase(folder, ports.postgres, secrets.postgresPassword, running);
    const database = await step('PostgreSQL 18', open, ({ port }) => `127.0.0.1:${port}`);
    ports.postgres = database.port;
    found.databaseUrl = database.url;
  }
  if (starts.mail || starts.payments.length > 0) {
    const siteUrl = settings.SITE_URL ?? at.siteUrl;
    const open = () =>
      openSandbox({ folder, preferredPort: ports.sandbox, siteUrl, env: settings }, running);
    const sandbox = await step('Mail and payment sandbox', open, ({ url }) => url);
    ports.sandbox = sandbox.port;
    found.sandboxUrl = sandbox.url;
    found.smtpUrl = sandbox.smtp;
  }
  if (starts.postgres || starts.mail || starts.payments.length > 0) await keepPorts(folder, ports);
  return found;
}
