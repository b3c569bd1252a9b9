import type { OpenPicture } from './open-picture';

/** A rectangle in the picture's own pixels. */
export type Part = { x: number; y: number; width: number; height: number };

const MAX_WIDTH = 1600;
const MAX_HEIGHT = 2000;
const QUALITY = 0.9;

/**
 * Returns a part of the picture as a JPEG of at most 1600 × 2000 pixels, which is quick to upload and lacks the
 * camera's location and time. If the browser has no canvas, returns the file unchanged.
 */
export async function cropPicture({ file, image }: OpenPicture, part: Part): Promise<File> {
  const scale = Math.min(1, MAX_WIDTH / part.width, MAX_HEIGHT / part.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(part.width * scale);
  canvas.height = Math.round(part.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.fillStyle = 'white'; // behind transparent pictures
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = part;
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  return jpeg ? new File([jpeg], 'portrait.jpg', { type: 'image/jpeg' }) : file;
}
