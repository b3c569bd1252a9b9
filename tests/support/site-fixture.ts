import { test as base } from '@playwright/test';
import { z } from 'zod';
import { startWorkerStack } from './worker-stack';

const START_MS = 120_000;

type WorkerFixtures = {
  /** The address of the site under test. */
  site: string;
};

/**
 * Tests of a site that only their own worker uses. After a failure Playwright starts another worker, so no test meets
 * what a failed one has left. E2E_SITE_URL, E2E_SANDBOX_URL and E2E_DATA_DIR name the site, its sandbox and its data folder in
 * this process; where E2E_SITE_URL was set before, that site is used as it is.
 */
export const test = base.extend<object, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which fixtures this one needs.
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
