/** A file below a folder, by its path there. */
export type ListedFile = { name: string; bytes: number };

/** The place does not answer, or refuses: nothing is known about what is in it. */
export class PlaceFault extends Error {}

/**
 * Where backups are: a folder, or the keys of a bucket with the same beginning. Names are relative, their parts separated
 * by `/`. Every call throws `PlaceFault` when the place does not answer or refuses.
 */
export interface BackupFolder {
  /** For the operator: the full path, or `s3://bucket/prefix`. */
  readonly address: string;
  /** A folder in it, whether there is one yet or not. */
  within(name: string): BackupFolder;
  /** What is directly in it, files and folders, by name. */
  names(): Promise<{ folders: string[]; files: string[] }>;
  /** Every file below a folder in it, in no particular order; none when there is no such folder. */
  list(name: string): AsyncIterable<ListedFile>;
  /** Throws an error with the code `ENOENT` when there is no such file. */
  read(name: string): AsyncIterable<Uint8Array>;
  /** Stores a file, completely or not at all, and for good. Replaces an earlier one. */
  write(name: string, source: AsyncIterable<Uint8Array>): Promise<void>;
  /** Deletes a file, or a folder and all below it; does nothing if there is neither. */
  delete(name: string): Promise<void>;
}

/** Whether an error says that there is no such file. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'ENOENT'; // as: code may be there
