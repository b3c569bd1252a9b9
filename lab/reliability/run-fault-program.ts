import { execFile } from 'node:child_process';
import type { Report } from '../../tests/faults/run/run-faults';

const PROGRAM = ['--import', 'tsx', 'tests/faults/main.ts'];
const LARGEST_OUTPUT = 64 * 1024 * 1024;

/** Runs the fault program. If it finds faults it exits with 1, but still prints its report. */
export function runFaultProgram(...args: (string | number)[]): Promise<Report> {
  return new Promise((resolve, reject) => {
    const options = { maxBuffer: LARGEST_OUTPUT };
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
