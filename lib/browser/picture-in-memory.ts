/** The bytes of a chosen picture can no longer be read. */
export class PictureUnreadable extends Error {
  constructor(cause: unknown) {
    super('The picture cannot be read', { cause });
    this.name = 'PictureUnreadable';
  }
}

/**
 * Reads a chosen picture into memory. A file that was moved or changed since then fails here, rather than
 * as a failed upload, which would look like a network error. Throws `PictureUnreadable`.
 */
export async function pictureInMemory(file: File, name = file.name): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], name, { type: file.type });
  } catch (error) {
    throw new PictureUnreadable(error);
  }
}
