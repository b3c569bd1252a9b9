import { MEDIA_ERROR_MESSAGES } from '@/lib/media/rules';
import type { Message } from '@/lib/platform/language/message';

/** A chosen picture that this browser can display. `url` is valid until `releasePicture` is called. */
export type LoadedPicture = { file: File; url: string; image: HTMLImageElement };

/** Opens a chosen file. Returns the picture, or a message if this browser cannot read it. */
export async function loadPicture(
  file: File,
): Promise<{ picture: LoadedPicture } | { fault: Message }> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { picture: { file, url, image } };
  } catch {
    URL.revokeObjectURL(url);
    return { fault: isHeic(file) ? MEDIA_ERROR_MESSAGES.heic : MEDIA_ERROR_MESSAGES.notAnImage };
  }
}

export const releasePicture = ({ url }: LoadedPicture): void => URL.revokeObjectURL(url);

/**
 * Checks only the name and the declared type, which is enough to choose an error message. HEIC files are not refused in
 * advance, since Safari can open them.
 */
const isHeic = ({ name, type }: File) => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
