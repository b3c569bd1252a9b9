/** Measures the dashboard with many people and tributes: each query, and each complete page. */
import { loadavg } from 'node:os';
import { prepareDatabase } from '../scripts/database/prepare-database';
import { startTemporaryPostgres } from '../scripts/postgres/temporary-server';
import { adminAddresses } from './bench/admin-addresses';
import { serveAdminPages } from './bench/admin-pages';
import { adminWork } from './bench/admin-work';
import { fillForAdmins } from './bench/fill-for-admins';
import { medianMs } from './bench/median';
import { throwawaySettings } from './bench/throwaway-settings';

const HELP = `npm run bench:admin -- [users] [tributes]: fills a throwaway database with 10,000 users and
100,000 tributes (or as many as given), with their orders and ledger, and prints the median of each
admin query in milliseconds, then that of each whole page as the built site answers it. Pages over
200 ms are marked. It needs a build (npm start -- --build-only); PORT is the port on which the site listens.
`;
const TURNS = 21;
/** The median in milliseconds that no page may exceed. */
const MAX_MS = 200;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else await bench(Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 100_000));

async function bench(users: number, tributes: number): Promise<void> {
  const server = await startTemporaryPostgres();
  try {
    const url = server.url('postgres');
    await prepareDatabase(url);
    await fillForAdmins(url, users, tributes);
    const settings = throwawaySettings(url, server.folder);
    const { work, orderId, logIn, close } = await adminWork(settings);
    console.log(`${users} users, ${tributes} tributes; median of ${TURNS} turns`);
    for (const [name, run] of Object.entries(work)) print(await medianMs(run, TURNS), name);
    const token = await logIn();
    await close();
    const pages = await serveAdminPages(settings, token);
    try {
      console.log(`\nWhole pages; load average ${loadavg()[0]?.toFixed(1)}`);
      for (const address of adminAddresses({ users, tributes, orderId })) {
        const median = await medianMs(pages.open(address), TURNS);
        print(median, median > MAX_MS ? `${address}  OVER ${MAX_MS} ms` : address);
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
