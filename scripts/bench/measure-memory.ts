import { memoryOf, sumOf } from './process-memory';
import { figure, type Section } from './report';
import { requestsPerSecond } from './requests-per-second';
import type { ServedSite } from './serve-built-site';

/** The resident memory of each process of a site that has just started, and after many pages. */
export async function measureMemory(
  { url, pid }: ServedSite,
  memorialIds: string[],
  { cached, dynamic }: { cached: number; dynamic: number },
): Promise<Section> {
  const rows: string[][] = [];
  const look = (moment: string) => {
    const memory = memoryOf(pid);
    const most = Math.max(...memory.map(({ resident }) => resident));
    rows.push([moment, String(memory.length), figure(most), figure(sumOf(memory))]);
  };
  look('at the start');
  const pages = memorialIds.map((id) => `/memorial/${id}`);
  await requestsPerSecond({ url, paths: pages, requests: cached });
  look(`after ${cached.toLocaleString('en')} cached pages`);
  const searches = ['mary', 'john', 'smith', 'иван', '王'].map(
    (name) => `/find-memorials?${new URLSearchParams({ name })}`,
  );
  await requestsPerSecond({ url, paths: searches, requests: dynamic });
  look(`and ${dynamic.toLocaleString('en')} dynamic ones`);
  return {
    title: 'Memory',
    text: `One site (WEB_PROCESSES=1), ${pages.length} memorials in turn. Megabytes of 2^20 bytes: resident for the largest process; together, what processes share counts once.`,
    head: ['', 'processes', 'the largest', 'together'],
    rows,
  };
}
