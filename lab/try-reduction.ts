/** Measures how small a browser makes pictures, and a video, before it sends them. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../scripts/browser/installed-browser';
import { drawPhotos } from './reduction/draw-photos';
import { filmClip } from './reduction/film-clip';

const HELP = `npm run try:reduction [-- folder]: makes 60 pictures smaller in Chromium, as the upload form does, and prints how much
data they take before and after, and how long each took. The pictures are drawn: 12 megapixels and some 4 MB each, in six
kinds of detail. With a folder, its JPEGs and PNGs are used instead. Fails if more than a fifth of the data is left.
Then it makes a clip smaller that a phone filmed upright, and fails unless that is upright and smaller. Needs ffmpeg.
`;
const PICTURES = 60;
const WANTED = 1 / 5;

type Photo = { name: string; bytes: Buffer };
/** The sizes are in bytes. */
type Measured = { name: string; before: number; after: number; ms: number };

const [folder] = process.argv.slice(2);
if (folder === '--help') process.stdout.write(HELP);
else process.exitCode = (await tryAll(folder)) ? 0 : 1;

async function tryAll(from: string | undefined): Promise<boolean> {
  const photos = from ? await readPhotos(from) : await drawPhotos();
  const times = from ? 1 : PICTURES / photos.length;
  const { measured, clip } = await inBrowser(async (page) => ({
    measured: await reducePhotos(page, photos, times),
    clip: await page.evaluate(reduceClipInPage, (await filmClip()).toString('base64')),
  }));
  console.log('| picture | before, MB | after, MB | ms |\n|---|---:|---:|---:|');
  for (const { name, before, after, ms } of measured)
    console.log(`| ${name} | ${megabytes(before)} | ${megabytes(after)} | ${Math.round(ms)} |`);
  const total = (of: 'before' | 'after') =>
    times * measured.reduce((sum, each) => sum + each[of], 0);
  const [before, after] = [total('before'), total('after')];
  const count = times * measured.length;
  console.log(`\n${count} pictures of ${megabytes(before)} MB are sent as ${megabytes(after)} MB.`);
  const { before: film, after: sent, width, height, ms } = clip;
  console.log(
    `The clip of ${megabytes(film)} MB: ${megabytes(sent)} MB, ${width} × ${height}, ${ms} ms.`,
  );
  return after <= before * WANTED && sent < film && width === 720 && height === 1280;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(2);
}

async function readPhotos(from: string): Promise<Photo[]> {
  const names = (await readdir(from)).filter((name) => /\.(jpe?g|png)$/i.test(name));
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(path.join(from, name)) })),
  );
}

/** Runs a function with a page that has the program, in a secure context, without which there are no encoders. */
async function inBrowser<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const { outputFiles } = await build({
    entryPoints: ['components/media/reduce-file.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'reduction',
    write: false,
    logLevel: 'silent',
  });
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
    await page.goto('https://localhost/');
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    return await use(page);
  } finally {
    await browser.close();
  }
}

/** Reduces each photo several times in a row, and returns the longest time for each. */
async function reducePhotos(page: Page, photos: Photo[], times: number): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { name, bytes } of photos) {
    const type = /\.png$/i.test(name) ? 'image/png' : 'image/jpeg';
    const photo = { name, type, base64: bytes.toString('base64') };
    const { after, ms } = await page.evaluate(reduceInPage, { ...photo, times });
    measured.push({ name, before: bytes.length, after, ms });
  }
  return measured;
}

/** Runs in the page. */
async function reduceInPage(photo: { name: string; type: string; base64: string; times: number }) {
  const { reduceFile } = (
    globalThis as unknown as { reduction: typeof import('../components/media/reduce-file') }
  ).reduction; // the bundle's global
  const bytes = Uint8Array.from(atob(photo.base64), (letter) => letter.charCodeAt(0));
  const file = new File([bytes], photo.name, { type: photo.type });
  let after = file.size;
  let ms = 0;
  for (let time = 0; time < photo.times; time++) {
    const start = performance.now();
    const smaller = await reduceFile(file, () => undefined, new AbortController().signal);
    ms = Math.max(ms, performance.now() - start);
    after = (smaller ?? file).size;
  }
  return { after, ms };
}

/** Runs in the page. Returns the size at which the browser shows the smaller copy. */
async function reduceClipInPage(base64: string) {
  const { reduceFile } = (
    globalThis as unknown as { reduction: typeof import('../components/media/reduce-file') }
  ).reduction; // the bundle's global
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const file = new File([bytes], 'clip.mov', { type: 'video/quicktime' });
  const start = performance.now();
  const smaller = await reduceFile(file, () => undefined, new AbortController().signal);
  const ms = Math.round(performance.now() - start);
  const video = document.createElement('video');
  video.src = URL.createObjectURL(smaller ?? file);
  await new Promise((resolve, reject) => {
    video.onloadedmetadata = resolve;
    video.onerror = reject;
  });
  const { videoWidth: width, videoHeight: height } = video;
  return { before: file.size, after: (smaller ?? file).size, width, height, ms };
}
