import { expect, test } from 'vitest';
import { logReport } from './run/log-report';
import { LONG_RUN } from './run/long-run';
import { runFaults } from './run/run-faults';

/** Detecting the naive settle takes far fewer kills than the run that proves ours. */
const KILLS = 15;

test('detects that a naive settle loses or duplicates orders', async () => {
  const report = await runFaults({ ...LONG_RUN, kills: KILLS, databaseKills: 0, naive: true });
  logReport(report);
  // invariants.ts reports a count of memorials or tributes only for an order that is lost or doubled.
  const wrong = report.broken.filter((words) => /\d memorials or tributes$/.test(words));
  expect(wrong).not.toEqual([]);
});
