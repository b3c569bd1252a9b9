import { detectCode } from './detect-code';
import { drawCanvas, drawFitted, releaseCanvases } from './draw-canvas';
import { findInWorker } from './find-in-worker';
import { isHeicFile } from './is-heic-file';
import { type CodeReader, loadReader } from './load-reader';
import { logScanError } from './log-scan-error';
import { openHeic } from './open-heic';
import { getScanRegions, IMAGE_PIXELS, PICTURE_PIXELS, type ScanRegion } from './scanner-rules';

export type PictureReading = { text: string } | 'no-code' | 'no-picture' | 'heic';

/**
 * Searches an image file for a QR code. Nothing leaves the browser. What costs no download comes first: the browser's
 * own detector, and html5-qrcode. Only then is zxing-wasm loaded, which reads nearly every code (decision 0020).
 * @throws if the browser cannot draw, if html5-qrcode cannot be loaded, or after `signal` was aborted
 */
export async function readPicture(file: File, signal: AbortSignal): Promise<PictureReading> {
  const picture = await openPicture(file, signal);
  signal.throwIfAborted();
  if (typeof picture === 'string') return picture;
  const smallPicture = drawFitted(picture, picture.width, picture.height, IMAGE_PIXELS);
  try {
    const text = await readCanvases(picture, smallPicture, signal);
    return text === null ? 'no-code' : { text };
  } finally {
    releaseCanvases(picture, smallPicture);
  }
}

async function openPicture(file: File, signal: AbortSignal) {
  const image = await openImage(file);
  if (image) return drawFitted(image, image.naturalWidth, image.naturalHeight, PICTURE_PIXELS);
  signal.throwIfAborted();
  if (!(await isHeicFile(file))) return 'no-picture';
  return openHeic(file, signal).catch((error) => {
    logScanError(error);
    return 'heic' as const;
  });
}

/** Returns null if the file is not an image that the browser can open. */
async function openImage(file: File): Promise<HTMLImageElement | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } catch (error) {
    logScanError(error);
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function readCanvases(
  picture: HTMLCanvasElement,
  smallPicture: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<string | null> {
  const [whole, ...parts] = getScanRegions(smallPicture.width, smallPicture.height);
  const detected = await detectCode(() => picture);
  if (detected !== null) return detected;
  const easyText = await readRegions(smallPicture, whole ? [whole] : [], signal);
  if (easyText !== null) return easyText;
  signal.throwIfAborted();
  return findInWorker(picture).catch((error) => {
    logScanError(error);
    return readRegions(smallPicture, parts, signal);
  });
}

/** Reads parts of an image with html5-qrcode until one has a code. */
async function readRegions(
  picture: HTMLCanvasElement,
  regions: ScanRegion[],
  signal: AbortSignal,
): Promise<string | null> {
  signal.throwIfAborted();
  const codeReader = (await loadReader())(document.body);
  codeReader.view.hidden = true;
  try {
    for (const region of regions) {
      signal.throwIfAborted();
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
  releaseCanvases(part);
  if (!blob) return null;
  try {
    const file = new File([blob], 'piece.png', { type: blob.type });
    return (await reader.scanFileV2(file, false)).decodedText;
  } catch (error) {
    logScanError(error);
    return null;
  }
}
