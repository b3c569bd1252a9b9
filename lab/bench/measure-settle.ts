import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { figure, type Section } from './report';

const PROGRAM = ['--import', 'tsx', 'tests/faults/settle-rate.ts'];

/**
 * Measures how many payment notices are handled in a second, through the provider's real protocol
 * (tests/faults/run/settle-rate.ts).
 */
export async function measureSettle(orders: number): Promise<Section> {
  const { stdout } = await promisify(execFile)(process.execPath, [...PROGRAM, String(orders)]);
  const { perSecond, medianMs } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  return {
    title: 'Settling payments',
    text: `${orders} paid memorials. For each, the server receives a signed notice, asks the provider about the payment, and writes the ledger and the memorial. It serves no Next pages; PostgreSQL does not wait for the disk.`,
    head: ['', ''],
    rows: [
      ['payments settled in a second', figure(perSecond)],
      ['median time for one payment, in milliseconds', figure(medianMs)],
    ],
  };
}
