import { drawCanvas, drawFitted, pixelsOf } from './draw-canvas';
import { type CodeReader, loadReader } from './load-reader';
import { logScanError } from './log-scan-error';
import { getScanRegions, IMAGE_PIXELS, PICTURE_PIXELS, type ScanRegion } from './scanner-rules';
import { detectCode } from './search/detect-code';
import { findInWorker } from './search/find-in-worker';
import { isHeicFile } from './search/is-heic-file';

export type PictureReading = { text: string } | 'no-code' | 'no-picture' | 'heic';

/**
 * Searches an image file for a QR code. Nothing leaves the browser. What costs no download comes first: the browser's
 * own detector, and html5-qrcode. Only then is zxing-wasm loaded, which reads nearly every code (decision 0020).
 */
export async function readPicture(file: File): Promise<PictureReading> {
  const picture = await openPicture(file);
  if (!picture) return (await isHeicFile(file)) ? 'heic' : 'no-picture';
  const smallPicture = drawFitted(picture, picture.width, picture.height, IMAGE_PIXELS);
  const regions = getScanRegions(smallPicture.width, smallPicture.height);
  const easyText =
    (await detectCode(picture)) ?? (await readRegions(smallPicture, regions.slice(0, 1)));
  if (easyText !== null) return { text: easyText };
  const text = await findInWorker(pixelsOf(picture)).catch((error) => {
    logScanError(error);
    return readRegions(smallPicture, regions.slice(1));
  });
  return text === null ? 'no-code' : { text };
}

/** Draws the image on white, scaled down if it is very large. Returns null if the file is not an image. */
async function openPicture(file: File): Promise<HTMLCanvasElement | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return drawFitted(image, image.naturalWidth, image.naturalHeight, PICTURE_PIXELS);
  } catch (error) {
    logScanError(error);
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Reads parts of an image with html5-qrcode until one has a code. */
async function readRegions(
  picture: HTMLCanvasElement,
  regions: ScanRegion[],
): Promise<string | null> {
  const codeReader = (await loadReader())(document.body);
  codeReader.view.hidden = true;
  try {
    for (const region of regions) {
      const text = await readRegion(codeReader, picture, region);
      if (text !== null) return text;
    }
    return null;
  } finally {
    codeReader.reader.clear();
    codeReader.view.remove();
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
