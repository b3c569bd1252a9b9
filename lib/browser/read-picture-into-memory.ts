/** The content of a chosen picture can no longer be read. */
export class UnreadablePictureError extends Error {
  constructor(cause: unknown) {
    super('The picture cannot be read', { cause });
    this.name = 'UnreadablePictureError';
  }
}

/**
 * Reads a chosen picture into memory. If the file has been moved or changed since it was chosen,
 * this fails here and not during the upload, where it would look like a network error. Throws
 * `UnreadablePictureError`.
 */
export async function readPictureIntoMemory(file: File, name = file.name): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], name, { type: file.type });
  } catch (error) {
    throw new UnreadablePictureError(error);
  }
}
