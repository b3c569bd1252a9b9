import { execFile } from 'node:child_process';
import type { FaultRunReport } from '../../tests/faults/run/run-faults';

const PROGRAM = ['--import', 'tsx', 'tests/faults/main.ts'];
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs the fault program. If it finds faults it exits with 1, but still prints its report. */
export function runFaultProgram(...args: (string | number)[]): Promise<FaultRunReport> {
  return new Promise((resolve, reject) => {
    const options = { maxBuffer: MAX_OUTPUT_BYTES };
    const child = execFile(
      process.execPath,
      [...PROGRAM, ...args.map(String)],
      options,
      (error, stdout, stderr) => {
        const json = /^\{$[\s\S]*/m.exec(stdout)?.[0];
        if (json) resolve(JSON.parse(json));
        else reject(new Error(`The fault run reported nothing: ${stderr || error?.message}`));
      },
    );
    child.stdout?.pipe(process.stdout);
  });
}
