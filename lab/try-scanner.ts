/** Reads photos of codes that are hard to read, drawn from a seed. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CORPUS, type CorpusPicture } from './scanner/corpus';
import { readPhoto } from './scanner/read-photo';

const HELP = `npm run try:scanner [-- --save folder]: draws ${CORPUS.length} photos of codes that are hard to read, always the same ones, reads
them as the worker of /scan-code does, and prints how many were read of each kind, and each miss. Fails below 95 of 100.
--save also writes the photos into a folder.

Not tried here: a browser's own BarcodeDetector and html5-qrcode, which a page asks before the worker and which Node
does not have; and HEIC, which the browser itself opens or not.
`;
const WANTED = 0.95;

const [option, folder] = process.argv.slice(2);
if (option === '--help') process.stdout.write(HELP);
else process.exitCode = (await tryAll(option === '--save' ? folder : undefined)) ? 0 : 1;

async function tryAll(saveTo: string | undefined): Promise<boolean> {
  if (saveTo) await mkdir(saveTo, { recursive: true });
  const misses: string[] = [];
  const rows = new Map<string, { read: number; of: number; slowest: number }>();
  for (const [index, picture] of CORPUS.entries()) {
    const { kind, strength, text } = picture;
    const photo = await picture.take();
    if (saveTo) await writeFile(path.join(saveTo, fileName(picture, index)), photo);
    const start = performance.now();
    const isRead = (await readPhoto(photo)) === text;
    const row = rows.get(`${kind}, ${strength}`) ?? { read: 0, of: 0, slowest: 0 };
    rows.set(`${kind}, ${strength}`, {
      read: row.read + (isRead ? 1 : 0),
      of: row.of + 1,
      slowest: Math.max(row.slowest, Math.round(performance.now() - start)),
    });
    if (!isRead) misses.push(fileName(picture, index));
  }
  console.log('| picture | read | slowest, ms |\n|---|---:|---:|');
  for (const [name, { read, of, slowest }] of rows)
    console.log(`| ${name} | ${read} of ${of} | ${slowest} |`);
  const read = CORPUS.length - misses.length;
  console.log(`\n${read} of ${CORPUS.length} were read. Missed: ${misses.join('; ') || 'none'}.`);
  console.log('Read with zxing-wasm alone: Node has no BarcodeDetector.');
  return read / CORPUS.length >= WANTED;
}

const fileName = ({ kind, strength }: CorpusPicture, index: number): string =>
  `${String(index + 1).padStart(2, '0')} ${kind}, ${strength}.jpg`;
