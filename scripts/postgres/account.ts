import { execFileSync } from 'node:child_process';

export type Account = { uid: number; gid: number };

/**
 * Returns the account that runs PostgreSQL, which refuses to run as root. For root it is `postgres`, created if
 * missing. For all other users it is undefined: they run PostgreSQL as themselves.
 */
export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return findAccount();
  } catch {
    execFileSync('groupadd', ['--system', '--force', 'postgres'], { stdio: 'ignore' });
    execFileSync('useradd', ['--system', '--gid', 'postgres', 'postgres'], { stdio: 'ignore' });
    return findAccount();
  }
}

const findAccount = () => ({ uid: id('-u'), gid: id('-g') });

const id = (flag: string) =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
