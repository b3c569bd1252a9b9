import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { DISABLED_FEATURES } from './disabled-features';

/** Debian's browsers. The headless shell uses a fifth less processor time for a journey. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';

/** Stops the browser's background work, and requests that do not come from the page. */
const QUIET = [
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
export async function browser({ keepsDevices = false } = {}): Promise<{
  executablePath: string;
  args: string[];
}> {
  // Chromium's own sandbox does not work for root.
  const args = process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET;
  const debian = keepsDevices ? [WHOLE, SHELL] : [SHELL, WHOLE];
  const places = [process.env.PLAYWRIGHT_CHROMIUM, ...debian, chromium.executablePath()];
  const found = places.find((file) => file && existsSync(file));
  return { executablePath: found ?? (await sparticuz.executablePath()), args };
}
