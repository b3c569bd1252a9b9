import { ALL_LANGUAGES } from '../../lib/platform/language/languages';
import { startOwnStack } from '../../scripts/start/own-stack';

/**
 * Starts a stack for this run, and sets the variables with which tests find it: E2E_SITE_URL,
 * E2E_SANDBOX_URL, E2E_DATA_DIR. `npm test` has built for a folder and a port before; otherwise both are
 * chosen here. A running site that E2E_SITE_URL names is used as it is (`npm run lighthouse`).
 * Returns the function that ends the stack.
 */
export default async function startStack(): Promise<() => Promise<void>> {
  if (process.env.E2E_SITE_URL) return async () => {};
  process.env.LANGUAGES ??= ALL_LANGUAGES.join();
  const { site, sandbox, folder, stop } = await startOwnStack();
  Object.assign(process.env, {
    E2E_SITE_URL: site,
    E2E_SANDBOX_URL: sandbox,
    E2E_DATA_DIR: folder,
  });
  return stop;
}
