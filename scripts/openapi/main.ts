/** Writes the OpenAPI document as a module that contains its text. The start runs it (write-document.ts). */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { makeDocument } from './make-document';
import { DOCUMENT_FOLDER } from './write-document';

const text = JSON.stringify(await makeDocument());
await mkdir(DOCUMENT_FOLDER, { recursive: true });
await replaceFile('document.d.mts', 'export declare const DOCUMENT: string;\n');
await replaceFile('document.mjs', `export const DOCUMENT = ${JSON.stringify(text)};\n`);
process.exit(0); // modules that the routes load may leave timers running

/** Replaces a file atomically, since a running site may read it at the same moment. */
async function replaceFile(name: string, content: string): Promise<void> {
  await writeFile(`${DOCUMENT_FOLDER}/${name}.new`, content);
  await rename(`${DOCUMENT_FOLDER}/${name}.new`, `${DOCUMENT_FOLDER}/${name}`);
}
