/** How fast the dashboard is with many people and tributes; prints medians, and judges nothing. */
import { randomBytes } from 'node:crypto';
import { adminWork } from './bench/admin-work';
import { fillForAdmins } from './bench/fill-for-admins';
import { medianMs } from './bench/median';
import { prepareDatabase } from './database/prepare-database';
import { temporaryPostgres } from './postgres/temporary-server';

const HELP = `npm run bench:admin -- [users] [tributes]: fills a throwaway database with 10,000 users and
100,000 tributes (or as many as named), with their orders and ledger, and prints the median of each
admin query in milliseconds.
`;
const TURNS = 21;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else await bench(Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 100_000));

async function bench(users: number, tributes: number): Promise<void> {
  const server = await temporaryPostgres();
  try {
    const url = server.url('postgres');
    await prepareDatabase(url);
    await fillForAdmins(url, users, tributes);
    const { work, close } = await adminWork(settingsFor(url, server.folder));
    console.log(`${users} users, ${tributes} tributes; median of ${TURNS} turns`);
    for (const [name, run] of Object.entries(work))
      console.log(`${(await medianMs(run, TURNS)).toFixed(1).padStart(8)} ms  ${name}`);
    await close();
  } finally {
    await server.close();
  }
}

/** Nothing of it is used but the database; all of it is asked for. */
function settingsFor(databaseUrl: string, folder: string): Record<string, string> {
  return {
    SITE_URL: 'http://localhost:3000',
    DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
    FIELD_ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    MEDIA_DIR: folder,
    MAIL_FROM: 'Perennial <hello@perennial.example>',
    SMTP_URL: 'smtp://127.0.0.1:1',
    PAYSTACK_SECRET_KEY: 'sk_test_bench',
    PAYSTACK_PUBLIC_KEY: 'pk_test_bench',
    PAYFAST_MERCHANT_ID: '10000100',
    PAYFAST_MERCHANT_KEY: '46f0cd694581a',
    PAYFAST_PASSPHRASE: 'garden',
    USD_ZAR_RATE: '18.50',
  };
}
