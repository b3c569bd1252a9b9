import path from 'node:path';
import { defineConfig } from 'vitest/config';

const shared = { environment: 'node', isolate: true, pool: 'forks' } as const;
const quiet = './tests/support/no-console-error.ts';

/** What each kind of test may lean on: `unit` on nothing, `api` on a real PostgreSQL, `sandbox` on loopback, `faults` on both, with servers that die. */
export default defineConfig({
  resolve: { alias: { '@': path.resolve('.') } },
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['./tests/support/no-database.ts', quiet],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'api',
          include: ['tests/{api,ports}/**/*.test.ts'],
          globalSetup: './tests/support/global-setup.ts',
          setupFiles: ['./tests/support/own-database.ts', quiet],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'sandbox',
          include: ['tests/sandbox/**/*.test.ts'],
          setupFiles: ['./tests/support/no-database.ts', quiet],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          fileParallelism: false, // two runs at once would wait for each other's processors
          testTimeout: 900_000, // a bound on what hangs; the runs take three to four minutes
          setupFiles: ['./tests/support/no-database.ts', quiet],
        },
      },
    ],
  },
});
