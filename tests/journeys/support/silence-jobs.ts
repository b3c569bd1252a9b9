/**
 * Runs the jobs about silent owners on the stack under test as if it were another moment: `tsx silence-jobs.ts FOLDER MOMENT`.
 * A process of its own, since it has the site's settings.
 */
import { readSettings } from '@/scripts/start/data-folder';

const [folder = '', moment = ''] = process.argv.slice(2);
Object.assign(process.env, await readSettings(folder));
const { watchSilence } = await import('@/lib/keepers/commands/watch-silence');
const { runHandovers } = await import('@/lib/keepers/commands/run-handovers');
await watchSilence({}, new Date(moment));
await runHandovers({}, new Date(moment));
process.exit(); // the pool of connections would keep it
