#!/usr/bin/env node
// The whole gate, the same on a laptop and in CI. May run on Node 20, before anything is installed.
import { runProgram } from './bootstrap/run-program.mjs';

const HELP = `npm test: installs what is missing, then runs every check and stops at the first failure.

  npm test                            everything but the long runs; at most 15 minutes on two quiet cores
  npm run check                       the rules and the unit tests; two minutes
  npm run test:long                   Lighthouse, 100 kills, timing, guessing, most journeys; an hour and a half; ends with
                                      one line to paste into a note
  npm run test:soak                   1,000 kills, and half an hour of everything; by hand, writes docs/reliability.md
  npm test -- unit api                only these steps, on generated code that is up to date
  npm test -- api memorials           of these steps, only the test files whose path contains a word
  npm test -- --help                  this text

Steps of the gate     generate types sizes names settings pages providers references directions messages
                      migration-rules lint imports house unused drift unit api sandbox,
                      then build first-load journeys (side by side on more than two processors),
                      then faults alone
Steps of test:long    generate build lighthouse long-journeys long-api long-faults
Steps of test:soak    generate soak-faults soak-memory
Test files named *.long.test.ts and *.long.spec.ts belong to test:long.

While two lanes run, each step's output is shown when it ends; reports/logs has it while it runs.
The last line counts all tests that ran.

Lighthouse leaves its reports in reports/lighthouse and prints their figures. Accessibility, best
practices and SEO must be 100; a performance below 95 is only reported.

The browser is PLAYWRIGHT_CHROMIUM, else /usr/bin/chromium-headless-shell, else /usr/bin/chromium, else
Playwright's own, else one from npm.
TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY_ID and TEST_S3_SECRET_ACCESS_KEY name an S3 server for the
storage contract; without them, its tests are skipped (.ci/run starts one).
`;

await runProgram({ help: HELP, program: 'scripts/gate/main.ts', needs: 'test' });
