import { execFileSync } from 'node:child_process';

/** Makes the code that is never committed (scripts/prepare.ts): a fresh clone has none yet, and what is imported next needs it. */
export function prepareFirst(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], { stdio: 'inherit' });
}
