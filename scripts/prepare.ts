/** Generates the code that is not committed: messages, Prisma's client, the API's document and Next's type files. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileMessages } from './messages/compile-messages';
import { documentFingerprint, isDocumentCurrent, writeDocument } from './openapi/write-document';
import { startChild } from './start/child';
import { clientFingerprint, generateClient, isClientCurrent } from './start/generate-client';
import { StartedParts } from './start/started-parts';

const HELP =
  'tsx scripts/prepare.ts: makes lib/platform/{db,language,openapi}/generated, next-env.d.ts and .next/types.\n';

if (process.argv.includes('--help')) process.stdout.write(HELP);
else await prepare();

async function prepare(): Promise<void> {
  const logFolder = await mkdtemp(path.join(tmpdir(), 'perennial-prepare-'));
  const running = new StartedParts();
  try {
    await compileMessages();
    const client = await clientFingerprint();
    if (!(await isClientCurrent(client))) await generateClient(client, logFolder, running);
    const document = await documentFingerprint();
    if (!(await isDocumentCurrent(document))) await writeDocument(document, logFolder, running);
    const next = ['node_modules/next/dist/bin/next', 'typegen'];
    await running.finish(startChild(next, { name: 'typegen', logFolder, env: process.env }));
  } finally {
    await running.end();
    await rm(logFolder, { recursive: true, force: true });
  }
}
