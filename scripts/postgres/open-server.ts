import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { POSTGRES_USER } from './cluster';
import type { KeeperOptions } from './keeper';

export type PostgresServer = {
  pid: number;
  /** The URL of one of its databases. */
  url: (database: string) => string;
  /** Stops the server and waits until it has ended. */
  close: () => Promise<void>;
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<void>;
  output: Readable;
};

const KEEPER = path.resolve('scripts/postgres/keeper.ts');

/** Starts PostgreSQL on a data folder, created if missing, and waits until it answers. */
export async function openPostgres(options: KeeperOptions): Promise<PostgresServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', KEEPER], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const output = child.stderr as Readable; // 'pipe' above
  output.resume();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const answer = new Promise<{ fault?: string }>((resolve, reject) => {
    child.once('message', resolve).once('error', reject);
    child.once('exit', () => reject(new Error('PostgreSQL ended before it was ready')));
  });
  child.send(options);
  const { fault } = await answer;
  if (fault) throw new Error(fault);
  const login = `${POSTGRES_USER}:${encodeURIComponent(options.password)}`;
  return {
    pid: child.pid as number, // a process that has answered has a pid
    url: (database) => `postgresql://${login}@127.0.0.1:${options.port}/${database}`,
    close: () => {
      child.kill('SIGTERM');
      return ended;
    },
    ended,
    output,
  };
}
