import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const executablePath = process.env.PLAYWRIGHT_CHROMIUM ?? '/usr/bin/chromium';

/** Without a browser its tests are skipped, and say so. */
export const isChromiumInstalled = existsSync(executablePath);
if (!isChromiumInstalled) console.info(`Skipped: there is no Chromium at ${executablePath}.`);

const SWITCHES =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync';

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath, args: SWITCHES.split(' ') });
}
