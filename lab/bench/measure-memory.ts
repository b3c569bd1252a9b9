import { type ProcessMemory, readProcessMemory, sumOf } from './process-memory';
import { figure, type Section } from './report';
import { requestsPerSecond } from './requests-per-second';
import { BYPASS_CACHE } from './response-times';
import type { ServedSite } from './serve-built-site';

/** The memory of a site's processes at one moment, the largest first. */
export type MemoryReading = { moment: string; processes: ProcessMemory[] };
type Work = { moment: string; act: () => Promise<unknown> };

/** Measures the resident memory of each of a site's processes just after the start, and after many pages. */
export async function measureSiteMemory(
  site: ServedSite,
  memorialIds: string[],
  pages: { cached: number; dynamic: number },
): Promise<Section> {
  const readings = await readMemory(site, memoryWork(site, memorialIds, pages));
  return {
    title: 'Memory',
    text: `One site (WEB_PROCESSES=1), ${memorialIds.length} memorials in turn. In megabytes of 2^20 bytes. "The largest" is the resident memory of the largest process; "together" is the memory of all processes, with shared memory counted once.`,
    head: ['', 'processes', 'the largest', 'together'],
    rows: readings.map(({ moment, processes }) => [
      moment,
      String(processes.length),
      figure(processes[0]?.resident ?? 0),
      figure(sumOf(processes)),
    ]),
  };
}

/** The work between readings: requests for cached pages, then for dynamic ones. */
export function memoryWork(
  { url }: ServedSite,
  memorialIds: string[],
  { cached, dynamic }: { cached: number; dynamic: number },
): Work[] {
  const pages = memorialIds.map((id) => `/memorial/${id}`);
  const searches = ['mary', 'john', 'smith', 'иван', '王'].map(
    (name) => `/find-memorials?${new URLSearchParams({ name })}`,
  );
  return [
    {
      moment: `after ${cached.toLocaleString('en')} cached pages`,
      act: () => requestsPerSecond({ url, paths: pages, requests: cached }),
    },
    {
      moment: `and ${dynamic.toLocaleString('en')} dynamic ones`,
      act: () =>
        requestsPerSecond({ url, paths: searches, headers: BYPASS_CACHE, requests: dynamic }),
    },
  ];
}

/** Reads a site's memory at its start and after each piece of work. */
export async function readMemory({ pid }: ServedSite, work: Work[]): Promise<MemoryReading[]> {
  const takeReading = (moment: string): MemoryReading => ({
    moment,
    processes: readProcessMemory(pid).toSorted((a, b) => b.resident - a.resident),
  });
  const readings = [takeReading('at the start')];
  for (const { moment, act: run } of work) {
    await run();
    readings.push(takeReading(moment));
  }
  return readings;
}
