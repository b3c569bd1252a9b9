/** Reads pages of a running site as the crawlers of messengers, networks and search engines do. */
import { CRAWLERS } from './crawlers/crawlers';
import { sharedPages } from './crawlers/pages';
import { faultsOf, type Picture, visit } from './crawlers/visit';

const HELP = `npm run crawlers -- [address]: asks a running site with the demo memorials (default http://localhost:3000)
for one page of each kind, as ${CRAWLERS.map(({ name }) => name).join(', ')}
do, and prints what each would show as a preview of a link. "bytes" is how much of the page has to be read for it, of
16,384 that are looked at. Fails if a preview is not complete or a picture takes longer than a second.
`;
const SLOW_MS = 1_000;

const [site = 'http://localhost:3000'] = process.argv.slice(2);
if (site === '--help') process.stdout.write(HELP);
else process.exitCode = (await printTable(site)) ? 0 : 1;

async function printTable(site: string): Promise<boolean> {
  let isComplete = true;
  console.log('| page | crawler | bytes | title | picture | missing |\n|---|---|---:|---|---|---|');
  for (const [name, address] of await sharedPages(site)) {
    const pictures = new Map<string, Promise<Picture>>();
    for (const crawler of CRAWLERS) {
      const seen = await visit(crawler, new URL(address, site).href, pictures);
      const { preview, picture } = seen;
      const faults = faultsOf(seen);
      if (picture && picture.ms > SLOW_MS) faults.push(`a picture in ${Math.round(picture.ms)} ms`);
      if (faults.length > 0) isComplete = false;
      const shown = picture
        ? `${picture.width} x ${picture.height}, ${Math.round(picture.bytes / 1000)} kB, ${Math.round(picture.ms)} ms`
        : 'none';
      const title = preview.title.replaceAll('|', '\\|'); // it would end its cell
      const row = [name, crawler.name, preview.bytes, title, shown, faults.join(', ')];
      console.log(`| ${row.join(' | ')} |`);
    }
  }
  return isComplete;
}
