import { beforeAll, describe, expect, it } from 'vitest';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { hashPassword } from '@/lib/accounts/password-hash';
import { db } from '@/lib/platform/db/client';
import { newId, newSecretId } from '@/lib/platform/ids/public-id';
import { call } from '@/tests/support/call';

const SAMPLES = 200;
/** A busy machine may spoil a round, but a real difference appears in every round. */
const ROUNDS = 3;
type Ask = (email: string) => Promise<unknown>;

describe('the duration of an answer', () => {
  beforeAll(async () => {
    const passwordHash = await hashPassword('Evergreen-1');
    const people = Array.from({ length: SAMPLES }, (_, i) => ({
      id: newId(),
      email: known(i),
      firstName: 'Ada',
      lastName: 'Okafor',
      emailVerifiedAt: new Date(),
      passwordHash,
    }));
    await db().user.createMany({ data: people });
  });

  it('is similar for ten logins in a row with known and unknown addresses', async () => {
    const time = (email: string) =>
      duration(async () => {
        for (let i = 0; i < 10; i++) await ask(logIn, { email, password: 'wrong' });
      });
    await time(known(0));
    const ratios: number[] = [];
    const isAlike = (ratio: number) => ratio > 0.5 && ratio < 2;
    while (ratios.length < ROUNDS && !ratios.some(isAlike)) {
      const round = ratios.length + 1;
      ratios.push((await time(unknown(round))) / (await time(known(round))));
    }
    expect(ratios.some(isAlike), String(ratios)).toBe(true);
  });

  it.each<[string, Ask]>([
    ['login', (email) => ask(logIn, { email, password: 'wrong' })],
    ['forgot-password', (email) => ask(forgot, { email })],
  ])(
    'of %s does not reveal whether an address has an account',
    async (_, send) => {
      for (let i = 0; i < 10; i++) await send(`warm-up-${i}@example.org`);
      const rounds: Difference[] = [];
      while (rounds.length < ROUNDS && !rounds.some(isChance)) rounds.push(await measure(send));
      expect(rounds.some(isChance), JSON.stringify(rounds)).toBe(true);
    },
    90_000,
  );
});

/**
 * `slower` is the share of pairs in which the known address took longer: one half by chance, with a standard error of
 * 0.03 for 200 samples of each. `ratio` compares the medians.
 */
type Difference = { slower: number; ratio: number };

/** Without hashing for unknown addresses, these would be 1 and more than 5 in every round. */
const isChance = ({ slower, ratio }: Difference) =>
  Math.abs(slower - 0.5) < 0.12 && Math.abs(ratio - 1) < 0.1;

async function measure(send: Ask): Promise<Difference> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let i = 0; i < SAMPLES; i++) {
    // Alternates the order, so that anything that slows down the machine affects both.
    const pair = [
      ['known', known(i)],
      ['unknown', unknown(i)],
    ] as const;
    for (const [kind, email] of i % 2 ? pair : pair.toReversed())
      times[kind].push(await duration(() => send(email)));
  }
  const ratio = median(times.known) / median(times.unknown);
  return { slower: shareSlower(times.known, times.unknown), ratio };
}

const known = (i: number) => `known-${i}@example.org`;
const unknown = (i: number) => `other-${i}@example.org`;

const ask = (handler: typeof logIn, body: object) =>
  call(handler, { body, headers: { 'x-client-address': newSecretId() } });

async function duration(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Returns the share of pairs in which the sample of `ones` took longer. */
function shareSlower(ones: number[], others: number[]): number {
  const slower = ones.flatMap((one) => others.filter((other) => one > other));
  return slower.length / (ones.length * others.length);
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
