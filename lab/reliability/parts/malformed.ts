import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { figure } from '@/lab/bench/report';
import type { Measured } from '../measured';
import { isWhole, outcomeOf } from '../outcome';
import { type RanTest, runTests } from '../run-tests';
import { FULL, type Scale } from '../scale';

const PROGRAM = ['node_modules/@playwright/test/cli.js', 'test', '--config'];
const CONFIG = 'playwright.long.config.ts';
const FLOOD = 'tests/api/http/flood';
const REPORT = 'reports/long-journeys.json';
/** Beyond this the site is at fault. */
const FAULT = 500;

const annotations = z.array(z.object({ type: z.string(), description: z.string().optional() }));

type Counts = [status: number, count: number][];

/**
 * R8: malformed requests at the whole stack, as tests/journeys/malformed.long.spec.ts sends them, and what the site has in memory
 * under those of tests/api/http/flood.long.test.ts. A small run goes without it.
 */
export async function measureMalformed(scale: Scale): Promise<Measured> {
  await rm(REPORT, { force: true });
  await runJourney(scale.malformed);
  const counts = countsIn(await readFile(REPORT, 'utf8').catch(() => ''));
  const floods = isWhole(scale, 'malformed')
    ? await runTests('long-api', FLOOD, { MALFORMED_REQUESTS: String(scale.malformed) })
    : [];
  return malformedReport(counts, floods, scale);
}

/** What the counts of the journey and the tests that flood a site show; R8 is met in part at best where no memory was read. */
export function malformedReport(counts: Counts, floods: RanTest[], scale: Scale): Measured {
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const faults = counts.reduce((sum, [status, count]) => sum + (status >= FAULT ? count : 0), 0);
  const failed = floods.filter(({ status }) => status !== 'passed');
  const flooded = floods.map(({ figures }) => figures).find(({ peak }) => peak !== undefined);
  const holds = faults === 0 && all === scale.malformed && failed.length === 0;
  const isAll = isWhole(scale, 'malformed') && (flooded?.requests ?? 0) >= FULL.malformed;
  return {
    title: 'Malformed requests',
    text: 'Well-formed calls of every page and every call of the API, of a visitor, a member and an admin, with something in them that does not belong there: in the address, the method, the headers, the body or its parts. From a seed, over connections that stay open. Then a flood at the sockets of one process: half-sent, cut off, pipelined and oversized requests from many networks, while its resident memory is read.',
    findings: [
      {
        target: 'R8',
        outcome: outcomeOf(holds, isAll),
        figures: `${faults} of ${all.toLocaleString('en')} were answered with 500 or more; ${floodWords(flooded, failed)}`,
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

function floodWords(flooded: RanTest['figures'] | undefined, [failed]: RanTest[]): string {
  const fault = failed ? `, but its test failed: ${failed.reason}` : '';
  if (!flooded) return `memory was not read${fault}`;
  const { requests = 0, peak = Number.NaN, mostResident = Number.NaN } = flooded;
  return `a process had ${figure(peak)} MB at most, of ${mostResident}, under a flood of ${requests.toLocaleString('en')}${fault}`;
}

/** Its outcome is in the report: a journey that fails has counted, too. */
const runJourney = (requests: number) =>
  new Promise<void>((resolve) => {
    const env = { ...process.env, MALFORMED_REQUESTS: String(requests) };
    const child = execFile(process.execPath, [...PROGRAM, CONFIG, 'malformed'], { env }, () =>
      resolve(),
    );
    child.stdout?.pipe(process.stdout);
    child.stderr?.pipe(process.stderr);
  });

/** How often each status came. Throws when the journey did not get so far. */
function countsIn(report: string): Counts {
  const found: unknown[] = [];
  JSON.parse(report || 'null', (name, value) => {
    if (name === 'annotations') found.push(...value);
    return value;
  });
  const statuses = annotations.parse(found).find(({ type }) => type === 'statuses')?.description;
  if (!statuses) throw new Error('The journey of malformed requests reported no counts.');
  return z.array(z.tuple([z.number(), z.number()])).parse(JSON.parse(statuses));
}
