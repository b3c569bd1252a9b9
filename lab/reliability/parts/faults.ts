import { quantile } from '@/lab/bench/quantile';
import { figure } from '@/lab/bench/report';
import { answersTable, findFailures, unsentText } from '../load/answers-table';
import type { Measurement } from '../measurement';
import { outcomeOf } from '../outcome';
import { runTests, type TestOutcome } from '../run-tests';
import { runSilenceTrial, type SilenceResult } from '../silence/run-silence-trial';

/** The longest that a call may take (R6). */
const MAX_MS = 5_000;
const UNAVAILABLE = 503;
/** Nothing else may take longer than this (p99) while services are silent. */
const UNAFFECTED_MS = 1_000;

/**
 * R6: runs the table of services that may be unavailable and the expected answers (tests/ports/unavailable.test.ts),
 * and tests the built site while bucket, mail server and payment provider are silent at once.
 */
export async function measureFaults(): Promise<Measurement> {
  const tests = await runTests('api', 'tests/ports/unavailable');
  return faultsReport(tests, await runSilenceTrial());
}

/** The report on R6, from the outcomes of the tests and of the silence trial. */
export function faultsReport(tests: TestOutcome[], silence: SilenceResult): Measurement {
  const failedTests = tests.filter(({ status }) => status !== 'passed');
  const faults = [...Map.groupBy(tests, ({ about }) => about)];
  const calls = [...new Set(tests.map(callOf))];
  const { unrelated, lost } = silence;
  const failures = findFailures(unrelated.answers);
  const callsAndMessage = [...silence.calls, silence.message];
  const slowest = Math.max(...callsAndMessage.map(({ ms }) => ms));
  const isAsPromised =
    silence.calls.every(({ statuses }) => statuses.every((each) => each === UNAVAILABLE)) &&
    silence.message.statuses.every((each) => each >= 200 && each < 300);
  const p99 = quantile(
    unrelated.answers.map(({ ms }) => ms),
    0.99,
  );
  const isMet =
    failedTests.length + failures.length + lost.length === 0 &&
    slowest <= MAX_MS &&
    tests.every(({ seconds }) => seconds * 1000 <= MAX_MS) &&
    isAsPromised &&
    p99 <= UNAFFECTED_MS &&
    silence.isNotRestarted &&
    unrelated.answers.length > 0;
  return {
    title: 'What is away, and what is answered',
    text: 'For each fault in docs/security.md, "When something is away", the run causes the fault and sends each call to the handlers of the site, over a real PostgreSQL. The figures are seconds from the beginning of the fault to the answer; – means that the fault and the call have nothing to do with each other. Then the built site runs in two processes while its bucket, its mail server and its payment provider accept every connection but never answer, all three at once. Afterwards they answer again, and every call is repeated without a restart of the site.',
    findings: [
      {
        target: 'R6',
        outcome: outcomeOf(isMet, unrelated.unsent === 0),
        figures: `${tests.length - failedTests.length} of ${tests.length} answers as docs/security.md promises, each within five seconds, the slowest in ${figure(Math.max(...tests.map(({ seconds }) => seconds)))} s; of the built site, ${failures.length} of ${unrelated.answers.length} unrelated requests failed (99 % within ${figure(p99)} ms), the calls ended within ${figure(slowest / 1000)} s, and ${lost.length === 0 ? `nothing was lost: everything had arrived ${figure(silence.recoveryMs / 1000)} s after they answered again, ${silence.isNotRestarted ? 'without a restart' : 'after a restart of a process'}` : `these were lost: ${lost.join(', ')}`}${unsentText(unrelated.unsent)}`,
      },
    ],
    tables: [
      {
        head: ['', ...calls],
        rows: faults.map(([fault, group]) => [
          fault.replace(/^with /, '').replace(/,$/, ''),
          ...calls.map((call) => cellOf(group.find((test) => callOf(test) === call))),
        ]),
      },
      {
        head: [
          'at once, while all three are silent',
          'how many',
          'answered with',
          'the last, in s',
        ],
        rows: callsAndMessage.map(({ name, statuses, ms }) => [
          name,
          String(statuses.length),
          [...new Set(statuses)].join(', '),
          figure(ms / 1000),
        ]),
      },
      answersTable([
        ...silence.before.answers.map((each) => ({ ...each, name: `${each.name}, before` })),
        ...unrelated.answers.map((each) => ({ ...each, name: `${each.name}, meanwhile` })),
      ]),
    ],
  };
}

/** A test's title begins with the call. */
const callOf = ({ title }: TestOutcome) => title.split(' ')[0] ?? title;

function cellOf(test: TestOutcome | undefined): string {
  if (!test) return '–';
  return test.status === 'passed' ? figure(test.seconds) : 'failed';
}
