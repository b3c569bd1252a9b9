import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { runQuery } from '@/lab/bench/filled-databases';
import { readProcessMemory } from '@/lab/bench/process-memory';

/** The memory and open files of one process at one moment. */
export type ProcessSample = { resident: number; descriptors: number };
export type Sample = {
  seconds: number;
  /** By process id, for each process that existed at the start; undefined after it has ended. */
  processes: Map<number, ProcessSample | undefined>;
  /** The total memory of all the site's processes, including those that were started later. */
  together: number;
  connections: number;
};

/** The clients of one database, except the one that asks. */
const CONNECTIONS = `SELECT count(*)::int - 1 AS count FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend'`;

/**
 * Samples a site's processes at intervals: `rootPid` and its descendants at the start, which serve the site.
 * Processes that are started later count only in `together`.
 */
export async function sampleSite(
  rootPid: number,
  databaseUrl: string,
  { everySeconds, forSeconds }: { everySeconds: number; forSeconds: number },
): Promise<Sample[]> {
  const others = readProcessMemory(rootPid).filter(({ pid }) => pid !== rootPid);
  const pids = [rootPid, ...others.map(({ pid }) => pid)];
  const start = performance.now();
  const samples: Sample[] = [];
  for (let at = 0; at <= forSeconds; at += everySeconds) {
    await sleep(Math.max(0, start + at * 1_000 - performance.now()));
    samples.push(await sampleNow(rootPid, databaseUrl, pids, at));
  }
  return samples;
}

async function sampleNow(
  rootPid: number,
  databaseUrl: string,
  pids: number[],
  seconds: number,
): Promise<Sample> {
  const memory = readProcessMemory(rootPid);
  const [row] = await runQuery(databaseUrl, CONNECTIONS);
  const sampleOf = (pid: number): ProcessSample | undefined => {
    const reading = memory.find((each) => each.pid === pid);
    return reading && { resident: reading.resident, descriptors: descriptorsOf(pid) };
  };
  return {
    seconds,
    processes: new Map(pids.map((pid) => [pid, sampleOf(pid)])),
    together: memory.reduce((sum, { share }) => sum + share, 0),
    connections: Number(row?.count),
  };
}

function descriptorsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0; // it has ended in the meantime
  }
}
