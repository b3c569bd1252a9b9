import { figure } from '@/lab/bench/report';
import type { Measurement } from '../measurement';
import { outcomeOf } from '../outcome';
import { runTests } from '../run-tests';

/** The rate that R7 requires. */
const PER_SECOND = 20;

/** R7: an update and its rollback behind nginx (tests/ports/deploy/update.long.test.ts). */
export async function measureUpdates(): Promise<Measurement> {
  const tests = await runTests('long-api-waiting', 'tests/ports/deploy/update');
  const failedTests = tests.filter(({ status }) => status !== 'passed');
  const figures = tests.map((test) => test.figures).find(({ requests }) => requests !== undefined);
  const [first] = failedTests;
  if (!figures) throw new Error(first?.reason || 'The update was not tried: is nginx installed?');
  const { requests = 0, failures = 0, perSecond = 0, slowestMs = 0 } = figures;
  return {
    title: 'An update and a rollback under load',
    text: `Two instances behind nginx with the shipped configuration, one checkout, \`npm start\` as a process manager runs it. A changed page and style sheet are built while the site serves, and the instances are restarted one after the other; then \`npm run rollback\` is run, and they are restarted again. All the while ${perSecond} requests a second ask for pages, and for the files of pages that were opened before.`,
    findings: [
      {
        target: 'R7',
        outcome: outcomeOf(
          failures === 0 && failedTests.length === 0 && requests > 0,
          perSecond >= PER_SECOND,
        ),
        figures: `${failures} of ${requests.toLocaleString('en')} requests failed, at ${perSecond} a second; the slowest took ${figure(slowestMs / 1000)} s`,
      },
    ],
    tables: [
      {
        head: ['', 'seconds'],
        rows: [
          ['the build, while the site serves', figure(figures.buildSeconds ?? Number.NaN)],
          [
            'both instances restarted, one after the other',
            figure(figures.updateSeconds ?? Number.NaN),
          ],
          ['the rollback, its restarts included', figure(figures.rollbackSeconds ?? Number.NaN)],
        ],
      },
    ],
  };
}
