/** The program behind `npm run restore`; scripts/restore.mjs has the help text. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { backupSettings } from '@/lib/platform/backup/settings';
import { db } from '@/lib/platform/db/client';
import { env, settingsOf } from '@/lib/platform/env';
import { discardHeldMail, listHeldMail, releaseHeldMail } from '@/lib/platform/mail/held-mail';
import { storagePort } from '@/lib/platform/storage/select';
import { markRestored } from '../start/load-demo';
import { openSite } from '../start/open-site';
import { BackupError } from './backup-error';
import { reportMissing } from './manifest';
import { findBackup } from './place';
import { checkBackup, requireUnusedDatabase, restoreDatabase } from './restore-backup';
import { restoreObjects } from './restore-objects';
import { printLine, runCommand } from './run-command';

const { values, positionals } = parseArgs({
  options: {
    identity: { type: 'string' },
    'held-mail': { type: 'boolean', default: false },
    'release-mail': { type: 'boolean', default: false },
    'discard-mail': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

await runCommand(async (running) => {
  const dataFolder = await openSite(running);
  if (values['held-mail']) await showHeldMail();
  else if (values['release-mail'])
    printLine(`Mails to be sent as soon as the site runs: ${await releaseHeldMail()}`);
  else if (values['discard-mail']) printLine(`Mails discarded: ${await discardHeldMail()}`);
  else await restore(dataFolder);
  await db().$disconnect();
});

async function restore(dataFolder: string): Promise<void> {
  const [from] = positionals;
  if (!from || positionals.length > 1)
    throw new BackupError('Name one backup, or the folder of all backups: npm run restore -- FROM');
  const { BACKUP_PASSPHRASE: passphrase } = settingsOf(backupSettings);
  const { DATABASE_URL } = env();
  await requireUnusedDatabase(DATABASE_URL);
  const { place, name } = await findBackup(from);
  const backup = await checkBackup(place, name, { passphrase, identityFile: values.identity });
  printLine(
    `Backup of ${backup.manifest.createdAt}, release ${backup.manifest.release}: its tables and lists are whole.`,
  );
  // Files first: a row without its file shows a broken picture, while a file without its row does no harm.
  const { restored, lost } = await restoreObjects(backup, storagePort());
  printLine(`objects restored: ${restored}`);
  reportMissing(backup.manifest, printLine);
  // Before there are rows: a start after a killed restore must not add the demo.
  if (existsSync(dataFolder)) await markRestored(dataFolder); // an embedded database has created the folder
  await restoreDatabase(backup, DATABASE_URL, printLine);
  await showHeldMail();
  for (const each of lost) printLine(`Lost: ${each}`);
  if (lost.length > 0)
    throw new BackupError(
      `The database and all other files are restored, and the site can be started. The backup has lost the ${lost.length} files above: look for them in another copy of ${place.address}.`,
    );
  printLine('Done. Start the site, look at it, then decide about the mails.');
}

async function showHeldMail(): Promise<void> {
  const heldMails = await listHeldMail();
  for (const { kind, mails, oldest, newest } of heldMails)
    printLine(`held: ${mails} × ${kind}, from ${oldest.toISOString()} to ${newest.toISOString()}`);
  printLine(
    heldMails.length === 0
      ? 'No mails are waiting.'
      : 'Mails are waiting: npm run restore -- --release-mail sends them, --discard-mail discards them.',
  );
}
