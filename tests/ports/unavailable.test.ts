import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATUS } from '@/lib/platform/errors';
import { type UnavailableKind, unavailable } from '@/lib/platform/http/unavailable-kinds';
import { sayIn } from '@/lib/platform/language/words-in';
import { beginAnew, type Calls, calls } from '@/tests/ports/faults/calls';
import { DATABASE_FAULTS } from '@/tests/ports/faults/databases';
import { ACTED_DISK_FAULTS, DISK_FAULTS, noMount } from '@/tests/ports/faults/disks';
import { CALL_NAMES, type CallName, type Expected, type Fault } from '@/tests/ports/faults/fault';
import { MAIL_FAULTS } from '@/tests/ports/faults/mails';
import { PROVIDER_FAULTS } from '@/tests/ports/faults/providers';
import { STORAGE_FAULTS } from '@/tests/ports/faults/storages';
import type { Answer } from '@/tests/support/call';
import { startHostedBank } from '@/tests/support/hosted-bank';

if (noMount) console.info(`Disks that are full are skipped: ${noMount}`);

const FAULTS: Fault[] = [
  ...DATABASE_FAULTS,
  ...STORAGE_FAULTS,
  ...(noMount ? [] : DISK_FAULTS),
  ...ACTED_DISK_FAULTS,
  ...PROVIDER_FAULTS,
  ...MAIL_FAULTS,
];

// All calls of a fault run at once. With fewer connections, a call might get "busy" instead of the fault's code.
process.env.DATABASE_POOL = String(2 * CALL_NAMES.length);
const bank = await startHostedBank();
let site: Calls;
/** The status of each call without a fault. */
let usual: Record<string, number>;

beforeAll(async () => {
  site = await calls(bank);
  await beginAnew();
  usual = {};
  // In sequence: loading a module at first use blocks the process.
  for (const name of CALL_NAMES) usual[name] = (await site[name]()).status;
});
afterAll(() => bank.stop());

it.runIf(process.env.CI === 'true')('CI can fill a real disk', () => {
  expect(noMount).toBeUndefined();
});

describe('with nothing wrong,', () => {
  it.each(CALL_NAMES)('%s works', (name) => {
    expect(usual[name]).toBeLessThan(400);
  });
});

// Many of these calls wait until their timeout.
describe.each(FAULTS)('with $name,', ({ begin, expected, isAlone }) => {
  let end: () => Promise<void> | void = () => {};
  beforeAll(async () => {
    await beginAnew();
    end = await begin();
  });
  afterAll(() => end());

  (isAlone ? it : it.concurrent).each(CALL_NAMES)('%s says so, or works', async (name) => {
    expectAnswer(name, await site[name](), expected[name]);
  });
});

function expectAnswer(
  name: CallName,
  { status, headers, body }: Answer,
  kind: Expected[CallName],
): void {
  if (kind === 'same') {
    expect(status).toBe(usual[name]);
    return;
  }
  expect([status, body.code]).toEqual([STATUS[kind], kind]);
  expect(wordsOf(name, kind)).toContain(body.message);
  const { details } = unavailable(kind);
  expect(Number(headers.get('retry-after'))).toBe(details.remainingTime);
}

/** When a provider does not answer, the payer reads the sentence from product.md 8. */
const wordsOf = (name: CallName, kind: UnavailableKind): string[] =>
  name === 'verify' && kind === 'provider'
    ? (['unreachable', 'unusableAnswer'] as const).map((key) =>
        sayIn('en', { key: `payments.refusals.${key}` }),
      )
    : [sayIn('en', { key: `api.${kind}` })];
