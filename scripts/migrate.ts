/** Brings the database of DATABASE_URL up to date: for deployments that do not use `npm start`. */
import { checkSettings, SettingsError } from '@/lib/platform/env';
import { prepareDatabase } from './database/prepare-database';
import { readEnvironment } from './start/options';

const HELP = `npm run migrate: applies the migrations that the database of DATABASE_URL does not have
yet, and prepares its job queue. Several runs may overlap; one of them does the work.
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else await migrate();

async function migrate(): Promise<void> {
  try {
    const appliedNames = await prepareDatabase(checkSettings(readEnvironment()).DATABASE_URL);
    console.log(
      appliedNames.length === 0 ? 'The database is up to date.' : appliedNames.join('\n'),
    );
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
