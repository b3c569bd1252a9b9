import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runWithRetry } from '@/scripts/gate/run-with-retry';
import { PLANS, type Step } from '@/scripts/gate/steps';

const folder = mkdtempSync(path.join(tmpdir(), 'run-twice-'));
const report = path.join(folder, 'report.json');
const SECOND_TRY = { ...process.env, TEST_SECOND_TRY: '1' };

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  rmSync(report, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * A runner of ten tests. `failing` sets how many fail in the first run, and in the second, which is given file names.
 */
function runner(failing: { first: number; second: number }, outside = 0): Step {
  const program = `
    const files = process.argv.slice(1);
    const failed = files.length ? ${failing.second} : ${failing.first};
    const results = Array.from({ length: failed }, (_, at) => ({
      name: require('node:path').resolve('tests/' + at + '.test.ts'), status: 'failed',
      assertionResults: [{ fullName: 'works', status: 'failed', failureMessages: ['Error: late'] }],
    }));
    require('node:fs').writeFileSync(${JSON.stringify(report)}, JSON.stringify({
      numPassedTests: (files.length || 10) - failed, numFailedTests: failed,
      numPendingTests: 0, numTodoTests: 0, testResults: results,
    }));
    require('node:fs').writeFileSync(process.env.OUTSIDE_REPORT, '${outside}');
    process.exitCode = failed ? 1 : 0;`;
  return { name: 'fake', title: 'Fake', run: ['-e', program, '--'], limitSeconds: 60, report };
}

/** A new folder inside the project, so that its files can import the project's packages. */
function folderHere(): string {
  mkdirSync('reports', { recursive: true });
  return mkdtempSync(path.join(process.cwd(), 'reports/run-twice-'));
}

describe('runWithRetry', () => {
  test('passes if everything passes at the second try, and reports the first failures', async () => {
    const result = await runWithRetry(runner({ first: 2, second: 0 }), SECOND_TRY, false);
    expect(result).toMatchObject({
      outcome: 'passed',
      counts: { passed: 10, failed: 0 },
      failures: [],
    });
    expect(result.firstFailures.map(({ file }) => file)).toEqual([
      'tests/0.test.ts',
      'tests/1.test.ts',
    ]);
  });

  test('fails if a test fails twice', async () => {
    const result = await runWithRetry(runner({ first: 2, second: 1 }), SECOND_TRY, false);
    expect(result).toMatchObject({ outcome: 'FAILED', counts: { passed: 9, failed: 1 } });
    expect(result.failures).toHaveLength(1);
  });

  test('runs the second try with an empty data folder', async () => {
    const data = path.join(folder, 'data');
    const [program = ''] = runner({ first: 1, second: 0 }).run.slice(1);
    const dirty = `const { existsSync, mkdirSync } = require('node:fs');
      if (existsSync(process.env.PERENNIAL_DATA_DIR)) process.exit(1);
      mkdirSync(process.env.PERENNIAL_DATA_DIR);${program}`;
    const step = { ...runner({ first: 1, second: 0 }), run: ['-e', dirty, '--'] };
    const result = await runWithRetry(step, { ...SECOND_TRY, PERENNIAL_DATA_DIR: data }, false);
    expect(result).toMatchObject({ outcome: 'passed', counts: { passed: 10, failed: 0 } });
  });

  test('runs once if many tests failed, or if no second try was requested', async () => {
    const manyFailed = await runWithRetry(runner({ first: 6, second: 0 }), SECOND_TRY, false);
    expect(manyFailed).toMatchObject({ outcome: 'FAILED', counts: { passed: 4, failed: 6 } });
    const { TEST_SECOND_TRY, ...env } = SECOND_TRY;
    const strict = await runWithRetry(runner({ first: 1, second: 0 }), env, false);
    expect(strict).toMatchObject({ outcome: 'FAILED', counts: { passed: 9, failed: 1 } });
  });

  test('runs once if an error was thrown outside the tests', async () => {
    const result = await runWithRetry(runner({ first: 1, second: 0 }, 1), SECOND_TRY, false);
    expect(result).toMatchObject({ outcome: 'FAILED', counts: { passed: 9, failed: 1 } });
  });

  test.each([
    ['passes at the second try if every error is caught', '', 'passed'],
    [
      'fails if another file has an uncaught error',
      'void Promise.reject(new Error("nobody catches it"));',
      'FAILED',
    ],
  ])('vitest itself %s', async (_, thrown, outcome) => {
    const root = folderHere();
    const mark = path.join(root, 'tried');
    const prelude =
      "import { expect, it } from 'vitest'; import { existsSync, writeFileSync } from 'node:fs';";
    const mayFail = `const again = existsSync('${mark}'); writeFileSync('${mark}', ''); expect(again).toBe(true);`;
    writeFileSync(
      path.join(root, 'first.test.ts'),
      `${prelude} it('works', () => { ${mayFail} });`,
    );
    writeFileSync(path.join(root, 'other.test.ts'), `${prelude} it('works', () => { ${thrown} });`);
    const [suite] = Object.values(PLANS.check)
      .flat(2)
      .filter(({ name }) => name === 'unit');
    const run = (suite?.run ?? []).map((word) =>
      word.startsWith('--project')
        ? `--root=${root}`
        : word.replace(/=.*unit\.json$/, `=${report}`).replace('=./', `=${process.cwd()}/`),
    );
    const step: Step = { name: 'real', title: 'Real', run, limitSeconds: 120, report };
    try {
      expect((await runWithRetry(step, SECOND_TRY, false)).outcome).toBe(outcome);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  test('Playwright finds the file of a test that a shared function declares', async () => {
    const root = folderHere();
    const config = path.join(root, 'playwright.config.ts');
    const mark = path.join(root, 'tried');
    mkdirSync(path.join(root, 'support'));
    writeFileSync(
      config,
      // A separate folder, because Playwright empties it and journeys run at the same time.
      `export default { testDir: '.', outputDir: 'results', reporter: [['json', { outputFile: '${report}' }]] };`,
    );
    writeFileSync(
      path.join(root, 'support/declare.ts'),
      `import { existsSync, writeFileSync } from 'node:fs';
      import { expect, test } from '@playwright/test';
      export const declare = (title: string) => test(title, () => {
        const again = existsSync('${mark}');
        writeFileSync('${mark}', '');
        expect(again).toBe(true);
      });`,
    );
    writeFileSync(
      path.join(root, 'shared.spec.ts'),
      "import { declare } from './support/declare'; declare('works');",
    );
    const [journeys] = PLANS.gate.flat(2).filter(({ name }) => name === 'journeys');
    const run = (journeys?.run ?? []).map((word) => word.replace('playwright.config.ts', config));
    const step: Step = { name: 'real', title: 'Real', run, limitSeconds: 120, report };
    try {
      const result = await runWithRetry(step, SECOND_TRY, false);
      expect(result).toMatchObject({ outcome: 'passed', counts: { passed: 1, failed: 0 } });
      expect(result.firstFailures).toMatchObject([{ file: 'shared.spec.ts', title: 'works' }]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  test('reports the first failures if the second try ran no test', async () => {
    const [program = '', ...rest] = runner({ first: 1, second: 0 }).run.slice(1);
    const once = `if (process.argv[1]) process.exit(1);${program}`;
    const step = { ...runner({ first: 1, second: 0 }), run: ['-e', once, ...rest] };
    const result = await runWithRetry(step, SECOND_TRY, false);
    expect(result).toMatchObject({ outcome: 'FAILED', counts: { passed: 9, failed: 1 } });
    expect(result.failures.map(({ file }) => file)).toEqual(['tests/0.test.ts']);
  });

  test('runs once if there is no report', async () => {
    const step = { ...runner({ first: 1, second: 0 }), run: ['-e', 'process.exitCode = 1', '--'] };
    const result = await runWithRetry(step, SECOND_TRY, false);
    expect(result).toMatchObject({ outcome: 'FAILED', failures: [] });
    expect(existsSync(report)).toBe(false);
  });
});
