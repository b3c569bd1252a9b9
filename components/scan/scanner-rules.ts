/** Spec 9, "Scanner". */
export const FRAMES_PER_SECOND = 10;
export const BOX_PIXELS = 250;
export const ZOOM = { min: 1, max: 5, step: 0.1 };
export const IMAGE_CHUNK_PIXELS = 512;

/** A picture is made this small before it is looked through: phones take far larger ones than a code needs. */
export const IMAGE_PIXELS = 3 * IMAGE_CHUNK_PIXELS;

export type CameraFault = 'none' | 'denied' | 'busy' | 'unsupported' | 'lost' | 'failed';

/** The words of our own error, beside the browser's. */
export const TRACK_ENDED = 'The camera has ended its track';

/** What kept a camera from starting, from the words that html5-qrcode wraps the browser's error in. */
export function cameraFault(error: unknown): CameraFault {
  const words = String(error);
  if (/NotAllowedError|SecurityError/.test(words)) return 'denied';
  if (/NotFoundError|OverconstrainedError/.test(words)) return 'none';
  if (/NotReadableError|AbortError/.test(words)) return 'busy';
  if (/not supported|mediaDevices/.test(words)) return 'unsupported';
  return words.includes(TRACK_ENDED) ? 'lost' : 'failed';
}

/** The slider for a camera's own range; null where the two have nothing in common. */
export function zoomRange(camera: { min: number; max: number }) {
  const min = Math.max(ZOOM.min, camera.min);
  const max = Math.min(ZOOM.max, camera.max);
  return max > min ? { min, max, step: ZOOM.step } : null;
}

/** The zoom to begin with: the one that was kept, brought into the slider's range. Null without a slider. */
export function startingZoom(
  camera: { min: number; max: number },
  kept: number | null,
): number | null {
  const range = zoomRange(camera);
  return range && Math.min(range.max, Math.max(range.min, kept ?? range.min));
}

/** The library draws the frame's corners this far outside the box, and no frame where they have no room. */
const CORNER_PIXELS = 6;
/** The library refuses a smaller one. */
const LEAST_BOX_PIXELS = 50;

/**
 * The square that is read in a view of this size, in CSS pixels: 250 (spec 9), or the largest that fits
 * with its frame. Never below 50.
 */
export function scanBox(viewWidth: number, viewHeight: number) {
  const room = Math.floor(Math.min(viewWidth, viewHeight)) - 2 * CORNER_PIXELS;
  const side = Math.max(LEAST_BOX_PIXELS, Math.min(BOX_PIXELS, room));
  return { width: side, height: side };
}

/** A part of a picture in pixels, and how far to tilt it before it is read, in degrees. */
export type Piece = { x: number; y: number; width: number; height: number; tilt: number };

/**
 * How far a picture is tilted before it is read, one after the other. The decoder misses one straight code
 * in fourteen, whose grid lies uneasily on the pixels, and it misses others when they lean: small ones of
 * less than three pixels to a module, which leaning blurs. Hardly any is missed at all of these.
 */
export const TILTS = [0, 7, 15, 90];
const TILE_TILTS = [0, 7];

/**
 * Where to look for a code in a picture: in all of it, then in squares of 512 pixels that overlap by half,
 * so that a small code in a busy picture lies whole in one of them.
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
