import { expect, test } from 'vitest';
import { ORDINARY } from './run/ordinary';
import { runFaults } from './run/run-faults';
import { tell } from './run/tell';

/** A good deal fewer kills of the same run are enough to find it out. */
const KILLS = 15;

test('the same run finds that a naive settle loses or doubles orders', async () => {
  const report = await runFaults({ ...ORDINARY, kills: KILLS, databaseKills: 0, naive: true });
  tell(report);
  // Said of an order only where it is lost or doubled (invariants.ts).
  const wrong = report.broken.filter((words) => /\d memorials or tributes$/.test(words));
  expect(wrong).not.toEqual([]);
});
