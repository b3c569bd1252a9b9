import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STATUS } from '@/lib/platform/errors';
import { sayIn } from '@/lib/platform/language/words-in';
import { beginAnew, type Calls, calls } from '@/tests/ports/faults/calls';
import { DATABASE_FAULTS } from '@/tests/ports/faults/databases';
import { ACTED_DISK_FAULTS, DISK_FAULTS, noMount } from '@/tests/ports/faults/disks';
import { CALL_NAMES, type Expected, type Fault } from '@/tests/ports/faults/fault';
import { MAIL_FAULTS } from '@/tests/ports/faults/mails';
import { PROVIDER_FAULTS } from '@/tests/ports/faults/providers';
import { STORAGE_FAULTS } from '@/tests/ports/faults/storages';
import type { Answer } from '@/tests/support/call';
import { startHostedBank } from '@/tests/support/hosted-bank';
import { soon } from '@/tests/support/soon';

if (noMount) console.info(`Disks that are full are skipped: ${noMount}`);

const FAULTS: Fault[] = [
  ...DATABASE_FAULTS,
  ...STORAGE_FAULTS,
  ...(noMount ? [] : DISK_FAULTS),
  ...ACTED_DISK_FAULTS,
  ...PROVIDER_FAULTS,
  ...MAIL_FAULTS,
];

const bank = await startHostedBank();
let site: Calls;

beforeAll(async () => {
  site = await calls(bank);
});
beforeEach(beginAnew);
afterAll(() => bank.stop());

describe('with nothing wrong,', () => {
  it.each(CALL_NAMES)('%s works', async (name) => {
    expect((await site[name]()).status).toBeLessThan(name === 'register' ? 500 : 400);
  });
});

describe.each(FAULTS)('with $name,', ({ begin, expected }) => {
  let end: () => Promise<void> | void = () => {};
  afterEach(() => end());

  it.each(CALL_NAMES)('%s says so within five seconds', async (name) => {
    end = await begin();
    expectAnswer(await soon(5, site[name]()), expected[name]);
  });
});

function expectAnswer({ status, headers, body }: Answer, kind: Expected[keyof Expected]): void {
  if (kind === 'same') {
    expect(status).toBeLessThan(500);
    return;
  }
  expect([status, body.code, body.message]).toEqual([
    STATUS[kind],
    kind,
    sayIn('en', { key: `api.${kind}` }),
  ]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}
