import { describe, expect, it } from 'vitest';
import {
  getScanRegions,
  IMAGE_CHUNK_PIXELS,
  IMAGE_PIXELS,
  scanBox,
  searchArea,
  startingZoom,
  TILTS,
  TRACK_ENDED,
  toCameraError,
  ZOOM,
  zoomRange,
} from '@/components/scan/scanner-rules';

describe('a camera that does not start', () => {
  it.each([
    ['Error getting userMedia, error = NotFoundError: Requested device not found', 'none'],
    ['Error getting userMedia, error = OverconstrainedError', 'none'],
    ['Error getting userMedia, error = NotAllowedError: Permission denied', 'denied'],
    ['Error getting userMedia, error = NotReadableError: Could not start', 'busy'],
    ['Camera streaming not supported by the browser.', 'unsupported'],
    ['HTML Element with id=scan-view-1 not found', 'failed'],
    [new TypeError('x is null'), 'failed'],
    [new Error(TRACK_ENDED), 'lost'],
  ])('with %s counts as %s', (error, fault) => expect(toCameraError(error)).toBe(fault));
});

describe('the zoom slider', () => {
  it.each([
    [
      { min: 1, max: 8 },
      { min: 1, max: 5 },
    ],
    [
      { min: 0.5, max: 3 },
      { min: 1, max: 3 },
    ],
    [
      { min: 2, max: 10 },
      { min: 2, max: 5 },
    ],
  ])('of a camera with %j has the range %j', (camera, range) => {
    expect(zoomRange(camera)).toEqual({ ...range, step: ZOOM.step });
  });

  it('is missing for a camera that cannot zoom within these limits', () => {
    expect(zoomRange({ min: 100, max: 400 })).toBeNull();
    expect(zoomRange({ min: 1, max: 1 })).toBeNull();
  });
});

describe('the initial zoom', () => {
  const camera = { min: 1, max: 3 };
  it.each([
    [4.5, 3],
    [0.2, 1],
    [2.4, 2.4],
    [null, 1],
  ])('after %j was stored is %j for a camera from 1 to 3', (storedZoom, zoom) => {
    expect(startingZoom(camera, storedZoom)).toBe(zoom);
  });

  it('is null for a camera without a slider', () => {
    expect(startingZoom({ min: 100, max: 400 }, 4.5)).toBeNull();
  });
});

describe('the box in which codes are read', () => {
  it.each([
    [606, 454, 250],
    [262, 640, 250],
    [286, 215, 203],
    [215.6, 286, 203],
    [286, 60, 50],
  ])('in a view of %d by %d has sides of %d and room for its frame', (width, height, side) => {
    expect(scanBox(width, height)).toEqual({ width: side, height: side });
  });
});

describe('the regions of a picture', () => {
  it('are only the whole picture, straight and tilted, if it is small', () => {
    const whole = { x: 0, y: 0, width: 200, height: 512 };
    expect(getScanRegions(200, 512)).toEqual([0, 7, 15, 90].map((tilt) => ({ ...whole, tilt })));
  });

  it('continue with squares, straight ones first, because tilting blurs small codes', () => {
    const tilts = getScanRegions(1000, 512).map(({ width, tilt }) => `${width} at ${tilt}`);
    expect(tilts.slice(TILTS.length)).toEqual([
      ...Array(3).fill('512 at 0'),
      ...Array(3).fill('512 at 7'),
    ]);
  });

  it.each([
    [IMAGE_PIXELS, IMAGE_PIXELS],
    [IMAGE_PIXELS, 700],
    [513, 100],
  ])('cover %i by %i pixels and lie inside', (width, height) => {
    const tiles = getScanRegions(width, height).slice(TILTS.length);
    expect(tiles.length).toBeGreaterThan(0);
    for (const { x, y, ...size } of tiles) {
      expect(size.width).toBeLessThanOrEqual(IMAGE_CHUNK_PIXELS);
      expect([x + size.width <= width, y + size.height <= height]).toEqual([true, true]);
    }
    expect(Math.max(...tiles.map((tile) => tile.x + tile.width))).toBe(width);
    expect(Math.max(...tiles.map((tile) => tile.y + tile.height))).toBe(height);
  });

  it('completely contain any code up to half a tile in size', () => {
    const tiles = getScanRegions(1000, 600).slice(TILTS.length);
    const half = IMAGE_CHUNK_PIXELS / 2;
    for (let x = 0; x + half <= 1000; x += 37)
      for (let y = 0; y + half <= 600; y += 37)
        expect(
          tiles.some(
            (tile) =>
              tile.x <= x &&
              tile.y <= y &&
              tile.x + tile.width >= x + half &&
              tile.y + tile.height >= y + half,
          ),
        ).toBe(true);
  });
});

describe('the part of a frame that is searched', () => {
  it('is what the box surrounds and a tenth more on each side, not the next niche of a wall', () => {
    const video = { videoWidth: 1280, videoHeight: 960, clientWidth: 640, clientHeight: 480 };
    expect(searchArea(video)).toEqual({ x: 340, y: 180, width: 600, height: 600 });
  });

  it.each([
    { videoWidth: 480, videoHeight: 640, clientWidth: 240, clientHeight: 320 },
    { videoWidth: 1920, videoHeight: 1080, clientWidth: 320, clientHeight: 180 },
    { videoWidth: 640, videoHeight: 480, clientWidth: 0, clientHeight: 0 },
  ])('lies within the picture: %o', (video) => {
    const { x, y, width, height } = searchArea(video);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(video.videoWidth);
    expect(y + height).toBeLessThanOrEqual(video.videoHeight);
    expect(Math.min(width, height)).toBeGreaterThan(0);
  });
});
