#!/usr/bin/env node
// Backs up the running site. Node built-ins only, here and in what it imports.
import { runProgram } from './bootstrap/run-program.mjs';

const HELP = `npm run backup: backs up the database and the media that it refers to, while the site runs.

  npm run backup -- --to PLACE       the folder of all backups, or s3://BUCKET/PREFIX; default: BACKUP_TO
  npm run backup -- --keep 30        how many backups to keep; default: BACKUP_KEEP, or 30
  npm run backup -- --new-place      accepts an empty place that had backups before; otherwise its disk counts as missing
  npm run backup -- --unencrypted    does not encrypt the backup with BACKUP_PASSPHRASE or BACKUP_RECIPIENT
  npm run backup -- --verify [FROM]  restores the newest backup, or FROM, into a throwaway PostgreSQL, compares
                                     every table and reads every file
  npm run backup -- --verify --identity FILE
                                     with the age identity that BACKUP_RECIPIENT belongs to
  npm run backup -- --help           this text

It exits with 0 only if every file that it wrote could be read back, and the storage had every file that the database
names. Each day it also reads a thirtieth of the files of earlier backups. FIELD_ENCRYPTION_KEYS is not in a backup, and a
backup is worth little without it: keep it elsewhere (docs/operations/backup.md).
`;

await runProgram({ help: HELP, program: 'scripts/backup/main.ts', needs: 'run' });
