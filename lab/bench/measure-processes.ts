import { alternate } from './alternate';
import { readProcessMemory } from './process-memory';
import { figure, type Section } from './report';
import { requestsPerSecond } from './requests-per-second';
import { BYPASS_CACHE } from './response-times';
import { type ServedSite, serveBuiltSite } from './serve-built-site';
import { steadyRate } from './steady-rate';

const COUNTS = [1, 2, 4];
const CACHED = 'cached page';
const DYNAMIC = 'listing by name, rendered';

/** Compares a site with one, two and four processes on this machine. */
export async function measureProcesses(
  settings: Record<string, string>,
  memorialId: string,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Section> {
  const sites = new Map<number, ServedSite>();
  try {
    for (const count of COUNTS)
      sites.set(count, await serveBuiltSite({ ...settings, WEB_PROCESSES: String(count) }));
    const pages = [
      { page: CACHED, path: `/memorial/${memorialId}`, measureRate: steadyRate },
      {
        page: DYNAMIC,
        path: '/find-memorials?name=mary',
        measureRate: (url: string, path: string) =>
          requestsPerSecond({ url, paths: [path], headers: BYPASS_CACHE, seconds }),
      },
    ];
    const sides = [...sites].flatMap(([count, { url }]) =>
      pages.map(({ page, path, measureRate }): [string, () => Promise<number>] => [
        `${page} ${count}`,
        () => measureRate(url, path, seconds),
      ]),
    );
    for (const { url } of sites.values())
      for (const { path } of pages) await requestsPerSecond({ url, paths: [path], requests: 100 });
    const rates = await alternate(Object.fromEntries(sides), rounds);
    const rateOf = (page: string, count: number) => rates[`${page} ${count}`] ?? Number.NaN;
    return {
      title: 'One, two and four processes',
      text: `WEB_PROCESSES over one database; answers in a second, ${rounds} turns of ${seconds} s. The load generator needs a processor, too.`,
      head: [
        'WEB_PROCESSES',
        'processes seen',
        CACHED,
        'times one process',
        DYNAMIC,
        'times one process',
      ],
      rows: COUNTS.map((count) => [
        String(count),
        String(readProcessMemory(sites.get(count)?.pid ?? 0).length),
        ...[CACHED, DYNAMIC].flatMap((page) => [
          figure(rateOf(page, count)),
          figure(rateOf(page, count) / rateOf(page, 1)),
        ]),
      ]),
    };
  } finally {
    for (const site of sites.values()) await site.close();
  }
}
