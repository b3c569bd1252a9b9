import { expect } from 'vitest';
import { logReport } from './log-report';
import { type FaultRunOptions, runFaults } from './run-faults';

/** Kills servers while people pay, and expects that no order is lost or doubled. */
export async function expectSoundRun(options: FaultRunOptions): Promise<void> {
  const report = await runFaults(options);
  logReport(report);
  expect(report.broken).toEqual([]);
  // The run proves something only if servers were killed while people were paying.
  expect(report.callbacksInFlight).toBeGreaterThan(options.kills / 3);
  expect(report.paid).toBeGreaterThan(options.kills / 3);
  expect(report.paidWith).toMatchObject({ stripe: expect.any(Number) });
}
