import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const VITEST = 'node_modules/vitest/vitest.mjs';

const report = z.object({
  testResults: z.array(
    z.object({
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          meta: z.object({ figures: z.record(z.string(), z.number()).optional() }).optional(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

export type TestOutcome = {
  /** The title of the test's `describe`; `title` is the test's own. */
  about: string;
  title: string;
  status: string;
  seconds: number;
  /** The figures that the test stored in `task.meta.figures`. */
  figures: Record<string, number>;
  reason: string;
};

/**
 * Runs the tests of a project whose file paths contain a word, with these settings added to the environment. Throws if
 * no test ran.
 */
export async function runTests(
  project: string,
  pathPart: string,
  settings: Record<string, string> = {},
): Promise<TestOutcome[]> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'tests-')), 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  await new Promise<void>((resolve) => {
    const args = [VITEST, 'run', `--project=${project}`, ...reporters, pathPart];
    const env = { ...process.env, ...settings };
    const child = execFile(process.execPath, args, { env, maxBuffer: 2 ** 26 }, () => resolve());
    child.stdout?.pipe(process.stdout);
    child.stderr?.pipe(process.stderr);
  });
  const { testResults } = report.parse(JSON.parse(await readFile(file, 'utf8')));
  const outcomes = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title, status, duration, meta, failureMessages }) => ({
        ...{ about: ancestorTitles.join(' '), title, status },
        seconds: (duration ?? 0) / 1000,
        figures: meta?.figures ?? {},
        reason: failureMessages?.[0]?.split('\n')[0] ?? '',
      })),
  );
  const [reason] = testResults.flatMap(({ message }) => message || []);
  if (outcomes.length === 0) throw new Error(`No test of ${pathPart} ran. ${reason ?? ''}`);
  return outcomes;
}
