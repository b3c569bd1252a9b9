// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const POLL_MS = 250;

/**
 * Runs a TypeScript program on the Node of node_modules and passes Ctrl-C and SIGTERM on to it. Returns its exit code.
 * If this process is killed, the program's message channel closes, and it ends as well.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function runOnPinnedNode(program, args) {
  const bin = path.resolve('node_modules/.bin');
  const child = spawn(pinnedNode(), ['--import', 'tsx', program, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // In its own process group, so that it receives Ctrl-C once, and only through this process.
    detached: process.platform !== 'win32',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill('SIGTERM'));
  endWithNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * npm sends SIGTERM to the shell between it and this process, and the shell does not forward it. So under npm, the exit
 * of that shell serves as the signal.
 * @param {() => void} end
 */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    end();
  }, POLL_MS);
  watch.unref();
}

/** Node 24 from the platform package. If there is none, this process's own Node, if it is new enough. */
function pinnedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  for (const name of [`node-${system}-${process.arch}`, `node-bin-${system}-${process.arch}`]) {
    const pinned = path.resolve('node_modules', name, 'bin', file);
    if (existsSync(pinned)) return pinned;
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return process.execPath;
  throw new Error('Perennial needs Node 22.12 or newer on this kind of machine.');
}
