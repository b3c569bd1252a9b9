/** The bytes of a chosen picture cannot be had any more; `message` is the spec's (spec 8, "Return pages"). */
export class PictureUnreadable extends Error {
  constructor(cause: unknown) {
    super('Failed to convert image data.', { cause });
    this.name = 'PictureUnreadable';
  }
}

/**
 * The picture with its bytes read: a file that was moved or changed after it was chosen fails here, and not
 * as a broken upload, which looks like a lost network. Throws `PictureUnreadable`.
 */
export async function pictureInMemory(file: File, name = file.name): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], name, { type: file.type });
  } catch (error) {
    throw new PictureUnreadable(error);
  }
}
