import { expect, test } from 'vitest';
import { logReport } from './run/log-report';
import { ORDINARY } from './run/ordinary';
import { runFaults } from './run/run-faults';

/** Far fewer kills of the same run are enough to detect the naive settle. */
const KILLS = 15;

test('the same run finds that a naive settle loses or doubles orders', async () => {
  const report = await runFaults({ ...ORDINARY, kills: KILLS, databaseKills: 0, naive: true });
  logReport(report);
  // invariants.ts reports these only for orders that are lost or doubled.
  const wrong = report.broken.filter((words) => /\d memorials or tributes$/.test(words));
  expect(wrong).not.toEqual([]);
});
