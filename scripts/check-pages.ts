/** Checks that lib/platform/pages.ts has every page, and that pages and the middleware's matcher agree with it. */
import { globSync, readFileSync } from 'node:fs';
import { ALL_LANGUAGES, DEFAULT_LANGUAGE } from '@/lib/platform/language/languages';
import { PAGES } from '@/lib/platform/pages';
import { matcherFaults, pageFaults } from './checks/pages';

const HELP = `tsx scripts/check-pages.ts: compares lib/platform/pages.ts with app/ and with the matcher of middleware.ts.

Refuses a page without an entry, an entry without a page, and a page whose guard, caching or metadata contradicts its
entry.
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else checkPages();

function checkPages(): void {
  const files = globSync('app/**/{page,layout}.tsx').map((file) => file.replaceAll('\\', '/'));
  const sources = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const prefixes = ALL_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  const faults = [
    ...pageFaults(PAGES, sources).map((fault) => `lib/platform/pages.ts: ${fault}`),
    ...matcherFaults(readFileSync('middleware.ts', 'utf8'), PAGES, prefixes).map(
      (fault) => `middleware.ts: its matcher ${fault}`,
    ),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${Object.keys(PAGES).length} pages, as lib/platform/pages.ts describes them`);
}
