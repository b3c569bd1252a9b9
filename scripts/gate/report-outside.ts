import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/**
 * A reporter of vitest: writes how many errors were thrown outside tests to the file that OUTSIDE_REPORT names. Vitest's JSON
 * does not mention them, though they fail the run.
 */
export default class ReportOutside implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly unknown[]): void {
    const file = process.env.OUTSIDE_REPORT;
    if (file) writeFileSync(file, JSON.stringify(errors.length));
  }
}
