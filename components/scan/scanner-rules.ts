/** product.md 9, "Scanner". */
export const FRAMES_PER_SECOND = 10;
export const BOX_PIXELS = 250;
export const ZOOM = { min: 1, max: 5, step: 0.1 };
export const IMAGE_CHUNK_PIXELS = 512;

/** Images are scaled down to this before they are scanned: phones take far larger ones than a code needs. */
export const IMAGE_PIXELS = 3 * IMAGE_CHUNK_PIXELS;

export type CameraFault = 'none' | 'denied' | 'busy' | 'unsupported' | 'lost' | 'failed';

/** The message of our own error, beside the browser's. */
export const TRACK_ENDED = 'The camera has ended its track';

/** Returns what kept a camera from starting, from the text in which html5-qrcode wraps the browser's error. */
export function cameraFault(error: unknown): CameraFault {
  const message = String(error);
  if (/NotAllowedError|SecurityError/.test(message)) return 'denied';
  if (/NotFoundError|OverconstrainedError/.test(message)) return 'none';
  if (/NotReadableError|AbortError/.test(message)) return 'busy';
  if (/not supported|mediaDevices/.test(message)) return 'unsupported';
  return message.includes(TRACK_ENDED) ? 'lost' : 'failed';
}

/** Returns the slider's range for a camera; null where the ranges do not overlap. */
export function zoomRange(camera: { min: number; max: number }) {
  const min = Math.max(ZOOM.min, camera.min);
  const max = Math.min(ZOOM.max, camera.max);
  return max > min ? { min, max, step: ZOOM.step } : null;
}

/** Returns the zoom to begin with: the stored one, clamped to the slider's range. Null without a slider. */
export function startingZoom(
  camera: { min: number; max: number },
  kept: number | null,
): number | null {
  const range = zoomRange(camera);
  return range && Math.min(range.max, Math.max(range.min, kept ?? range.min));
}

/** The library draws the frame's corners this far outside the box, and no frame where they do not fit. */
const CORNER_PIXELS = 6;
/** The library refuses a smaller box. */
const MIN_BOX_PIXELS = 50;

/**
 * Returns the square to scan in a view of this size, in CSS pixels: 250 (product.md 9), or the largest that
 * fits with its frame. Never below 50.
 */
export function scanBox(viewWidth: number, viewHeight: number) {
  const room = Math.floor(Math.min(viewWidth, viewHeight)) - 2 * CORNER_PIXELS;
  const side = Math.max(MIN_BOX_PIXELS, Math.min(BOX_PIXELS, room));
  return { width: side, height: side };
}

/** A part of an image in pixels, and how far to tilt it before scanning, in degrees. */
export type Piece = { x: number; y: number; width: number; height: number; tilt: number };

/**
 * The tilts at which an image is scanned, one after the other. The decoder misses one straight code in
 * fourteen, whose grid is badly aligned with the pixels, and it misses others when tilted: small ones of
 * less than three pixels to a module, which tilting blurs. Hardly any code is missed at all of these.
 */
export const TILTS = [0, 7, 15, 90];
const TILE_TILTS = [0, 7];

/**
 * Returns where to look for a code in an image: in all of it, then in squares of 512 pixels that overlap by
 * half, so that a small code in a busy image is completely inside one of them.
 */
export function piecesOf(width: number, height: number): Piece[] {
  const whole = TILTS.map((tilt) => ({ x: 0, y: 0, width, height, tilt }));
  if (Math.max(width, height) <= IMAGE_CHUNK_PIXELS) return whole;
  const tiles = startsOf(height).flatMap((y) =>
    startsOf(width).map((x) => ({
      x,
      y,
      width: Math.min(IMAGE_CHUNK_PIXELS, width),
      height: Math.min(IMAGE_CHUNK_PIXELS, height),
    })),
  );
  return [...whole, ...TILE_TILTS.flatMap((tilt) => tiles.map((tile) => ({ ...tile, tilt })))];
}

/** The last square ends at the picture's edge. */
function startsOf(length: number): number[] {
  const last = Math.max(0, length - IMAGE_CHUNK_PIXELS);
  const steps = Math.ceil(last / (IMAGE_CHUNK_PIXELS / 2));
  return Array.from({ length: steps + 1 }, (_, at) =>
    Math.min(last, (at * IMAGE_CHUNK_PIXELS) / 2),
  );
}
