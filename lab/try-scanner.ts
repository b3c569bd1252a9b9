/** Reads photos of codes that are hard to read, drawn from a seed. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CORPUS } from './scanner/corpus';
import { readCorpus, WANTED } from './scanner/read-corpus';

const HELP = `npm run try:scanner [-- --save folder]: draws ${CORPUS.length} photos of codes that are hard to read, always the same,
reads them as the worker of /scan-code does, and prints how many were read of each kind, and each miss. Fails if fewer
than ${100 * WANTED} of 100 were read. --save also writes the photos into a folder.

Not tried here: a browser's own BarcodeDetector and html5-qrcode, which a page asks before the worker and which Node
does not have; and HEIC.
`;

const [option, folder] = process.argv.slice(2);
if (option === '--help') process.stdout.write(HELP);
else process.exitCode = (await tryAll(option === '--save' ? folder : undefined)) ? 0 : 1;

async function tryAll(saveTo: string | undefined): Promise<boolean> {
  if (saveTo) await mkdir(saveTo, { recursive: true });
  const { rows, misses, readShare } = await readCorpus(async (name, photo) => {
    if (saveTo) await writeFile(path.join(saveTo, name), photo);
  });
  console.log('| picture | read | slowest, ms |\n|---|---:|---:|');
  for (const [name, { read, of, slowestMs }] of rows)
    console.log(`| ${name} | ${read} of ${of} | ${slowestMs} |`);
  const read = CORPUS.length - misses.length;
  console.log(`\n${read} of ${CORPUS.length} were read. Missed: ${misses.join('; ') || 'none'}.`);
  console.log('The worker alone has read them: zxing-wasm, and its steps for unread codes.');
  return readShare >= WANTED;
}
