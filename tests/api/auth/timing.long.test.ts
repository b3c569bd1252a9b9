import { beforeAll, describe, expect, it } from 'vitest';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { hashPassword } from '@/lib/accounts/password-hash';
import { db } from '@/lib/platform/db/client';
import { newId, newSecretId } from '@/lib/platform/ids/public-id';
import { call } from '@/tests/support/call';

const SAMPLES = 200;
/** A busy machine may spoil a round; a difference that is real shows in each. */
const ROUNDS = 3;
type Ask = (email: string) => Promise<unknown>;

describe('how long an answer takes', () => {
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

  it('is about the same for ten logins in a row', async () => {
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
    '%s tells nothing about an e-mail',
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
 * `slower`: how often a known address took longer than an unknown one, over all pairs; a half is
 * chance, and with 200 samples of each its standard error is 0.03. `ratio`: of the medians.
 */
type Difference = { slower: number; ratio: number };

/** Without hashing for unknown addresses these would be 1 and more than 5, in every round. */
const isChance = ({ slower, ratio }: Difference) =>
  Math.abs(slower - 0.5) < 0.12 && Math.abs(ratio - 1) < 0.1;

async function measure(send: Ask): Promise<Difference> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let i = 0; i < SAMPLES; i++) {
    // Alternate, each first equally often: what slows down the machine affects both.
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

/** How often a sample of `ones` took longer than one of `others`, over all pairs. */
function shareSlower(ones: number[], others: number[]): number {
  const slower = ones.flatMap((one) => others.filter((other) => one > other));
  return slower.length / (ones.length * others.length);
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
