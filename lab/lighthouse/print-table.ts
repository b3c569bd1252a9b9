import { PERFORMANCE_TARGET, scoreOf } from './measure';
import { MEASURED_PAGES } from './pages';
import { readReport } from './reports';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
const HEADINGS = [
  'Page',
  'Perf.',
  'Access.',
  'Best pr.',
  'SEO',
  'LCP',
  'TBT',
  'CLS',
  'Machine',
  '',
];

/**
 * Prints the figures of all measured pages at the end of the run, each with Lighthouse's index of the machine's speed
 * at the time: a quiet laptop has 1500 or more.
 */
export default async function printTable(): Promise<void> {
  const lines = [HEADINGS, ...(await Promise.all(MEASURED_PAGES.map(({ name }) => lineOf(name))))];
  const text = lines.map((cells) =>
    cells
      .map((cell) => cell.padEnd(10))
      .join('')
      .trimEnd(),
  );
  console.log(`\nLighthouse, mobile preset\n${text.join('\n')}`);
}

async function lineOf(name: string): Promise<string[]> {
  const report = await readReport(name);
  if (!report) return [name, 'not measured'];
  const isBelowTarget = scoreOf(report, 'performance') < PERFORMANCE_TARGET;
  return [
    name,
    ...CATEGORIES.map((category) => String(scoreOf(report, category))),
    ...METRICS.map((metric) => report.audits[metric]?.displayValue ?? ''),
    String(Math.round(report.environment.benchmarkIndex)),
    isBelowTarget ? `performance below ${PERFORMANCE_TARGET}, median of 3 runs` : '',
  ];
}
