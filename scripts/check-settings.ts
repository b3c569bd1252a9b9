/** Checks that only one file reads process.env (style.md 42). Lists the few exceptions with their reasons. */
import { readFileSync } from 'node:fs';
import { sourceFiles } from './checks/source-files';

const HELP =
  'tsx scripts/check-settings.ts: refuses files that read process.env and are not listed.\n';

const READERS: Record<string, string> = {
  'lib/platform/env.ts': 'validates every setting and provides it',
  'lib/platform/log.ts': 'must be able to log that the settings are wrong',
  'next.config.mjs': 'is read by Next itself, even before our own code is loaded',
  'lib/platform/language/catalogue.ts': 'is used to report faults in the settings',
  'lib/accounts/next-auth-session.ts':
    'sets the address that next-auth reads only from the environment',
  'lib/memorials/card/font-folder.ts':
    'configures fontconfig, which reads nothing but the environment',
  'lib/platform/cache/handler.ts': 'is loaded by Next outside the bundle',
  'server/page-cache.ts': 'is loaded by Next outside the bundle',
  'server/start-traces.ts': 'sets a switch that Next reads only from the environment',
  'server/security-headers.ts':
    'passes the settings to the providers, whose origins the policy lists',
  'lib/platform/paths.ts': 'has the addresses of the scanner, which the build passes to the pages',
  'middleware.ts': 'is bundled by Next on its own',
  'prisma.config.ts': 'is read by the Prisma command line',
  'playwright.config.ts': 'is read by Playwright; not a setting of the product',
  'sandbox/main.ts': 'is a separate program with its own settings',
};
/** Scripts, tests and the lab start other programs and pass settings to them. */
const UNCHECKED = /^(lab|scripts|tests)\//;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else checkReaders();

function checkReaders(): void {
  const readers = sourceFiles().filter(
    (file) =>
      !UNCHECKED.test(file) && /\bprocess\.env\b/.test(withoutComments(readFileSync(file, 'utf8'))),
  );
  const unlisted = readers.filter((file) => !(file in READERS));
  for (const file of unlisted)
    console.error(`${file} reads process.env; only lib/platform/env.ts may`);
  const unused = Object.keys(READERS).filter((file) => !readers.includes(file));
  for (const file of unused)
    console.error(`${file} is listed as a reader of process.env but does not read it`);
  if (unlisted.length > 0 || unused.length > 0) process.exitCode = 1;
  else console.log(`${readers.length} files read process.env, each with a reason`);
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
