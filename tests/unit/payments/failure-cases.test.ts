import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The number of failure cases in payments.md 3.5. */
const CASES = 43;
const ALL = Array.from({ length: CASES }, (_, at) => at + 1);

/** Cases that do not apply to a provider with a hosted page, an API and signed notices, with the reason. */
const NOT_FOR_THIRD_PROVIDER: Record<number, string> = {
  35: "the fields, encodings and states of the second provider's notices",
  36: 'a notice is authenticated by its signature, not by its source address',
};

const numbersIn = (folder: string) =>
  globSync(`tests/api/payments/${folder}/*.test.ts`)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ {2}it\(\s*['"](\d+) /gm)])
    .map(([, number]) => Number(number))
    .sort((one, other) => one - other);

describe('the failure cases of payments', () => {
  it('have one numbered test each', () => {
    expect(numbersIn('failure-cases')).toEqual(ALL);
  });

  it('have a test with the third provider as well, if they apply', () => {
    for (const [number, why] of Object.entries(NOT_FOR_THIRD_PROVIDER))
      console.info(`case ${number} does not apply to the third provider: ${why}`);
    const covered = [
      ...numbersIn('third-provider'),
      ...Object.keys(NOT_FOR_THIRD_PROVIDER).map(Number),
    ];
    expect([...new Set(covered)].sort((one, other) => one - other)).toEqual(ALL);
  });
});
