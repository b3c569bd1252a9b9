import { FAULTS } from '@/lib/media/rules';
import type { Said } from '@/lib/platform/language/said';

/** A chosen picture that this browser can display. `url` is valid until `closePicture`. */
export type OpenPicture = { file: File; url: string; image: HTMLImageElement };

/** Opens a chosen file. Returns the picture, or a message if this browser cannot read it. */
export async function openPicture(file: File): Promise<{ picture: OpenPicture } | { fault: Said }> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { picture: { file, url, image } };
  } catch {
    URL.revokeObjectURL(url);
    return { fault: isHeic(file) ? FAULTS.heic : FAULTS.notAnImage };
  }
}

export const closePicture = ({ url }: OpenPicture): void => URL.revokeObjectURL(url);

/** Goes by name and declared type, which is enough to choose a message. Safari can open HEIC files. */
const isHeic = ({ name, type }: File) => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
