import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@/lib/platform/temporary-folder';

/** A temporary folder for the files of one request, created with the first file. */
export class UploadFolder {
  private folder: Promise<string> | undefined;

  async newPath(): Promise<string> {
    this.folder ??= temporaryFolder();
    return path.join(await this.folder, randomUUID());
  }

  async delete(): Promise<void> {
    if (this.folder) await rm(await this.folder, { recursive: true, force: true });
  }
}
