/** Goes back to the previous release. The next start, or restart of an instance, serves it. */
import { keepHistory, readHistory, releaseFolder, rolledBack } from './releases/history';

const HELP = `npm run rollback: makes the release before the one to serve. Restart the instances one after the other then, as
for an update. Builds nothing, and leaves the database as it is: docs/operations/update.md says when that is safe. Run twice, it
goes forward again.
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else await rollBack();

async function rollBack(): Promise<void> {
  try {
    const history = rolledBack(await readHistory());
    await keepHistory(history);
    const [current = ''] = history.releases;
    console.log(`Release ${current} is served from the next start on: ${releaseFolder(current)}`);
  } catch (error) {
    console.error(`Nothing was changed: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
