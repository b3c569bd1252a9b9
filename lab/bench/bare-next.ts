import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../scripts/net/find-free-port';
import { openServer, type ServedSite } from './serve-built-site';

/** Inside the repository, so that Next finds its packages; ignored by git. */
const FOLDER = '.bench/bare-next';
const NEXT = 'node_modules/next/dist/bin/next';

/**
 * Serves an application with one static page, with Next's own server in one process. Builds it first if this version of
 * Next has not built it yet.
 */
export async function serveBareNext(): Promise<ServedSite> {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'));
  if (readStamp() !== version) build(version);
  const port = await findFreePort();
  const program = [NEXT, 'start', FOLDER, '--port', String(port), '--hostname', '127.0.0.1'];
  return openServer(program, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }, port, '/');
}

function build(version: string): void {
  mkdirSync(path.join(FOLDER, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(FOLDER, name), text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, 'build', FOLDER], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The bare application could not be built.\n${stdout}${stderr}`);
  writeFileSync(path.join(FOLDER, 'built-by'), version);
}

function readStamp(): string {
  try {
    return readFileSync(path.join(FOLDER, 'built-by'), 'utf8');
  } catch {
    return '';
  }
}

/** A page with about as much text as a memorial. */
const FILES = {
  'next.config.mjs': 'export default {};\n', // otherwise Next would use ours, in a parent folder
  'app/layout.js': `export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n`,
  'app/page.js': `const TEXT = 'The house was small and always full. School ended early, and work began. ';
export default () => <main><h1>A page</h1>{Array.from({ length: 60 }, (_, at) =>
  <p key={at}>{at}: {TEXT.repeat(3)}</p>)}</main>;\n`,
};
