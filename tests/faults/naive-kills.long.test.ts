import { expect, test } from 'vitest';
import { logReport } from './run/log-report';
import { LONG_RUN } from './run/long-run';
import { runFaults } from './run/run-faults';

/** Detecting the faults of the naive settle takes far fewer kills than proving that ours has none. */
const KILLS = 15;

test('detects that a naive settle loses or duplicates orders', async () => {
  const report = await runFaults({ ...LONG_RUN, kills: KILLS, databaseKills: 0, naive: true });
  logReport(report);
  // invariants.ts reports a count of memorials or tributes only for an order that is lost or doubled.
  const wrong = report.broken.filter((message) => /\d memorials or tributes$/.test(message));
  expect(wrong).not.toEqual([]);
});
