/** Checks types and runs unit tests again whenever a file changes. */
import { spawn } from 'node:child_process';

const HELP = `npm run watch: checks the types and runs the unit tests, and again whenever a file changes.
Vitest reads the keyboard: h lists its keys, q ends both.
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else watch();

function watch(): void {
  const spawnNode = (args: string[], stdin: 'inherit' | 'ignore') =>
    spawn(process.execPath, args, { stdio: [stdin, 'inherit', 'inherit'] });
  const types = spawnNode(
    ['node_modules/typescript/bin/tsc', '--noEmit', '--watch', '--preserveWatchOutput'],
    'ignore',
  );
  const tests = spawnNode(
    ['node_modules/vitest/vitest.mjs', 'watch', '--project=unit*', '--clearScreen=false'],
    'inherit',
  );
  const end = () => {
    types.kill();
    tests.kill();
  };
  for (const child of [types, tests]) child.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
}
