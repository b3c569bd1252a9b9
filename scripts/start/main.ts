/** The program behind `npm start`; scripts/start.mjs has the help text. */
import { SettingsError } from '@/lib/platform/env';
import { readEnvironment, readStartOptions } from './options';
import { startAll } from './start-all';
import { StartedParts } from './started-parts';

const running = new StartedParts();
const stopped = new Promise<'stopped'>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => resolve('stopped'));
  // If scripts/start.mjs is killed, the channel to it closes.
  if (process.channel) process.once('disconnect', () => resolve('stopped'));
});
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

process.exit(await run());

async function run(): Promise<number> {
  try {
    const options = readStartOptions(process.argv.slice(2));
    const work = startAll(options, readEnvironment(options.envFile), running);
    work.catch(() => {}); // stopping in the middle makes the work fail, as intended
    const outcome = await Promise.race([work, stopped]);
    if (outcome === 'running') await Promise.race([stopped, running.fault]);
    if (outcome !== 'done') console.log('\nStopping what was started …');
    return 0;
  } catch (error) {
    console.error(`\n${explain(error)}`);
    return 1;
  } finally {
    await running.end();
  }
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  return error instanceof Error ? `Perennial stops: ${error.message}` : String(error);
}
