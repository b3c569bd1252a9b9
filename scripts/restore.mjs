#!/usr/bin/env node
// Restores a backup into an empty site. Node built-ins only, here and in what it imports.
import { runProgram } from './bootstrap/run-program.mjs';

const HELP = `npm run restore -- FROM: restores a backup into the empty database of DATABASE_URL, or into an embedded one, and the
media into the bucket or folder of the settings. FROM is a backup, or the folder of all backups, whose newest one is restored.
Both may be in a bucket: s3://BUCKET/PREFIX (BACKUP_S3_ENDPOINT and the settings beside it).

  npm run restore -- FROM --identity FILE  with the age identity that the backup was encrypted for
  npm run restore -- --held-mail           lists the mails that have been held since the restore
  npm run restore -- --release-mail        sends them, and stops holding mails
  npm run restore -- --discard-mail        discards them, and stops holding mails
  npm run restore -- --help                this text

It refuses a database with rows, a bucket or folder with media that are not in the backup, and a backup whose
FIELD_ENCRYPTION_KEYS are not set. BACKUP_PASSPHRASE decrypts a backup that was encrypted with it
(docs/operations/backup.md).
`;

await runProgram({ help: HELP, program: 'scripts/backup/restore-main.ts', needs: 'run' });
