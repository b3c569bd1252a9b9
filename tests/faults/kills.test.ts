import { expect, test } from 'vitest';
import { ORDINARY } from './run/ordinary';
import { runFaults } from './run/run-faults';
import { tell } from './run/tell';

test('no order is lost or doubled in kills of server and database', async () => {
  const report = await runFaults(ORDINARY);
  tell(report);
  expect(report.broken).toEqual([]);
  // The run is worth something only where the kills met people in the middle of paying.
  expect(report.callbacksInFlight).toBeGreaterThan(ORDINARY.kills / 3);
  expect(report.paid).toBeGreaterThan(ORDINARY.kills / 3);
});
