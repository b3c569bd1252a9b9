/** The program behind `npm run bench`; lab/bench.mjs has the help text. */
import { prepareFirst } from '../../scripts/prepare-first';
import { fillProgram } from './fill-program';
import { readBenchOptions } from './options';
import { runBenchmarks } from './run-benchmarks';

const [command, ...args] = process.argv.slice(2);
try {
  const options = command === 'fill' ? undefined : readBenchOptions(process.argv.slice(2));
  prepareFirst(); // filling uses the site's code to count words
  if (options) await runBenchmarks(options);
  else await fillProgram(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit(); // pools would keep the process alive until their idle timeout
