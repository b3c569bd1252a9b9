/** A file in a `BackupFolder`; its name is the path from there, as `list` returns it. */
export type ListedFile = { name: string; bytes: number };

/** The place does not answer, or refuses, so nothing is known about its contents. */
export class PlaceError extends Error {}

/**
 * Where backups are: a folder, or the keys of a bucket that share a prefix. Names are relative, their parts separated
 * by `/`. Every call throws `PlaceError` when the place does not answer or refuses.
 */
export interface BackupFolder {
  /** The full path, or `s3://bucket/prefix`, for messages to the operator. */
  readonly address: string;
  /** A folder in it, which need not exist yet. */
  within(name: string): BackupFolder;
  /** The names of the files and folders directly in it. */
  names(): Promise<{ folders: string[]; files: string[] }>;
  /** Every file below a folder in it, in no particular order; none if the folder does not exist. */
  list(name: string): AsyncIterable<ListedFile>;
  /** Throws an error with the code `ENOENT` if the file does not exist. */
  read(name: string): AsyncIterable<Uint8Array>;
  /** Stores a file atomically and durably. Replaces an earlier one. */
  write(name: string, source: AsyncIterable<Uint8Array>): Promise<void>;
  /** Deletes a file, or a folder with everything below it. Does nothing if neither exists. */
  delete(name: string): Promise<void>;
}

/** Whether an error says that there is no such file. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'ENOENT'; // as: code may be there
