import { WrongKeysError } from '@/lib/platform/crypto/sealing-keys';
import { SettingsError } from '@/lib/platform/env';
import { StartedParts } from '../start/started-parts';
import { BackupError } from './backup-error';
import { PlaceError } from './backup-folder';

export const printLine = (line: string): void => console.log(line);

export const formatMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * Runs a script that may start an embedded database, then stops everything it started and exits. After a failure it
 * prints a sentence and exits with the code of a `BackupError`, else 1. A signal stops it in the same orderly way.
 */
export async function runCommand(work: (running: StartedParts) => Promise<void>): Promise<never> {
  const running = new StartedParts();
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(new BackupError('Stopped.'));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    if (process.channel) process.once('disconnect', stop); // the parent was killed
  });
  stopped.catch(() => {}); // no unhandled rejection once the work has ended
  const code = await Promise.race([work(running), stopped, running.fault]).then(
    () => 0,
    (error: unknown) => {
      console.error(toErrorText(error));
      return error instanceof BackupError ? error.exitCode : 1;
    },
  );
  await running.end();
  process.exit(code);
}

function toErrorText(error: unknown): string {
  if (error instanceof SettingsError) return error.message.replace('Perennial from starting', 'it');
  const isForOperator = [BackupError, PlaceError, WrongKeysError].some(
    (kind) => error instanceof kind,
  );
  if (isForOperator) return (error as Error).message; // as: each of them is an error
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
