/** Measures the dashboard with many people and tributes: each query, and each whole page. */
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { providerSandboxes } from '@/lib/payments/providers/registry';
import { adminAddresses } from './bench/admin-addresses';
import { servedPages } from './bench/admin-pages';
import { adminWork } from './bench/admin-work';
import { fillForAdmins } from './bench/fill-for-admins';
import { medianMs } from './bench/median';
import { prepareDatabase } from './database/prepare-database';
import { temporaryPostgres } from './postgres/temporary-server';

const HELP = `npm run bench:admin -- [users] [tributes]: fills a throwaway database with 10,000 users and
100,000 tributes (or as many as named), with their orders and ledger, and prints the median of each
admin query in milliseconds, then that of each whole page as the built site answers it. Pages over
200 ms are marked. It needs a build (npm start -- --build-only); PORT says where the site may listen.
`;
const TURNS = 21;
/** The median in milliseconds that no page may exceed. */
const MOST_MS = 200;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else await bench(Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 100_000));

async function bench(users: number, tributes: number): Promise<void> {
  const server = await temporaryPostgres();
  try {
    const url = server.url('postgres');
    await prepareDatabase(url);
    await fillForAdmins(url, users, tributes);
    const settings = settingsFor(url, server.folder);
    const { work, orderId, logIn, close } = await adminWork(settings);
    console.log(`${users} users, ${tributes} tributes; median of ${TURNS} turns`);
    for (const [name, run] of Object.entries(work)) print(await medianMs(run, TURNS), name);
    const token = await logIn();
    await close();
    const pages = await servedPages(settings, token);
    try {
      console.log(`\nWhole pages; load average ${loadavg()[0]?.toFixed(1)}`);
      for (const address of adminAddresses({ users, tributes, orderId })) {
        const median = await medianMs(pages.open(address), TURNS);
        print(median, median > MOST_MS ? `${address}  OVER ${MOST_MS} ms` : address);
      }
      console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
    } finally {
      await pages.close();
    }
  } finally {
    await server.close();
  }
}

function print(ms: number, name: string): void {
  console.log(`${ms.toFixed(1).padStart(8)} ms  ${name}`);
}

/** The code uses only the database, but env() requires all of these settings. */
function settingsFor(databaseUrl: string, folder: string): Record<string, string> {
  return {
    SITE_URL: 'http://localhost:3000',
    DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
    FIELD_ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    MEDIA_DIR: folder,
    MAIL_FROM: 'Perennial <hello@perennial.example>',
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...providerSettingsFor('http://127.0.0.1:1'),
    USD_ZAR_RATE: '18.50',
  };
}

/** Each provider as the sandbox would play it. */
function providerSettingsFor(url: string): Record<string, string> {
  const played = providerSandboxes().map(({ secret, settings }) =>
    settings({}, url, secret.make()),
  );
  return Object.assign({}, ...played);
}
