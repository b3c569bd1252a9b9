import { execFileSync } from 'node:child_process';

/** Generates the code that is not committed (scripts/prepare.ts): a fresh clone lacks it, and later imports need it. */
export function prepareFirst(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], { stdio: 'inherit' });
}
