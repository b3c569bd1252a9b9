/** The program behind `npm run bench`, on the pinned Node. scripts/bench.mjs has the help text. */
import { execFileSync } from 'node:child_process';
import { fillProgram } from './fill-program';
import { readOptions } from './options';
import { runBenchmarks } from './run-benchmarks';

const [command, ...args] = process.argv.slice(2);
try {
  // The words of what is filled in are counted by the site's own code.
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], { stdio: 'inherit' });
  if (command === 'fill') await fillProgram(args);
  else await runBenchmarks(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit(); // pools would keep the process for their idle time
