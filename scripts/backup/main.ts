/** The program behind `npm run backup`; scripts/backup.mjs has the help text. */
import { parseArgs } from 'node:util';
import { backupSettings } from '@/lib/platform/backup/settings';
import { env, settingsOf } from '@/lib/platform/env';
import { readStoredSecrets } from '../start/data-folder';
import { openSite } from '../start/open-site';
import { backUpSite } from './back-up-site';
import { BackupError } from './backup-error';
import { findBackup } from './place';
import { printLine, runCommand } from './run-command';
import { verifyBackup } from './verify-backup';

const { values, positionals } = parseArgs({
  options: {
    to: { type: 'string' },
    keep: { type: 'string' },
    'new-place': { type: 'boolean', default: false },
    unencrypted: { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
    identity: { type: 'string' },
  },
  allowPositionals: true,
});

await runCommand(async (running) => {
  if (values.keep) process.env.BACKUP_KEEP = values.keep;
  if (values.to) process.env.BACKUP_TO = values.to;
  const dataFolder = await openSite(running);
  await (values.verify ? verify() : write(dataFolder));
});

async function write(dataFolder: string): Promise<void> {
  await backUpSite({
    isUnencrypted: values.unencrypted,
    isNewPlace: values['new-place'],
    report: printLine,
  });
  const { BACKUP_PASSPHRASE } = settingsOf(backupSettings);
  const storedSecrets = await readStoredSecrets(dataFolder);
  if (
    !values.unencrypted &&
    BACKUP_PASSPHRASE &&
    storedSecrets.BACKUP_PASSPHRASE === BACKUP_PASSPHRASE
  )
    printLine(
      `Its passphrase and keys are in ${dataFolder}/secrets.json: keep a copy of this file elsewhere.`,
    );
}

async function verify(): Promise<void> {
  const { BACKUP_TO, BACKUP_PASSPHRASE } = settingsOf(backupSettings);
  const from = positionals[0] ?? BACKUP_TO;
  if (!from) throw new BackupError('Name a backup, or the folder of all backups in BACKUP_TO.');
  const secrets = { passphrase: BACKUP_PASSPHRASE, identityFile: values.identity };
  const backup = await findBackup(from);
  await verifyBackup({ ...backup, secrets, recordIn: env().DATABASE_URL, report: printLine });
  printLine(
    `Verified: ${backup.place.within(backup.name).address} restores, and every table is equal.`,
  );
}
