// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ packages: Record<string, { version?: string, integrity?: string, dev?: boolean, optional?: boolean }> }}
 *   Lock
 */

/**
 * `npm ci` installs exactly the versions and hashes of package-lock.json. It installs dev packages under
 * NODE_ENV=production as well, because the start builds the site. It prints errors only: npm warns about the machine's
 * Node, but the packages run on the pinned Node.
 */
const INSTALL = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/**
 * Installs the packages unless node_modules already matches package-lock.json.
 * @param {'run' | 'test'} needs
 * @returns {Promise<boolean>} whether the packages are installed
 */
export async function ensureInstalled(needs) {
  if (isInstalled(needs)) return true;
  process.stdout.write('Installing packages; this takes a minute the first time.\n');
  const code = await runNpm(INSTALL);
  if (code === 0) return true;
  process.stderr.write('npm ci failed; its messages are above. Nothing was started.\n');
  return false;
}

/**
 * Compares the lock file with npm's own record of what it installed.
 * @param {'run' | 'test'} needs
 */
function isInstalled(needs) {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const expected = readLock('package-lock.json');
  const installed = readLock('node_modules/.package-lock.json');
  return Object.entries(expected).every(([name, entry]) => {
    if (name === '') return true;
    const installedEntry = installed[name];
    // Packages for other platforms are never installed; a live site does not need the dev packages.
    if (!installedEntry) return entry.optional === true || (needs === 'run' && entry.dev === true);
    return installedEntry.version === entry.version && installedEntry.integrity === entry.integrity;
  });
}

/** @param {string} file @returns {Lock['packages']} */
const readLock = (file) => /** @type {Lock} */ (JSON.parse(readFileSync(file, 'utf8'))).packages;

/** @param {string[]} args @returns {Promise<number>} */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  const [command, commandArgs] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  const child = spawn(command, commandArgs, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
