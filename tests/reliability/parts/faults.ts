import { figure } from '@/scripts/bench/report';
import type { Measured } from '../measured';
import { outcomeOf } from '../outcome';
import { type RanTest, runTests } from '../run-tests';

/**
 * R6: the table of what may be away and what is then answered, as tests/ports/unavailable.test.ts has it. It calls the handlers
 * in its own process, without the built site, so that R6 is met in part at best.
 */
export const measureFaults = async (): Promise<Measured> =>
  faultsReport(await runTests('api', 'tests/ports/unavailable'));

/** What those tests show of R6. */
export function faultsReport(tests: RanTest[]): Measured {
  const failed = tests.filter(({ status }) => status !== 'passed');
  const faults = [...Map.groupBy(tests, ({ about }) => about)];
  const calls = [...new Set(tests.map(callOf))];
  return {
    title: 'What is away, and what is answered',
    text: 'Each fault of docs/security.md, "When something is away", is made, then each call is sent to the handlers of the site over a real PostgreSQL. Seconds until the answer, the beginning of the fault included; – means that the fault and the call have nothing to do with each other.',
    findings: [
      {
        target: 'R6',
        outcome: outcomeOf(failed.length === 0, false),
        figures: `${tests.length - failed.length} of ${tests.length} answers as docs/security.md promises, each within five seconds, the slowest in ${figure(Math.max(...tests.map(({ seconds }) => seconds)))} s; not tried of a built site, which goes on without a restart`,
      },
    ],
    tables: [
      {
        head: ['', ...calls],
        rows: faults.map(([fault, those]) => [
          fault.replace(/^with /, '').replace(/,$/, ''),
          ...calls.map((call) => cellOf(those.find((test) => callOf(test) === call))),
        ]),
      },
    ],
  };
}

/** A test's title begins with the call. */
const callOf = ({ title }: RanTest) => title.split(' ')[0] ?? title;

function cellOf(test: RanTest | undefined): string {
  if (!test) return '–';
  return test.status === 'passed' ? figure(test.seconds) : 'failed';
}
