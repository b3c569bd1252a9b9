// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ packages: Record<string, { version?: string, integrity?: string, dev?: boolean, optional?: boolean }> }} Lock */

/**
 * Not `npm ci`: that refuses a lock file without the packages of other platforms, and the lock file
 * can only name those that the registry had on the day it was written. The versions and hashes that
 * it names are held to all the same, and --no-save leaves it as it is. Warnings about Node are left
 * out, because the packages run on the Node that comes with them.
 */
const INSTALL = [
  'install',
  '--no-save',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/**
 * Installs the packages unless node_modules is what package-lock.json asks for. Gives whether it worked.
 * @param {'run' | 'test'} needs
 */
export async function ensureInstalled(needs) {
  if (isInstalled(needs)) return true;
  process.stdout.write('Installing packages; this takes a minute the first time.\n');
  const code = await runNpm(INSTALL);
  if (code === 0) return true;
  process.stderr.write('npm install failed; its own words stand above. Nothing was started.\n');
  return false;
}

/**
 * Compares the lock file with npm's own note of what it installed.
 * @param {'run' | 'test'} needs
 */
function isInstalled(needs) {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const wanted = readLock('package-lock.json');
  const there = readLock('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '') return true;
    const found = there[name];
    // Packages for other platforms are never there; a live site may do without the dev packages.
    if (!found) return entry.optional === true || (needs === 'run' && entry.dev === true);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** @param {string} file @returns {Lock['packages']} */
const readLock = (file) => /** @type {Lock} */ (JSON.parse(readFileSync(file, 'utf8'))).packages;

/** @param {string[]} args @returns {Promise<number>} */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  const [command, words] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  const child = spawn(command, words, { stdio: 'inherit', shell: process.platform === 'win32' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
