import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { figure } from '@/lab/bench/report';
import type { Measurement } from '../measurement';
import { isFullSize, outcomeOf } from '../outcome';
import { runTests, type TestOutcome } from '../run-tests';
import { FULL_SCALE, type ReliabilityScale } from '../scale';

const PROGRAM = ['node_modules/@playwright/test/cli.js', 'test', '--config'];
const CONFIG = 'playwright.long.config.ts';
const FLOOD = 'tests/api/http/flood';
const REPORT = 'reports/long-journeys.json';
/** From this status on, the site is at fault. */
const FAULT = 500;

const annotations = z.array(z.object({ type: z.string(), description: z.string().optional() }));

type Counts = [status: number, count: number][];

/**
 * R8: sends malformed requests to the whole stack (tests/journeys/malformed.long.spec.ts), and measures the site's
 * memory under the requests of tests/api/http/flood.long.test.ts. A quick run skips the latter.
 */
export async function measureMalformed(scale: ReliabilityScale): Promise<Measurement> {
  await rm(REPORT, { force: true });
  await runJourney(scale.malformed);
  const counts = countsIn(await readFile(REPORT, 'utf8').catch(() => ''));
  const floods = isFullSize(scale, 'malformed')
    ? await runTests('long-api', FLOOD, { MALFORMED_REQUESTS: String(scale.malformed) })
    : [];
  return malformedReport(counts, floods, scale);
}

/** The report on the journey's counts and the flood tests. R8 is met in part at best if memory was not measured. */
export function malformedReport(
  counts: Counts,
  floods: TestOutcome[],
  scale: ReliabilityScale,
): Measurement {
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const faults = counts.reduce((sum, [status, count]) => sum + (status >= FAULT ? count : 0), 0);
  const failedTests = floods.filter(({ status }) => status !== 'passed');
  const floodFigures = floods.map(({ figures }) => figures).find(({ peak }) => peak !== undefined);
  const isMet = faults === 0 && total === scale.malformed && failedTests.length === 0;
  const isAll =
    isFullSize(scale, 'malformed') && (floodFigures?.requests ?? 0) >= FULL_SCALE.malformed;
  return {
    title: 'Malformed requests',
    text: 'Well-formed requests for every page and every call of the API, from a visitor, a member and an admin, each with something in it that does not belong there: in the address, the method, the headers, the body or its parts. They are generated from a seed and sent over persistent connections. Then a flood at the sockets of one process: half-sent, cut off, pipelined and oversized requests from many networks, while its resident memory is read.',
    findings: [
      {
        target: 'R8',
        outcome: outcomeOf(isMet, isAll),
        figures: `${faults} of ${total.toLocaleString('en')} were answered with 500 or more; ${floodText(floodFigures, failedTests)}`,
      },
    ],
    tables: [
      {
        head: ['status (0: the connection was ended)', 'how often'],
        rows: counts.map(([status, count]) => [String(status), count.toLocaleString('en')]),
      },
    ],
  };
}

function floodText(
  floodFigures: TestOutcome['figures'] | undefined,
  [failedTest]: TestOutcome[],
): string {
  const fault = failedTest ? `, but its test failed: ${failedTest.reason}` : '';
  if (!floodFigures) return `memory was not read${fault}`;
  const { requests = 0, peak = Number.NaN, mostResident = Number.NaN } = floodFigures;
  return `a process had ${figure(peak)} MB at most, of ${mostResident}, under a flood of ${requests.toLocaleString('en')}${fault}`;
}

/** Ignores the exit code, because a failed journey also reports its counts. */
const runJourney = (requests: number) =>
  new Promise<void>((resolve) => {
    const env = { ...process.env, MALFORMED_REQUESTS: String(requests) };
    const child = execFile(process.execPath, [...PROGRAM, CONFIG, 'malformed'], { env }, () =>
      resolve(),
    );
    child.stdout?.pipe(process.stdout);
    child.stderr?.pipe(process.stderr);
  });

/** How often each status occurred. Throws if the journey ended before it reported them. */
function countsIn(report: string): Counts {
  const annotationEntries: unknown[] = [];
  JSON.parse(report || 'null', (name, value) => {
    if (name === 'annotations') annotationEntries.push(...value);
    return value;
  });
  const statuses = annotations
    .parse(annotationEntries)
    .find(({ type }) => type === 'statuses')?.description;
  if (!statuses) throw new Error('The journey of malformed requests reported no counts.');
  return z.array(z.tuple([z.number(), z.number()])).parse(JSON.parse(statuses));
}
