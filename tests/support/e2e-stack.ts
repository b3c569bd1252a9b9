import { startOwnStack } from '../../scripts/start/own-stack';

/**
 * Starts a stack for this run, and tells the tests where it is: E2E_SITE_URL, E2E_SANDBOX_URL,
 * E2E_DATA_DIR. `npm test` made a build for a folder and a port already; alone, both are made here.
 * A site that runs already and is named by E2E_SITE_URL is taken as it is (`npm run lighthouse`).
 * Gives the way to end it.
 */
export default async function startStack(): Promise<() => Promise<void>> {
  if (process.env.E2E_SITE_URL) return async () => {};
  const { site, sandbox, folder, stop } = await startOwnStack();
  Object.assign(process.env, {
    E2E_SITE_URL: site,
    E2E_SANDBOX_URL: sandbox,
    E2E_DATA_DIR: folder,
  });
  return stop;
}
