/**
 * Runs the jobs about silent owners on the site under test as if at another time: `tsx silence-jobs.ts FOLDER
 * MOMENT`. It is a separate process because it needs the site's settings.
 */
import { readSettings } from '@/scripts/start/data-folder';

const [folder = '', moment = ''] = process.argv.slice(2);
Object.assign(process.env, await readSettings(folder));
const { watchSilence } = await import('@/lib/keepers/commands/watch-silence');
const { runHandovers } = await import('@/lib/keepers/commands/run-handovers');
await watchSilence({}, new Date(moment));
await runHandovers({}, new Date(moment));
process.exit(); // the connection pool would keep the process alive
