import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import type { Measured } from '../measured';
import type { Scale } from '../scale';

const PROGRAM = ['node_modules/@playwright/test/cli.js', 'test', '--config'];
const CONFIG = 'playwright.long.config.ts';
const REPORT = 'reports/long-journeys.json';
/** Beyond this the site is at fault. */
const FAULT = 500;

const annotations = z.array(z.object({ type: z.string(), description: z.string().optional() }));

/** R8: malformed requests at the whole stack, as tests/journeys/malformed.long.spec.ts sends them. */
export async function measureMalformed({ malformed }: Scale): Promise<Measured> {
  await rm(REPORT, { force: true });
  await runJourney(malformed);
  const counts = countsIn(await readFile(REPORT, 'utf8').catch(() => ''));
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const faults = counts.reduce((sum, [status, count]) => sum + (status >= FAULT ? count : 0), 0);
  return {
    title: 'Malformed requests',
    text: 'Well-formed calls of every page and every call of the API, of a visitor, a member and an admin, with something in them that does not belong there: in the address, the method, the headers, the body or its parts. From a seed, over connections that stay open.',
    findings: [
      {
        target: 'R8',
        outcome: faults === 0 && all === malformed ? 'met' : 'missed',
        figures: `${faults} of ${all.toLocaleString('en')} were answered with 500 or more`,
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
function countsIn(report: string): [number, number][] {
  const found: unknown[] = [];
  JSON.parse(report || 'null', (name, value) => {
    if (name === 'annotations') found.push(...value);
    return value;
  });
  const statuses = annotations.parse(found).find(({ type }) => type === 'statuses')?.description;
  if (!statuses) throw new Error('The journey of malformed requests reported no counts.');
  return z.array(z.tuple([z.number(), z.number()])).parse(JSON.parse(statuses));
}
