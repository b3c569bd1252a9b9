import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The failure cases of payments.md 3.5. */
const CASES = 43;

describe('the failure cases of payments', () => {
  it('have one named test each', () => {
    const numbers = globSync('tests/api/payments/failure-cases/*.test.ts')
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ {2}it\(\s*['"](\d+) /gm)])
      .map(([, number]) => Number(number))
      .sort((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: CASES }, (_, at) => at + 1));
  });
});
