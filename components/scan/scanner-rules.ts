/** The values of product.md 9, "Scanner". */
export const FRAMES_PER_SECOND = 10;
export const BOX_PIXELS = 250;
export const ZOOM = { min: 1, max: 5, step: 0.1 };
export const IMAGE_CHUNK_PIXELS = 512;

/** Images with a longer side are scaled down to this for html5-qrcode, which takes seconds for large ones. */
export const IMAGE_PIXELS = 3 * IMAGE_CHUNK_PIXELS;
/** Larger than the photos of most phones, and no larger than the canvases of all browsers. */
export const PICTURE_PIXELS = 4096;
/** The longest side of what is searched of a camera's frame. Phones film at 1280 or 1920 pixels. */
export const FRAME_PIXELS = 1280;

/** Most codes are read at once by html5-qrcode. Only for others is zxing-wasm loaded, 370 kB. */
export const SECONDS_BEFORE_SEARCH = 3;
/** When the page says what to try, because no code has been found. */
export const SECONDS_BEFORE_TIPS = 10;

export type CameraError = 'none' | 'denied' | 'busy' | 'unsupported' | 'lost' | 'failed';

/** The message of our own error, recognised by `toCameraError`. */
export const TRACK_ENDED = 'The camera has ended its track';

/** Returns why a camera did not start, from the message in which html5-qrcode wraps the browser's error. */
export function toCameraError(error: unknown): CameraError {
  const message = String(error);
  if (/NotAllowedError|SecurityError/.test(message)) return 'denied';
  if (/NotFoundError|OverconstrainedError/.test(message)) return 'none';
  if (/NotReadableError|AbortError/.test(message)) return 'busy';
  if (/not supported|mediaDevices/.test(message)) return 'unsupported';
  return message.includes(TRACK_ENDED) ? 'lost' : 'failed';
}

/** Returns the slider's range for a camera; null if the ranges do not overlap. */
export function zoomRange(camera: { min: number; max: number }) {
  const min = Math.max(ZOOM.min, camera.min);
  const max = Math.min(ZOOM.max, camera.max);
  return max > min ? { min, max, step: ZOOM.step } : null;
}

/** Returns the initial zoom: the stored one, clamped to the slider's range; null without a slider. */
export function startingZoom(
  camera: { min: number; max: number },
  stored: number | null,
): number | null {
  const range = zoomRange(camera);
  return range && Math.min(range.max, Math.max(range.min, stored ?? range.min));
}

/** The library draws the frame's corners this far outside the box, and omits the frame if they do not fit. */
const CORNER_PIXELS = 6;
/** The library rejects smaller boxes. */
const MIN_BOX_PIXELS = 50;

/**
 * Returns the square to scan in a view of this size, in CSS pixels: 250 (product.md 9), or the largest that fits with
 * its frame. At least 50.
 */
export function scanBox(viewWidth: number, viewHeight: number) {
  const room = Math.floor(Math.min(viewWidth, viewHeight)) - 2 * CORNER_PIXELS;
  const side = Math.max(MIN_BOX_PIXELS, Math.min(BOX_PIXELS, room));
  return { width: side, height: side };
}

/** How far beyond the frame is searched, as a share of its side: for the edge of a code that fills it. */
const SEARCH_MARGIN = 0.1;

/** The measures of a video: of its picture, and of its view in CSS pixels. */
type VideoSize = Record<'videoWidth' | 'videoHeight' | 'clientWidth' | 'clientHeight', number>;

/**
 * Returns the part of a video's picture to search: what the frame in its middle surrounds, and a margin. A code beside
 * the frame, such as that of the next niche in a wall, must not open.
 */
export function searchArea({ videoWidth, videoHeight, clientWidth, clientHeight }: VideoSize) {
  const box = scanBox(clientWidth, clientHeight);
  const scale = (1 + 2 * SEARCH_MARGIN) / Math.max(1, clientWidth);
  const width = Math.min(videoWidth, box.width * scale * videoWidth);
  const height = Math.min(videoHeight, box.height * scale * videoWidth);
  return { x: (videoWidth - width) / 2, y: (videoHeight - height) / 2, width, height };
}

/** A part of an image in pixels, and the angle in degrees to tilt it by before scanning. */
export type ScanRegion = { x: number; y: number; width: number; height: number; tilt: number };

/**
 * The tilts at which an image is scanned, in order. Without a tilt, the decoder misses one code in fourteen, because
 * the code's grid is badly aligned with the pixels. With a tilt, it misses others, such as small codes with fewer than
 * three pixels per module, which tilting blurs. It misses hardly any code at all four tilts.
 */
export const TILTS = [0, 7, 15, 90];
const TILE_TILTS = [0, 7];

/**
 * Returns the parts of an image to search: the whole image, then squares of 512 pixels that overlap by half, so that a
 * small code in a busy image lies completely inside one of them.
 */
export function getScanRegions(width: number, height: number): ScanRegion[] {
  const whole = TILTS.map((tilt) => ({ x: 0, y: 0, width, height, tilt }));
  if (Math.max(width, height) <= IMAGE_CHUNK_PIXELS) return whole;
  const tiles = regionOffsets(height).flatMap((y) =>
    regionOffsets(width).map((x) => ({
      x,
      y,
      width: Math.min(IMAGE_CHUNK_PIXELS, width),
      height: Math.min(IMAGE_CHUNK_PIXELS, height),
    })),
  );
  return [...whole, ...TILE_TILTS.flatMap((tilt) => tiles.map((tile) => ({ ...tile, tilt })))];
}

/** The last square ends at the image's edge. */
function regionOffsets(length: number): number[] {
  const last = Math.max(0, length - IMAGE_CHUNK_PIXELS);
  const steps = Math.ceil(last / (IMAGE_CHUNK_PIXELS / 2));
  return Array.from({ length: steps + 1 }, (_, index) =>
    Math.min(last, (index * IMAGE_CHUNK_PIXELS) / 2),
  );
}
