/** The program behind `npm run reliability`; lab/reliability.mjs has the help text. */
import { readReliabilityOptions } from './options';
import { runParts } from './run-parts';

try {
  const missedTargets = await runParts(readReliabilityOptions(process.argv.slice(2)));
  for (const each of missedTargets) console.error(each);
  process.exitCode = missedTargets.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
