import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { DISABLED_FEATURES } from './disabled-features';

/** Debian's. The one without windows needs a fifth less of the processor for a journey. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';

/** Keeps the browser from working for itself, and from sending requests of its own beside those of the page. */
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
 * Returns the first browser it finds: PLAYWRIGHT_CHROMIUM's, one of Debian's, Playwright's own, the one in an npm
 * package. With `keepsDevices` Debian's whole browser comes first: in the one without windows a camera has
 * another id after each reload.
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
