import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { DISABLED_FEATURES } from './disabled-features';

/** Debian's browsers. The headless shell uses a fifth less processor time for a journey. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const FULL_BROWSER = '/usr/bin/chromium';

/** Stops the browser's background work, and requests that do not come from the page. */
const QUIET_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES}`,
];

/**
 * Returns the first browser it finds: PLAYWRIGHT_CHROMIUM, one of Debian's, Playwright's own, or the one from an npm
 * package. With `keepsDevices`, Debian's full browser comes first: in the headless shell, a camera gets a new id after
 * each reload.
 */
export async function findBrowser({ keepsDevices = false } = {}): Promise<{
  executablePath: string;
  args: string[];
}> {
  // Chromium's own sandbox does not work for root.
  const args = process.getuid?.() === 0 ? [...QUIET_ARGS, '--no-sandbox'] : QUIET_ARGS;
  const debian = keepsDevices ? [FULL_BROWSER, HEADLESS_SHELL] : [HEADLESS_SHELL, FULL_BROWSER];
  const candidates = [process.env.PLAYWRIGHT_CHROMIUM, ...debian, chromium.executablePath()];
  const installed = candidates.find((file) => file && existsSync(file));
  return { executablePath: installed ?? (await sparticuz.executablePath()), args };
}
