import { test as base } from '@playwright/test';
import { z } from 'zod';
import { startWorkerStack } from './worker-stack';

const START_MS = 120_000;

type WorkerFixtures = {
  site: string;
};

/**
 * Starts a site for each Playwright worker. Playwright starts a new worker after a failure, so no test sees what a
 * failed one left behind. If E2E_SITE_URL already names a site, that site is tested instead. The fixture sets
 * E2E_SITE_URL, E2E_SANDBOX_URL and E2E_DATA_DIR in this process.
 */
export const test = base.extend<object, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      if (process.env.E2E_SITE_URL) return use(process.env.E2E_SITE_URL);
      const [template, postgres] = z
        .tuple([z.string(), z.string()])
        .parse([process.env.E2E_TEMPLATE_DIR, process.env.E2E_POSTGRES_URL]);
      const stack = await startWorkerStack(template, postgres);
      Object.assign(process.env, {
        E2E_SITE_URL: stack.site,
        E2E_SANDBOX_URL: stack.sandbox,
        E2E_DATA_DIR: stack.folder,
      });
      await use(stack.site);
      await stack.stop();
    },
    { scope: 'worker', auto: true, timeout: START_MS },
  ],
  baseURL: ({ site }, use) => use(site),
});

export { expect } from '@playwright/test';
