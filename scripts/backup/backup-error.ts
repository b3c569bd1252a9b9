import { INCOMPLETE } from '@/lib/platform/backup/incomplete';

/** Why a backup or a restore stopped, in a sentence for the operator. */
export class BackupError extends Error {
  /** Of the process that it ends. */
  readonly exitCode: number = 1;
}

/** The backup is written and kept, but lacks files that rows name. */
export class IncompleteBackup extends BackupError {
  override readonly exitCode = INCOMPLETE;
}
