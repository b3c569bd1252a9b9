import { parseArgs } from 'node:util';
import { type LighthouseReport, runLighthouseOnce, scoreOf } from './measure';
import { MEASURED_PAGES, type MeasuredPage } from './pages';

const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

/**
 * Measures pages of one or more running sites several times, the sites in turn, and prints the median, minimum and
 * maximum of each figure. Started by lab/lighthouse.ts, whose help text describes the arguments.
 */
async function measureMedians(sites: string[], times: number, only?: string): Promise<void> {
  const pages = MEASURED_PAGES.filter(({ name }) => !only || only.split(',').includes(name));
  for (const page of pages) {
    const reports = new Map<string, LighthouseReport[]>(sites.map((site) => [site, []]));
    for (let time = 0; time < times; time += 1)
      for (const [site, siteReports] of reports) siteReports.push(await measurePage(page, site));
    for (const [site, siteReports] of reports) printMedians(page.name, site, siteReports);
  }
}

async function measurePage({ visit }: MeasuredPage, site: string): Promise<LighthouseReport> {
  const { address, cookie } = await visit(site);
  return runLighthouseOnce(new URL(address, site).href, cookie, ['performance']);
}

function printMedians(name: string, site: string, reports: LighthouseReport[]): void {
  const score = spread(reports.map((report) => scoreOf(report, 'performance')));
  const metrics = METRICS.map((metric) => {
    const values = reports.map(({ audits }) => Math.round(audits[metric]?.numericValue ?? 0));
    return `${metric} ${spread(values)} ms`;
  });
  console.log([name, site, `performance ${score}`, ...metrics].join('  '));
}

/** The median, with the minimum and maximum in brackets. */
function spread(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]} to ${sorted.at(-1)})`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '5' }, only: { type: 'string' } },
});
process.env.E2E_SITE_URL = positionals[0]; // the site where the member logs in
await measureMedians(positionals, Number(values.times), values.only);
