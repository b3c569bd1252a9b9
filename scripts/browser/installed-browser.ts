import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';

const DEBIAN = '/usr/bin/chromium';

/** No request of the browser's own may mix with those of the page. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The first browser there is: the one named, Debian's, Playwright's own, the one inside an npm package. */
export async function browser(): Promise<{ executablePath: string; args: string[] }> {
  // As root Chromium has no sandbox to offer.
  const args = process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET;
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  const found = [named, DEBIAN, chromium.executablePath()].find((file) => file && existsSync(file));
  return { executablePath: found ?? (await sparticuz.executablePath()), args };
}
