import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoAccounts } from '@/prisma/demo/accounts';
import type { Addresses, SettingsPlan } from './plan-settings';

type ReadySite = {
  env: NodeJS.ProcessEnv;
  starts: SettingsPlan['starts'];
  services: Addresses;
  folder: string;
  /** Whether the demo accounts are there to log in with. */
  demo: boolean;
};

/**
 * Prints where everything is and how to log in, as the last output of `npm start`. Programs can read the same from
 * addresses.json in the data folder.
 */
export function printAddresses({ env, starts, services, folder, demo }: ReadySite): void {
  const local = `http://localhost:${env.PORT}`;
  const addresses = { site: env.SITE_URL, sandbox: services.sandboxUrl };
  writeFileSync(path.join(folder, 'addresses.json'), JSON.stringify(addresses));
  const rows = [['Site', env.SITE_URL ?? local]];
  if (env.SITE_URL !== local) rows.push(['On this machine', local]);
  if (starts.mail) rows.push(['Mail inbox', `${services.sandboxUrl}/inbox`]);
  if (starts.payments.length > 0) rows.push(['Payment sandbox', services.sandboxUrl]);
  rows.push(['Data and logs', folder]);
  if (env.BACKUP_TO && env.BACKUP_AT !== 'never')
    rows.push(
      ['Backups', `${env.BACKUP_TO}, every night at ${env.BACKUP_AT || '02:05'} UTC`],
      ['', `worth nothing without ${path.join(folder, 'secrets.json')}: keep a copy elsewhere`],
    );
  if (starts.postgres && demo)
    for (const { role, email, password } of demoAccounts)
      rows.push([`Demo ${role}`, `${email.padEnd(26)} ${password}`]);
  const lines = rows.map(([name = '', value]) => `  ${name.padEnd(18)}${value}`);
  console.log(`\nPerennial is ready.\n\n${lines.join('\n')}\n\n  Ctrl-C stops everything.\n`);
}
