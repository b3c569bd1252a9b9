import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first';

const LONG = '**/*.long.test.ts';
/**
 * Tests that change the state of the whole process: the formats that sharp reads, the settings, and state in browser
 * modules.
 */
const ISOLATED = [
  'tests/unit/{browser,demo,media}/**/*.test.ts',
  'tests/unit/components/ui/wreath.test.ts',
  'tests/unit/scripts/group-paths.test.ts',
  'tests/unit/platform/http/client-address.test.ts',
];
/**
 * Tests that mostly wait for commands that build or check the whole site, or for killed workers. Running two at once
 * saves time.
 */
const WAITING = 'tests/{api/{contributing,webhooks},ports/deploy}/**/*.long.test.ts';
const commonSetupFiles = [
  './tests/support/restore-globals.ts',
  './tests/support/no-console-error.ts',
];
const withoutDatabase = {
  maxWorkers: 2, // on two cores, Vitest's default is one
  globalSetup: './tests/support/run-folder.ts',
  setupFiles: ['./tests/support/no-database.ts', ...commonSetupFiles],
};
const withDatabase = {
  maxWorkers: 3, // on two cores: these mostly wait for the database, locks and services that do not answer
  globalSetup: './tests/support/global-setup.ts',
  setupFiles: ['./tests/support/own-database.ts', ...commonSetupFiles],
};
const faults = {
  ...withoutDatabase,
  isolate: true, // each file opens a `World` (tests/faults/world), whose engine starts only once in a process
  fileParallelism: false, // two runs at once would compete for processors
  testTimeout: 900_000,
};

/**
 * `unit` tests use no service, `api` tests use a real PostgreSQL, `sandbox` tests use loopback, and `faults` tests use
 * both, with servers that are killed. Files named `*.long.test.ts` run in `npm run test:long`. The files of one worker
 * share loaded modules, which saves time.
 */
export default defineConfig({
  resolve: { alias: { '@': path.resolve('.') } },
  test: {
    // These limits end tests that hang. They leave slow tests much room, because CI's machines are shared.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxConcurrency: 12, // for concurrent tests that mostly wait, such as the calls during a fault
    sequence: { sequencer: LongestFirst },
    projects: [
      project('unit', ['tests/unit/**/*.test.{ts,tsx}'], { ...withoutDatabase, exclude: ISOLATED }),
      project('unit-alone', ISOLATED, { ...withoutDatabase, isolate: true }),
      project('api', ['tests/{api,ports}/**/*.test.ts'], withDatabase),
      project('sandbox', ['tests/sandbox/**/*.test.ts'], withoutDatabase),
      project('faults', ['tests/faults/**/*.test.ts'], faults),
      // One file at a time: some of these measure times and memory.
      project('long-api', [`tests/{api,ports}/${LONG}`], {
        ...{ ...withDatabase, maxWorkers: 1, exclude: [WAITING], sequence: { groupOrder: 1 } },
      }),
      project('long-api-waiting', [WAITING], {
        ...{ ...withDatabase, maxWorkers: 2, sequence: { groupOrder: 2 } },
      }),
      project('long-faults', [`tests/faults/${LONG}`], faults),
    ],
  },
});

function project(
  name: string,
  include: string[],
  needs: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  const exclude = name.startsWith('long-') ? [] : [LONG];
  return {
    extends: true,
    test: { environment: 'node', pool: 'forks', isolate: false, name, include, exclude, ...needs },
  };
}
