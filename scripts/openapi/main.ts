/** Writes the OpenAPI document as a module that contains its text. The start runs it (write-document.ts). */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { makeDocument } from './make-document';
import { FOLDER } from './write-document';

const text = JSON.stringify(await makeDocument());
await mkdir(FOLDER, { recursive: true });
await keep('document.d.mts', 'export declare const DOCUMENT: string;\n');
await keep('document.mjs', `export const DOCUMENT = ${JSON.stringify(text)};\n`);
process.exit(0); // modules that the routes load may leave timers running

/** Replaces a file atomically, since a running site may read it at the same moment. */
async function keep(name: string, content: string): Promise<void> {
  await writeFile(`${FOLDER}/${name}.new`, content);
  await rename(`${FOLDER}/${name}.new`, `${FOLDER}/${name}`);
}
