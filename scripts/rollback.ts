/** Goes back to the previous release. The next start, or restart of an instance, serves it. */
import { historyAfterRollback, readHistory, releaseFolder, writeHistory } from './releases/history';

const HELP = `npm run rollback: goes back to the previous release. Then restart the instances one after the other, as
for an update. Builds nothing and does not change the database: docs/operations/update.md says when that is safe. A second run
goes forward again.
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else await rollBack();

async function rollBack(): Promise<void> {
  try {
    const history = historyAfterRollback(await readHistory());
    await writeHistory(history);
    const [current = ''] = history.releases;
    console.log(`Release ${current} is served from the next start on: ${releaseFolder(current)}`);
  } catch (error) {
    console.error(`Nothing was changed: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
