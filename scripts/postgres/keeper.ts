/**
 * A process that keeps one PostgreSQL server for as long as its parent lives.
 *
 * Started by open-server.ts. The first message from the parent says what to run; the answer is `{ ready: true }` or
 * `{ fault }`. The process stops the server and then itself on SIGTERM, and also when the parent dies, even by SIGKILL,
 * because then the message channel closes.
 */
import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { postgresBinaries } from './binaries';
import { ensureCluster } from './cluster';
import { spawnProgram } from './spawn-program';
import { stopLeftoverServer } from './stop-leftover-server';

export type KeeperOptions = {
  folder: string;
  port: number;
  password: string;
  flags: string[];
  /** A folder to delete at the end. */
  removeAtEnd?: string;
};

const READY = /database system is ready to accept (?:read-only )?connections/;
let server: ChildProcess | undefined;
let isEnding = false;

if (process.argv.includes('--help')) {
  process.stdout.write(
    'Runs the embedded PostgreSQL. Not to be run by hand: scripts/postgres/open-server.ts does that.\n',
  );
} else {
  process.once('message', (options: KeeperOptions) => void runServer(options));
}

async function runServer(options: KeeperOptions): Promise<void> {
  const end = () => void endServer(options);
  process.stderr.on('error', () => {}); // nobody reads it once the parent has died
  process.once('disconnect', end).once('SIGTERM', end).once('SIGINT', end);
  try {
    await ensureCluster(options.folder, options.password);
    await stopLeftoverServer(options.folder);
    if (!isEnding) await startServer(options);
    process.send?.({ ready: true });
  } catch (error) {
    process.send?.({ fault: error instanceof Error ? error.message : String(error) });
    await endServer(options);
  }
}

async function startServer({ folder, port, flags }: KeeperOptions): Promise<void> {
  const { postgres } = await postgresBinaries();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'lc_messages=C',
    ...flags,
  ];
  const flagList = settings.flatMap((setting) => ['-c', setting]);
  const child = spawnProgram(postgres, ['-D', folder, '-p', `${port}`, ...flagList], folder);
  server = child;
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.stderr.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      output = (output + chunk).slice(-4_000);
      if (READY.test(output)) resolve();
    });
    child.once('exit', (code) => {
      reject(new Error(`PostgreSQL ended with code ${code}:\n${output.trim()}`));
      if (!isEnding) process.exit(1);
    });
  });
}

/** Fast shutdown: rolls back open transactions; everything committed is on disk. */
async function endServer({ removeAtEnd }: KeeperOptions): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  if (server && server.exitCode === null && server.signalCode === null) {
    server.kill('SIGINT');
    await new Promise((resolve) => server?.once('exit', resolve));
  }
  if (removeAtEnd) await rm(removeAtEnd, { recursive: true, force: true });
  process.exit();
}
