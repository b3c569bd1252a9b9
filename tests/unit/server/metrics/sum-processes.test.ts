import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseMetrics, sampleValue } from '@/tests/support/prometheus';

let child: ChildProcess;
let lines: Interface;

const start = async () => {
  const program = ['--import', 'tsx', 'tests/unit/server/metrics/two-processes.ts'];
  child = spawn(process.execPath, program, { stdio: ['pipe', 'pipe', 'inherit'] });
  if (!child.stdout) throw new Error('The child process has no standard output');
  lines = createInterface({ input: child.stdout });
  expect(await once(lines, 'line')).toEqual(['counting']);
};
const end = async () => {
  child.stdin?.end();
  await once(child, 'exit');
};

beforeAll(start);
afterAll(end);

async function sumsAfter(line: string) {
  child.stdin?.write(`${line}\n`);
  const [sums] = await once(lines, 'line');
  return parseMetrics(JSON.parse(String(sums)));
}

const ABOUT = { route: '/about', method: 'GET', status: '2xx' };

describe('the metrics of two processes', () => {
  it('are added up', async () => {
    const sums = await sumsAfter('');
    expect(sampleValue(sums, 'perennial_http_requests_total', ABOUT)).toBe(3);
    expect(sampleValue(sums, 'perennial_http_duration_seconds_count', { kind: 'page' })).toBe(3);
    expect(sampleValue(sums, 'perennial_page_cache_pages')).toBe(3);
    expect(sampleValue(sums, 'perennial_page_cache_bytes')).toBe(3_000);
    expect(sampleValue(sums, 'perennial_build_info', { version: '1.2.3' })).toBe(2);
    expect(sampleValue(sums, 'perennial_call_seconds_count', { to: 's3', outcome: 'failed' })).toBe(
      2,
    );
  });

  it('are not added up if they describe the whole site', async () => {
    expect(sampleValue(await sumsAfter(''), 'perennial_faulty_settings')).toBe(1);
  });

  it('do not decrease when a process dies, except for the resources it used', async () => {
    const sums = await sumsAfter('kill');
    expect(sampleValue(sums, 'perennial_http_requests_total', ABOUT)).toBe(3);
    expect(sampleValue(sums, 'perennial_http_duration_seconds_bucket', { le: '+Inf' })).toBe(3);
    expect(sampleValue(sums, 'perennial_page_cache_pages')).toBe(2);
    expect(sampleValue(sums, 'perennial_build_info')).toBe(1);
  });

  it('include the last counts of a process that no longer answers', async () => {
    const sums = await sumsAfter('stop');
    expect(sampleValue(sums, 'perennial_http_requests_total', ABOUT)).toBe(3);
    expect(sampleValue(sums, 'perennial_page_cache_pages')).toBeUndefined();
  });

  it('include the counts of two processes that die at once', async () => {
    await end();
    await start();
    await sumsAfter('');
    const sums = await sumsAfter('kill both');
    expect(sampleValue(sums, 'perennial_http_requests_total', ABOUT)).toBe(3);
    expect(sampleValue(sums, 'perennial_call_seconds_count', { to: 's3', outcome: 'failed' })).toBe(
      2,
    );
  });
});
