import { photograph, uploadRepeatedly } from '@/lab/bench/gallery';
import { type MemoryReading, memoryWork, readMemory } from '@/lab/bench/measure-memory';
import { sumOf } from '@/lab/bench/process-memory';
import { figure } from '@/lab/bench/report';
import { serveBuiltSite } from '@/lab/bench/serve-built-site';
import { publicMemorials, startMadeUpSite } from '../made-up-site';
import type { Measurement } from '../measurement';
import { isFullSize, outcomeOf } from '../outcome';
import type { ReliabilityScale } from '../scale';

/** The most resident memory that one process of the server may have, in megabytes of 2^20 bytes. */
export const CEILING = 350;
const MEMORIALS = 10_000;
const PAGES = 500;
/** As from a phone, and as many at once as the gallery's form sends. */
const [WIDTH, HEIGHT, AT_ONCE] = [4000, 3000, 3];

/** R11: the memory of one process after many cached pages, dynamic pages and uploads. */
export async function measureMemory(scale: ReliabilityScale): Promise<Measurement> {
  const madeUpSite = await startMadeUpSite(MEMORIALS);
  try {
    const settings = { ...madeUpSite.settings, WEB_PROCESSES: '1' };
    const ids = await publicMemorials(madeUpSite.databaseUrl, PAGES);
    const picture = await photograph(WIDTH, HEIGHT);
    const site = await serveBuiltSite(settings);
    try {
      const uploads = {
        moment: `and ${scale.uploads} uploads`,
        act: () =>
          uploadRepeatedly(site.url, settings, picture, {
            times: scale.uploads,
            atOnce: AT_ONCE,
          }),
      };
      const work = [...memoryWork(site, ids, scale), uploads];
      return memoryReport(await readMemory(site, work), scale, site.pid);
    } finally {
      await site.close();
    }
  } finally {
    await madeUpSite.close();
  }
}

function memoryReport(
  readings: MemoryReading[],
  scale: ReliabilityScale,
  pid: number,
): Measurement {
  const isAll = isFullSize(scale, 'cached', 'dynamic', 'uploads');
  const serverIn = ({ processes }: MemoryReading) => processes.find((each) => each.pid === pid);
  const last = readings.map(serverIn).at(-1);
  if (!last)
    throw new Error('There is no /proc on this machine: memory can be read on Linux only.');
  const figures = `${figure(last.resident)} MB resident at the end, ${figure(last.peak)} at most, of ${CEILING}`;
  return {
    title: 'Memory of one process',
    text: `One process (WEB_PROCESSES=1) over ${MEMORIALS.toLocaleString('en')} memorials; ${PAGES} of them are opened in turn, then five searches, then photographs of ${WIDTH} × ${HEIGHT} pixels are uploaded, ${AT_ONCE} at once. Megabytes of 2^20 bytes. "At most" is what the kernel has noted since the start. The decoder, which reads pictures in a process of its own with a limit of its own (decisions 0037 and 0129), is part of the last column only.`,
    findings: [{ target: 'R11', outcome: outcomeOf(last.resident <= CEILING, isAll), figures }],
    tables: [
      {
        head: ['', 'resident', 'at most until then', 'all processes together'],
        rows: readings.map((reading) => [
          reading.moment,
          figure(serverIn(reading)?.resident ?? Number.NaN),
          figure(serverIn(reading)?.peak ?? Number.NaN),
          figure(sumOf(reading.processes)),
        ]),
      },
    ],
  };
}
