/** The program behind `npm run backup`, on the pinned Node. scripts/backup.mjs has the help text. */
import { parseArgs } from 'node:util';
import { backupSettings } from '@/lib/platform/backup/settings';
import { env, settingsOf } from '@/lib/platform/env';
import { storagePort } from '@/lib/platform/storage/select';
import { openSite } from '../start/open-site';
import { BackupError } from './backup-error';
import { findBackup } from './place';
import { inMegabytes, runCommand, say } from './run-command';
import { verifyBackup } from './verify-backup';
import { bytesOf, writeBackup } from './write-backup';

const NO_KEY =
  'A backup holds people: set BACKUP_PASSPHRASE, or BACKUP_RECIPIENT to a public key of age, or add --unencrypted.';

const { values, positionals } = parseArgs({
  options: {
    to: { type: 'string' },
    keep: { type: 'string' },
    unencrypted: { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
    identity: { type: 'string' },
  },
  allowPositionals: true,
});

await runCommand(async (running) => {
  await openSite(running);
  if (values.keep) process.env.BACKUP_KEEP = values.keep;
  if (values.to) process.env.BACKUP_TO = values.to;
  await (values.verify ? verify() : write());
});

async function write(): Promise<void> {
  const { BACKUP_TO, BACKUP_KEEP, BACKUP_PASSPHRASE, BACKUP_RECIPIENT } =
    settingsOf(backupSettings);
  if (!BACKUP_TO)
    throw new BackupError('Name a folder or s3://BUCKET/PREFIX with --to, or in BACKUP_TO.');
  const isEncrypted = Boolean(BACKUP_PASSPHRASE || BACKUP_RECIPIENT);
  if (!isEncrypted && !values.unencrypted) throw new BackupError(NO_KEY);
  const written = await writeBackup({
    databaseUrl: env().DATABASE_URL,
    storage: storagePort(),
    to: BACKUP_TO,
    keep: BACKUP_KEEP,
    passphrase: values.unencrypted ? undefined : BACKUP_PASSPHRASE,
    recipient: values.unencrypted ? undefined : BACKUP_RECIPIENT,
    say,
  });
  const keys = written.manifest.sealingKeys.map(({ id }) => id).join(', ');
  say(
    `Sealed fields need ${keys} of FIELD_ENCRYPTION_KEYS, which is not in it: keep it elsewhere.`,
  );
  for (const key of written.missingObjects) say(`Missing: no file ${key}, which a row names.`);
  for (const name of written.deleted)
    say(`Deleted: ${name}, older than the newest ${BACKUP_KEEP}.`);
  if (written.missingObjects.length > 0)
    throw new BackupError(
      `${written.folder} is kept, but counts as failed: it lacks the ${written.missingObjects.length} files above. Older backups were not deleted, since they may have them.`,
    );
  say(`Done: ${written.folder} (${inMegabytes(bytesOf(written.manifest))})`);
}

async function verify(): Promise<void> {
  const { BACKUP_TO, BACKUP_PASSPHRASE } = settingsOf(backupSettings);
  const from = positionals[0] ?? BACKUP_TO;
  if (!from) throw new BackupError('Name a backup, or the folder of all backups in BACKUP_TO.');
  const secrets = { passphrase: BACKUP_PASSPHRASE, identityFile: values.identity };
  const found = await findBackup(from);
  await verifyBackup({ ...found, secrets, recordIn: env().DATABASE_URL, say });
  say(`Verified: ${found.place.within(found.name).address} restores, and every table is equal.`);
}
