/** Why a backup or a restore stopped, in a sentence for the operator. */
export class BackupError extends Error {}
