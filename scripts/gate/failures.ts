import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

const MAX_REASON_LENGTH = 300;

/**
 * `file` is the path that the runner reports. `title` is empty if the file did not load. `reason` is the beginning of
 * the error.
 */
export type Failure = { file: string; title: string; reason: string };

type Suite = {
  specs?: z.infer<typeof spec>[] | undefined;
  suites?: Suite[] | undefined;
};

const vitest = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string().optional(),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).nullish(),
          }),
        ),
      }),
    ),
  })
  .transform(({ testResults }) =>
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = path.relative('.', name);
      const tests = assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => failure(file, test.fullName, test.failureMessages?.[0]));
      // A file that did not load has no tests.
      return status === 'failed' && tests.length === 0 ? [failure(file, '', message)] : tests;
    }),
  );

/** Leaves out the spec's own `file`: for a test that a shared function declares, that is the file of the function. */
const spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })),
    }),
  ),
});
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec).optional(), suites: z.array(suite).optional() }),
);
/** The outermost suites are the files that the runner loaded. */
const fileSuite = z.intersection(z.object({ file: z.string() }), suite);
const playwright = z.object({ suites: z.array(fileSuite) }).transform(({ suites }) =>
  suites.flatMap((each) =>
    specsOf(each)
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => {
        const results = tests.flatMap((test) => test.results);
        return failure(each.file, title, results.find(({ error }) => error)?.error?.message);
      }),
  ),
);
const report = z.union([vitest, playwright]);

/** Returns the failed tests in a report of vitest or Playwright; none if there is no readable report. */
export function readFailures(file: string | undefined): Failure[] {
  if (!file) return [];
  try {
    return report.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

const specsOf = (one: Suite): z.infer<typeof spec>[] => [
  ...(one.specs ?? []),
  ...(one.suites ?? []).flatMap(specsOf),
];

function failure(file: string, title: string, message = ''): Failure {
  const [reason = ''] = stripVTControlCharacters(message).trim().split('\n');
  return { file, title, reason: reason.slice(0, MAX_REASON_LENGTH) };
}
