import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@/lib/platform/temporary-folder';

/** A temporary folder for the files of one request; created for the first file. */
export class UploadFolder {
  private folder: Promise<string> | undefined;

  /** A new path in the folder, with a random name. */
  async newPath(): Promise<string> {
    this.folder ??= temporaryFolder();
    return path.join(await this.folder, randomUUID());
  }

  /** Deletes the folder and everything in it. */
  async delete(): Promise<void> {
    if (this.folder) await rm(await this.folder, { recursive: true, force: true });
  }
}
