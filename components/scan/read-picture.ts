import { type CodeReader, loadReader } from './load-reader';
import { logScanError } from './log-scan-error';
import { getScanRegions, IMAGE_PIXELS, type ScanRegion } from './scanner-rules';

export type PictureReading = { text: string } | 'no-code' | 'no-picture';

/** Searches an image file for a QR code. Nothing leaves the browser. */
export async function readPicture(file: File): Promise<PictureReading> {
  const picture = await openPicture(file);
  if (!picture) return 'no-picture';
  const codeReader = (await loadReader())(document.body);
  codeReader.view.hidden = true;
  try {
    for (const region of getScanRegions(picture.width, picture.height)) {
      const text = await readRegion(codeReader, picture, region);
      if (text !== null) return { text };
    }
    return 'no-code';
  } finally {
    codeReader.reader.clear();
    codeReader.view.remove();
  }
}

/** Draws the image on white, scaled down if it is large. Returns null if the file is not an image. */
async function openPicture(file: File): Promise<HTMLCanvasElement | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = Math.min(1, IMAGE_PIXELS / Math.max(image.naturalWidth, image.naturalHeight));
    const width = Math.round(image.naturalWidth * scale);
    const height = Math.round(image.naturalHeight * scale);
    return drawCanvas(width, height, (context) => context.drawImage(image, 0, 0, width, height));
  } catch (error) {
    logScanError(error);
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function readRegion({ reader }: CodeReader, picture: HTMLCanvasElement, region: ScanRegion) {
  const { x, y, width, height, tilt } = region;
  const angle = (tilt * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const tiltedWidth = Math.round(width * cosine + height * sine);
  const tiltedHeight = Math.round(width * sine + height * cosine);
  const part = drawCanvas(tiltedWidth, tiltedHeight, (context) => {
    context.translate(tiltedWidth / 2, tiltedHeight / 2);
    context.rotate(angle);
    context.drawImage(picture, x, y, width, height, -width / 2, -height / 2, width, height);
  });
  const blob = await new Promise<Blob | null>((resolve) => part.toBlob(resolve));
  if (!blob) return null;
  try {
    const file = new File([blob], 'piece.png', { type: blob.type });
    return (await reader.scanFileV2(file, false)).decodedText;
  } catch (error) {
    logScanError(error);
    return null;
  }
}

type Draw = (context: CanvasRenderingContext2D) => void;

function drawCanvas(width: number, height: number, draw: Draw): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw on a canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  draw(context);
  return canvas;
}
