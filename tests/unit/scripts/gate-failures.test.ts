import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readFailures } from '@/scripts/gate/failures';

const folder = mkdtempSync(path.join(tmpdir(), 'gate-failures-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitestReport = (...assertionResults: object[]) => ({
  testResults: [
    {
      name: path.resolve('tests/api/logins.test.ts'),
      status: 'failed',
      message: 'does not load\n  at line 1',
      assertionResults,
    },
  ],
});
const failedTest = (fullName: string) => ({
  ...{ fullName, status: 'failed' },
  failureMessages: ['\u001b[31mError: 503\u001b[39m\n    at somewhere', 'another'],
});

describe('readFailures', () => {
  test("lists vitest's failed tests with the first line of the reason", () => {
    const report = vitestReport({ fullName: 'works', status: 'passed' }, failedTest('logs in'));
    expect(readFailures(reportOf(report))).toEqual([
      { file: 'tests/api/logins.test.ts', title: 'logs in', reason: 'Error: 503' },
    ]);
  });

  test('lists a file that did not load', () => {
    expect(readFailures(reportOf(vitestReport()))).toEqual([
      { file: 'tests/api/logins.test.ts', title: '', reason: 'does not load' },
    ]);
  });

  test('lists failed journeys at any depth by the file that was loaded', () => {
    const spec = (title: string, ok: boolean, message?: string) => ({
      ...{ title, ok, file: 'support/every-page.ts' }, // the file of the shared function that declares it
      tests: [{ results: [message ? { error: { message } } : {}] }],
    });
    const report = {
      suites: [
        {
          file: 'home.spec.ts',
          specs: [spec('a', true)],
          suites: [{ specs: [spec('b', false, 'Late\nmore')] }],
        },
      ],
    };
    expect(readFailures(reportOf(report))).toEqual([
      { file: 'home.spec.ts', title: 'b', reason: 'Late' },
    ]);
  });

  test('is empty without a report', () => {
    expect(readFailures(undefined)).toEqual([]);
    expect(readFailures('reports/no-such.json')).toEqual([]);
  });
});
