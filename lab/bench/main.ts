/** The program behind `npm run bench`, on the pinned Node. lab/bench.mjs has the help text. */
import { prepareFirst } from '../../scripts/prepare-first';
import { fillProgram } from './fill-program';
import { readOptions } from './options';
import { runBenchmarks } from './run-benchmarks';

const [command, ...args] = process.argv.slice(2);
try {
  const options = command === 'fill' ? undefined : readOptions(process.argv.slice(2));
  prepareFirst(); // the site's own code counts the words of what is filled in
  if (options) await runBenchmarks(options);
  else await fillProgram(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit(); // pools would keep the process for their idle time
