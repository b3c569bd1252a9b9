import {
  isAnimatedWebp,
  SENT_PICTURE_BYTES,
  SENT_QUALITIES,
  sentName,
  sentPictureSize,
  sentPictureType,
} from '@/lib/media/reduction-rules';
import { chosenType } from '@/lib/media/rules';
import { openImage } from './open-image';

/** The first bytes of a WebP with its flags. */
const WEBP_HEAD_BYTES = 21;

/**
 * Draws a large picture smaller, upright and without its metadata. Returns null if it is sent as it is. Rejects if the
 * browser cannot show it.
 */
export async function reducePicture(file: File): Promise<File | null> {
  const type = chosenType(file);
  if (type === 'image/webp' && isAnimatedWebp(await headOf(file))) return null;
  const url = URL.createObjectURL(file);
  try {
    const image = await openImage(url);
    const size = sentPictureSize({ width: image.naturalWidth, height: image.naturalHeight });
    if (!size) return null;
    await image.decode(); // in another thread, unlike drawing a picture that is not decoded yet
    const blob = await encode(image, size, sentPictureType(type));
    return blob && new File([blob], sentName(file.name, type, blob.type), { type: blob.type });
  } finally {
    URL.revokeObjectURL(url);
  }
}

const headOf = async (file: File) =>
  new Uint8Array(await file.slice(0, WEBP_HEAD_BYTES).arrayBuffer());

/** A browser that cannot encode the type returns a PNG, or null. */
async function encode(
  image: HTMLImageElement,
  { width, height }: { width: number; height: number },
  type: string,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  if (type === 'image/jpeg') {
    context.fillStyle = 'white'; // the background of transparent pictures, which would become black
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  let blob: Blob | null = null;
  for (const quality of SENT_QUALITIES) {
    blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (!blob || blob.size <= SENT_PICTURE_BYTES) break;
  }
  canvas.width = 0; // iOS keeps the pixels of a canvas for a while, and has little room for them
  return blob;
}
