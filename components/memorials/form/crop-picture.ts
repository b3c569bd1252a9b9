import type { LoadedPicture } from './load-picture';

/** A rectangle in the picture's own pixels. */
export type CropArea = { x: number; y: number; width: number; height: number };

const MAX_WIDTH = 1600;
const MAX_HEIGHT = 2000;
const QUALITY = 0.9;

/**
 * Returns a part of the picture as a JPEG of at most 1600 × 2000 pixels. It is quick to upload, and does not contain
 * where and when the photo was taken. If the browser has no canvas, returns the file unchanged.
 */
export async function cropPicture({ file, image }: LoadedPicture, area: CropArea): Promise<File> {
  const scale = Math.min(1, MAX_WIDTH / area.width, MAX_HEIGHT / area.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.fillStyle = 'white'; // the background of transparent pictures
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = area;
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  return jpeg ? new File([jpeg], 'portrait.jpg', { type: 'image/jpeg' }) : file;
}
