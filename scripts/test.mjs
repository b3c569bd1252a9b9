#!/usr/bin/env node
// The whole gate, the same on a laptop and in CI. May run on Node 20, before anything is installed.
import { runProgram } from './bootstrap/run-program.mjs';

const HELP = `npm test: installs what is missing, then runs every check in order and stops at the first failure.

  npm test                     everything
  npm run check                what needs neither database nor browser
  npm test -- unit api         only these steps
  npm test -- --help           this text

Steps: generate types lint imports unused sizes settings drift unit api sandbox faults
build lighthouse e2e

Lighthouse leaves its reports in reports/lighthouse and prints their figures. Accessibility, best
practices and SEO must be 100; a performance below 95 is pointed out and fails nothing.

The browser is PLAYWRIGHT_CHROMIUM, else /usr/bin/chromium, else Playwright's own, else one from npm.
TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY_ID and TEST_S3_SECRET_ACCESS_KEY name an S3 server for the
storage contract; without them that part is skipped (.ci/run starts one).
`;

await runProgram({ help: HELP, program: 'scripts/gate/main.ts', needs: 'test' });
