/** Takes screenshots of every page for people to look at. */
import { parseArgs } from 'node:util';
import { isLanguage, type Language } from '@/lib/platform/language/languages';
import { startStack } from '../scripts/start/start-stack';
import { fillStack } from './screenshots/fill-stack';
import { memorialPlaces, type Places } from './screenshots/places';
import { takeScreenshots } from './screenshots/take-screenshots';

const HELP = `npm run screenshots -- [address] [--into folder] [--only pattern] [--languages en] [--widths 390,1280]:
takes pictures of every page with the demo memorials, as wide as a phone and a desktop, in light and dark,
into screenshots/ (not in git); other languages go into a subfolder with their name. The site must offer them
(LANGUAGES), including the made-up xx and xr.

Without an address it starts its own stack, with past payments, and stops it at the end. A running
site is used as it is, and pages that need such a payment are skipped. --only takes the pictures
whose name matches the pattern. The browser is PLAYWRIGHT_CHROMIUM, else /usr/bin/chromium-headless-shell,
else /usr/bin/chromium, else Playwright's own, else the one inside an npm package.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    into: { type: 'string', default: 'screenshots' },
    only: { type: 'string', default: '' },
    languages: { type: 'string', default: 'en' },
    widths: { type: 'string', default: '390,1280' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) process.stdout.write(HELP);
else await takePictures(positionals[0]);

async function takePictures(address: string | undefined): Promise<void> {
  if (address) return takeFrom(address, await memorialPlaces(address));
  const stack = await startStack();
  try {
    const places = await memorialPlaces(stack.site);
    await takeFrom(stack.site, { ...places, ...(await fillStack(stack.folder, places)) });
  } finally {
    await stack.stop();
  }
}

async function takeFrom(site: string, places: Places): Promise<void> {
  const languages = values.languages.split(',').map(parseLanguage);
  const widths = values.widths.split(',').map(Number);
  const only = new RegExp(values.only);
  const total = await takeScreenshots({
    site,
    places,
    folder: values.into,
    only,
    languages,
    widths,
  });
  console.log(`${total.pictures} pictures in ${values.into}, ${(total.bytes / 1e6).toFixed(1)} MB`);
}

function parseLanguage(name: string): Language {
  if (isLanguage(name)) return name;
  throw new Error(`${name} is not a language of the site`);
}
