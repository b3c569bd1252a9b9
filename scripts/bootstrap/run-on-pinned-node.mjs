// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const LOOK_EVERY_MS = 250;

/**
 * Runs a TypeScript program on the Node of node_modules and passes Ctrl-C and SIGTERM on to it.
 * Returns its exit code. When this process is killed outright, the program notices (its message
 * channel closes) and ends as well.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function runOnPinnedNode(program, args) {
  const bin = path.resolve('node_modules/.bin');
  const child = spawn(pinnedNode(), ['--import', 'tsx', program, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // In its own process group it receives Ctrl-C only through this process, once.
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
 * npm passes SIGTERM to the shell between it and this process, and the shell does not pass it on.
 * So under npm the end of that shell is the signal.
 * @param {() => void} end
 */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    end();
  }, LOOK_EVERY_MS);
  watch.unref();
}

/** Node 24 from the platform package; this process's own when there is none and it is new enough. */
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
