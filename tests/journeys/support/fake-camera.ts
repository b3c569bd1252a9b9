import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import QRCode from 'qrcode';
import { findBrowser } from '@/scripts/browser/installed-browser';
import { test as base, expect } from './test';

type FilmedCode = { code: string; isInverted?: boolean };
/**
 * What the camera films: a code with this text, dark on light or inverted, or a wall. With two cameras the browser
 * supplies the picture.
 */
type Scene = FilmedCode | 'empty' | 'two cameras' | 'no camera';

type Options = { scene: Scene; mayFilm: boolean };

const CAMERA = '--use-fake-device-for-media-stream';
const WIDTH = 640;
const HEIGHT = 480;
/** Fits in the scanner's box of 250 pixels: it never reads a larger code (services.md 6.1). */
const CODE_PIXELS = 230;
/**
 * The offsets of the shaking camera in pixels, and by how many pixels each square of the code is smaller than the
 * maximum. The decoder misses some codes that are badly aligned with the pixels; a real camera never stays aligned
 * like that for long.
 */
const SHAKES = [
  { x: 0, y: 0, squareShrink: 1 },
  { x: 3, y: 2, squareShrink: 0 },
  { x: -4, y: 3, squareShrink: 2 },
  { x: 5, y: -5, squareShrink: 1 },
  { x: -2, y: -3, squareShrink: 0 },
  { x: 1, y: 4, squareShrink: 2 },
];
/** Answers the browser's permission prompt: headless browsers show none. */
const ALLOWED = '--use-fake-ui-for-media-stream';
const DENIED = `${ALLOWED}=deny`;
const WHITE = 235;
const BLACK = 16;
const NO_COLOUR = 128;

/** A test whose browser has its own camera, which films `scene` (services.md 6.2). */
export const test = base.extend<Options>({
  scene: ['empty', { option: true }],
  mayFilm: [true, { option: true }],
  context: async ({ scene, mayFilm, baseURL, javaScriptEnabled }, use, info) => {
    const { executablePath, args } = await findBrowser({ keepsDevices: scene === 'two cameras' });
    const camera = await switchesFor(scene, info.outputPath('camera.y4m'));
    const switches = [...args, ...camera, mayFilm ? ALLOWED : DENIED];
    const ownBrowser = await chromium.launch({ executablePath, args: switches });
    const permissions = mayFilm ? ['camera'] : [];
    const site = {
      ...(baseURL && { baseURL }),
      ...(javaScriptEnabled === false && { javaScriptEnabled }),
    };
    const context = await ownBrowser.newContext({ ...site, permissions });
    await context.addInitScript(countTracks);
    await use(context);
    await ownBrowser.close();
  },
});

async function switchesFor(scene: Scene, film: string): Promise<string[]> {
  if (scene === 'no camera') return [];
  if (scene === 'two cameras') return [`${CAMERA}=device-count=2`];
  await writeFile(film, filmOf(scene));
  return [CAMERA, `--use-file-for-fake-video-capture=${film}`];
}

/** Returns the number of live camera tracks in the page. */
export const liveTracks = (page: Page) =>
  page.evaluate(() => {
    const { tracks } = window as unknown as { tracks: MediaStreamTrack[] }; // countTracks set it
    return tracks.filter(({ readyState }) => readyState === 'live').length;
  });

/** Ends the page's camera as if it were unplugged. */
export const unplug = (page: Page) =>
  page.evaluate(() => {
    const { tracks } = window as unknown as { tracks: MediaStreamTrack[] }; // countTracks set it
    for (const track of tracks) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  });

/** Hides or shows the page, as switching tabs does. */
export const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/**
 * Runs in the page before its scripts. Adds a torch and a zoom up to `maxZoom`, which the fake camera lacks
 * (services.md 6.2).
 */
export function giveTorchAndZoom(maxZoom: number) {
  const applied: object[] = [];
  Object.assign(window, { applied });
  const track = MediaStreamTrack.prototype;
  track.getCapabilities = () =>
    ({ torch: true, zoom: { min: 1, max: maxZoom, step: 0.1 } }) as object;
  track.applyConstraints = async (constraints) => {
    applied.push(...(constraints?.advanced ?? []));
  };
}

export const applied = (page: Page) =>
  page.evaluate(() => (window as unknown as { applied: object[] }).applied); // giveTorchAndZoom set it

/** Runs in the page before its scripts. Records the camera tracks that the page opens. */
function countTracks() {
  const tracks: MediaStreamTrack[] = [];
  Object.assign(window, { tracks });
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    tracks.push(...stream.getVideoTracks());
    return stream;
  };
}

/** Returns a short YUV4MPEG2 film. */
function filmOf(scene: FilmedCode | 'empty'): Buffer {
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR);
  const frames = SHAKES.map((shake) => {
    const isInverted = scene !== 'empty' && scene.isInverted;
    const light = Buffer.alloc(WIDTH * HEIGHT, isInverted ? BLACK : WHITE);
    if (scene !== 'empty') drawCode(light, scene.code, shake, isInverted ? WHITE : BLACK);
    return Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  });
  return Buffer.concat([head, ...frames]);
}

function drawCode(light: Buffer, text: string, shake: (typeof SHAKES)[number], tone: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const scale = Math.floor(CODE_PIXELS / modules.size) - shake.squareShrink;
  const [left, top] = [(WIDTH - modules.size * scale) >> 1, (HEIGHT - modules.size * scale) >> 1];
  for (let y = 0; y < modules.size * scale; y++)
    for (let x = 0; x < modules.size * scale; x++)
      if (modules.get(Math.floor(y / scale), Math.floor(x / scale)))
        light[(top + shake.y + y) * WIDTH + left + shake.x + x] = tone;
}

export { expect };
