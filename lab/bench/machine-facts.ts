import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import type { MachineFacts } from './report';
import { wrkVersion } from './steady-rate';

const GIB = 2 ** 30;

/** The machine, the versions and the time of a run. */
export function machineFacts(
  command: string,
  postgres: string,
  nginx: string | undefined,
): MachineFacts {
  const [processor] = cpus();
  const wrk = wrkVersion();
  return {
    Command: `\`${command}\``,
    Date: `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    Machine: `${availableParallelism()} × ${processor?.model.trim() || process.arch}, ${Math.round(totalmem() / GIB)} GB, ${process.platform}`,
    Versions: `Node ${process.versions.node}, Next ${versionOf('next')}, PostgreSQL ${postgres}${nginx ? `, nginx ${nginx}` : ''}, autocannon ${versionOf('autocannon')}${wrk ? `, wrk ${wrk}` : ', without wrk'}`,
    'Load average at the start': loads(),
  };
}

export const loads = () =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(', ');

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
