import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR_STATUS } from '@/lib/platform/errors';
import { type UnavailableKind, unavailableError } from '@/lib/platform/http/unavailable-error';
import { translateIn } from '@/lib/platform/language/translator-for';
import { type Calls, prepareCalls, resetLimitsAndNotices } from '@/tests/ports/faults/calls';
import { DATABASE_FAULTS } from '@/tests/ports/faults/databases';
import { DISK_FAULTS, mountFailure, SIMULATED_DISK_FAULTS } from '@/tests/ports/faults/disks';
import { CALL_NAMES, type CallName, type Expected, type Fault } from '@/tests/ports/faults/fault';
import { MAIL_FAULTS } from '@/tests/ports/faults/mails';
import { PROVIDER_FAULTS } from '@/tests/ports/faults/providers';
import { STORAGE_FAULTS } from '@/tests/ports/faults/storages';
import type { Answer } from '@/tests/support/call';
import { startHostedBank } from '@/tests/support/hosted-bank';

if (mountFailure) console.info(`The tests with full disks are skipped: ${mountFailure}`);

const FAULTS: Fault[] = [
  ...DATABASE_FAULTS,
  ...STORAGE_FAULTS,
  ...(mountFailure ? [] : DISK_FAULTS),
  ...SIMULATED_DISK_FAULTS,
  ...PROVIDER_FAULTS,
  ...MAIL_FAULTS,
];

// All calls of a fault run at once. With fewer connections, a call might get "busy" instead of the fault's code.
process.env.DATABASE_POOL = String(2 * CALL_NAMES.length);
const bank = await startHostedBank();
let site: Calls;
/** The status of each call without a fault. */
let usualStatuses: Record<string, number>;

beforeAll(async () => {
  site = await prepareCalls(bank);
  await resetLimitsAndNotices();
  usualStatuses = {};
  // In sequence: loading a module at first use blocks the process.
  for (const name of CALL_NAMES) usualStatuses[name] = (await site[name]()).status;
});
afterAll(() => bank.stop());

it.runIf(process.env.CI === 'true')('CI can fill a real disk', () => {
  expect(mountFailure).toBeUndefined();
});

describe('with nothing wrong,', () => {
  it.each(CALL_NAMES)('%s works', (name) => {
    expect(usualStatuses[name]).toBeLessThan(400);
  });
});

// Many of these calls wait until their timeout.
describe.each(FAULTS)('with $name,', ({ begin, expected, isSequential }) => {
  let end: () => Promise<void> | void = () => {};
  beforeAll(async () => {
    await resetLimitsAndNotices();
    end = await begin();
  });
  afterAll(() => end());

  (isSequential ? it : it.concurrent).each(CALL_NAMES)('%s reports it, or works', async (name) => {
    expectAnswer(name, await site[name](), expected[name]);
  });
});

function expectAnswer(
  name: CallName,
  { status, headers, body }: Answer,
  kind: Expected[CallName],
): void {
  if (kind === 'same') {
    expect(status).toBe(usualStatuses[name]);
    return;
  }
  expect([status, body.code]).toEqual([ERROR_STATUS[kind], kind]);
  expect(wordsOf(name, kind)).toContain(body.message);
  const { details } = unavailableError(kind);
  expect(Number(headers.get('retry-after'))).toBe(details.remainingTime);
}

/** When a provider does not answer, the payer reads the sentence from product.md 8. */
const wordsOf = (name: CallName, kind: UnavailableKind): string[] =>
  name === 'verify' && kind === 'provider'
    ? (['unreachable', 'unusableAnswer'] as const).map((key) =>
        translateIn('en', { key: `payments.refusals.${key}` }),
      )
    : [translateIn('en', { key: `api.${kind}` })];
