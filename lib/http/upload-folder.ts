import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of one request's files in the system's temporary folder; made when the first file comes. */
export class UploadFolder {
  private folder: Promise<string> | undefined;

  /** A new path in it, with a name of ours. */
  async newPath(): Promise<string> {
    this.folder ??= mkdtemp(path.join(tmpdir(), 'perennial-upload-'));
    return path.join(await this.folder, randomUUID());
  }

  /** Removes the folder with everything in it. */
  async remove(): Promise<void> {
    if (this.folder) await rm(await this.folder, { recursive: true, force: true });
  }
}
