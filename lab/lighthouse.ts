/** Runs Lighthouse by hand on running sites. `npm run test:long` does the same on its own stack. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const HELP = `npm run lighthouse -- [address]: measures the home page, the listing, a memorial, login and the
create form of a running site with the demo memorials (default http://localhost:3000), prints the
figures and leaves the reports in reports/lighthouse.

npm run lighthouse -- --times 5 [--only home,memorial] ADDRESS [ADDRESS ...]: measures the performance
of these pages that many times, alternating between the sites, and prints the medians. Name two sites
to compare two versions; members' pages are compared only if both have the same accounts.
`;

const args = process.argv.slice(2);
if (args.includes('--help')) process.stdout.write(HELP);
else if (args.some((each) => each.startsWith('--times'))) process.exitCode = measureMedians();
else process.exitCode = measureAll(args[0]);

function measureAll(site = 'http://localhost:3000'): number {
  rmSync('reports/lighthouse', { recursive: true, force: true });
  const program = 'node_modules/@playwright/test/cli.js';
  return run([program, 'test', '--config', 'playwright.lighthouse.config.ts'], site);
}

function measureMedians(): number {
  return run(['--import', 'tsx', 'lab/lighthouse/medians.ts', ...args]);
}

function run(program: string[], site?: string): number {
  const env = site ? { ...process.env, E2E_SITE_URL: site } : process.env;
  return spawnSync(process.execPath, program, { stdio: 'inherit', env }).status ?? 1;
}
