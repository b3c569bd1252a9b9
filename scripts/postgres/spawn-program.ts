import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { postgresAccount } from './account';

const OTHERS_MAY_ENTER = 0o001;

/** Starts one of PostgreSQL's programs under the account that may run it. `folder` is its data folder. */
export function spawnProgram(
  program: string,
  flags: string[],
  folder: string,
): ChildProcessByStdio<null, null, Readable> {
  const account = postgresAccount();
  const options = {
    cwd: folder,
    // Its own process group, because Ctrl-C must stop the site first and the database last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'] satisfies ['ignore', 'ignore', 'pipe'],
  };
  if (account === undefined) return spawn(program, flags, options);
  if (isReachable(program) && isReachable(folder))
    return spawn(program, flags, { ...options, ...account });
  // The checkout is in a folder that only root may enter, such as /root. The account gets one capability, to ignore the
  // permissions of folders. The secure bit makes access(2) respect it.
  const { uid, gid } = account;
  const privilege = [
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  const accountFlags = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...privilege];
  return spawn('setpriv', [...accountFlags, '--', program, ...flags], options);
}

/** Whether every user may enter all parent folders. */
function isReachable(file: string): boolean {
  const parent = path.dirname(file);
  if (parent === file) return true;
  return (statSync(parent).mode & OTHERS_MAY_ENTER) !== 0 && isReachable(parent);
}
