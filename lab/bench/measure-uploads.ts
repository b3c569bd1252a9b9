import { photograph, uploadRepeatedly } from './gallery';
import { readProcessMemory, sumOf, watchPeak } from './process-memory';
import { median } from './quantile';
import { figure, type Section } from './report';
import type { ServedSite } from './serve-built-site';

/** One more than the gallery's form sends in parallel. */
const AT_ONCE = 3;
/** 12 megapixels, as from a phone. */
const WIDTH = 4000;
const HEIGHT = 3000;

/** Uploads pictures to one memorial's gallery and measures the memory of all the site's processes. */
export async function measureUploads(
  { url, pid }: ServedSite,
  settings: Record<string, string>,
  pictures: number,
): Promise<Section> {
  const picture = await photograph(WIDTH, HEIGHT);
  const before = sumOf(readProcessMemory(pid));
  const stopWatching = watchPeak(pid);
  const start = performance.now();
  const times = await uploadRepeatedly(url, settings, picture, {
    times: pictures,
    atOnce: AT_ONCE,
  });
  const seconds = (performance.now() - start) / 1000;
  return {
    title: 'Uploads',
    text: `${pictures} photographs of ${WIDTH} × ${HEIGHT} pixels (${figure(picture.size / 2 ** 20)} MB each), ${AT_ONCE} at once. Memory is what all of the site's processes need together, in megabytes; what they share counts once.`,
    head: ['', ''],
    rows: [
      ['all of them, in seconds', figure(seconds)],
      ['one of them, the median in seconds', figure(median(times) / 1000)],
      ['memory before', figure(before)],
      ['memory at its highest', figure(stopWatching())],
      ['memory after', figure(sumOf(readProcessMemory(pid)))],
    ],
  };
}
