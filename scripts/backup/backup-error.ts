import { EXIT_INCOMPLETE } from '@/lib/platform/backup/exit-incomplete';

/** The reason why a backup or restore stopped, as a sentence for the operator. */
export class BackupError extends Error {
  readonly exitCode: number = 1;
}

/** The backup is written and kept, but lacks files that rows name. */
export class IncompleteBackup extends BackupError {
  override readonly exitCode = EXIT_INCOMPLETE;
}
