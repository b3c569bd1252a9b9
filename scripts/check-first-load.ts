/** Checks each page's budget for the scripts that a browser loads first (decision 0065). Reads the build. */
import path from 'node:path';
import { BUDGETS, DEFAULT_BUDGET, findBudgetErrors, measureFirstLoads } from './checks/first-load';
import { servedRelease } from './releases/history';

const HELP = `tsx scripts/check-first-load.ts: prints how many bytes of script each page first loads,
and refuses pages over their budget.

Reads the newest release. Counts gzipped bytes, of the page's scripts and Next's together.
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else checkFirstLoads();

function checkFirstLoads(): void {
  const loads = measureFirstLoads(path.join(servedRelease(), '.next'));
  const widest = Math.max(...loads.map(({ route }) => route.length));
  for (const { route, bytes } of loads)
    console.log(`${route.padEnd(widest)} ${bytes} of ${BUDGETS[route] ?? DEFAULT_BUDGET}`);
  for (const fault of findBudgetErrors(loads, BUDGETS, DEFAULT_BUDGET)) {
    console.error(fault);
    process.exitCode = 1;
  }
}
