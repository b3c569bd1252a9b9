import { openImage } from '@/components/media/open-image';
import {
  chosenType,
  fileErrorMessage,
  isRarelyShown,
  MEDIA_ERROR_MESSAGES,
} from '@/lib/media/rules';
import type { Message } from '@/lib/platform/language/message';

/** A chosen picture that this browser can display. `url` is valid until `releasePicture` is called. */
export type LoadedPicture = { file: File; url: string; image: HTMLImageElement };

/**
 * Opens a chosen file. Returns the picture, or a message if it cannot be used. The picture is null if this browser
 * cannot show its format, but the server can read it: it is then sent as it is.
 */
export async function loadPicture(
  file: File,
): Promise<{ picture: LoadedPicture | null } | { fault: Message }> {
  const url = URL.createObjectURL(file);
  try {
    const image = await openImage(url);
    await image.decode();
    return { picture: { file, url, image } };
  } catch {
    URL.revokeObjectURL(url);
    const contentType = chosenType(file);
    if (!isRarelyShown(contentType)) return { fault: MEDIA_ERROR_MESSAGES.notAnImage };
    const fault = fileErrorMessage({ contentType, bytes: file.size });
    return fault ? { fault } : { picture: null };
  }
}

export const releasePicture = ({ url }: LoadedPicture): void => URL.revokeObjectURL(url);
