/** The content of a chosen picture can no longer be read. */
export class PictureUnreadable extends Error {
  constructor(cause: unknown) {
    super('The picture cannot be read', { cause });
    this.name = 'PictureUnreadable';
  }
}

/**
 * Reads a chosen picture into memory. If the file has been moved or changed since it was chosen,
 * this fails here and not during the upload, where it would look like a network error. Throws
 * `PictureUnreadable`.
 */
export async function pictureInMemory(file: File, name = file.name): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], name, { type: file.type });
  } catch (error) {
    throw new PictureUnreadable(error);
  }
}
