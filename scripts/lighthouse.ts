/** Runs Lighthouse by hand on a running site; the gate's step does the same on a stack of its own. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const HELP = `npm run lighthouse -- [address]: measures the home page, the listing, a memorial, login and the
create form of a running site with the demo memorials (default http://localhost:3000), prints the
figures and leaves the reports in reports/lighthouse.
`;

const [site = 'http://localhost:3000'] = process.argv.slice(2);
if (process.argv.includes('--help')) process.stdout.write(HELP);
else process.exitCode = measureAll();

function measureAll(): number {
  rmSync('reports/lighthouse', { recursive: true, force: true });
  const program = 'node_modules/@playwright/test/cli.js';
  const { status } = spawnSync(
    process.execPath,
    [program, 'test', '--config', 'playwright.lighthouse.config.ts'],
    { stdio: 'inherit', env: { ...process.env, E2E_SITE_URL: site } },
  );
  return status ?? 1;
}
