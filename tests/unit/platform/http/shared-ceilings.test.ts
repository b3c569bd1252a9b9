import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { KNOWN_MEMBER_DAYS, USES_OF_PASSWORD_GUESTS } from '@/lib/access/rules';
import { LIMITS, type LimitName } from '@/lib/platform/http/limits';
import {
  type Ceiling,
  type CeilingName,
  isCeilingClosed,
  SHARED_CEILINGS,
} from '@/lib/platform/http/shared-ceilings';

/** Limits of one network or of known devices, which decision 0038 describes. */
const NOT_SHARED = ['loginToAccount', 'codesToAccount', 'codesToDevice', 'codesToAllDevices'];

const NAMES = Object.keys(SHARED_CEILINGS) as CeilingName[]; // the keys of a table with these names

describe('isCeilingClosed', () => {
  it.each([
    [{ quietUses: 2 }, { count: 20, max: 20, isQuiet: false }, false],
    [{ quietUses: 2 }, { count: 21, max: 20, isQuiet: false }, true],
    [{ quietUses: 2 }, { count: 21, max: 20, isQuiet: true }, false],
    [{ quietUses: 2 }, { count: 21_000, max: 20, isQuiet: true }, false],
    [{ quietUses: 1, most: 10 }, { count: 10, max: 3, isQuiet: true }, false],
    [{ quietUses: 1, most: 10 }, { count: 11, max: 3, isQuiet: true }, true],
  ])('of %j for %j is %j', (ceiling, use, isClosed) =>
    expect(isCeilingClosed(ceiling, use)).toBe(isClosed),
  );
});

describe('the table of ceilings', () => {
  it('has every limit whose name says that many callers share it', () => {
    const shared = Object.keys(LIMITS).filter((name) => /FromAll$|To[A-Z]/.test(name));
    expect(
      shared.filter((name) => !NOT_SHARED.includes(name) && !NAMES.some((it) => it === name)),
    ).toEqual([]);
  });

  it.each(['loginToAccountFromAll', 'codesToAccountFromAll'] as const)(
    'has uses left for a newcomer after fifty networks have used %s up',
    (name) => {
      const { quietUses, most } = SHARED_CEILINGS[name];
      expect(LIMITS[name].max + 50 * quietUses + quietUses).toBeLessThanOrEqual(most);
    },
  );

  it('is in docs/security.md, number by number', async () => {
    const text = await readFile('docs/security.md', 'utf8');
    const rows = NAMES.map((name) =>
      text.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)),
    );
    const numbers = rows.map((row) =>
      row
        ?.split('|')
        .slice(3, 6)
        .map((cell) => cell.trim()),
    );
    const expected = NAMES.map((name) => {
      const { quietUses, most }: Ceiling = SHARED_CEILINGS[name];
      return [inWords(name), String(quietUses), most?.toLocaleString('en') ?? ''];
    });
    expect(numbers).toEqual(expected);
    const ageIgnoredBy = NAMES.filter((name) => (SHARED_CEILINGS[name] as Ceiling).ignoresAge)
      .map((name) => `\`${name}\``)
      .join(' and ');
    for (const sentence of [
      `${LIMITS.knownCaller.max} uses of each ceiling a day (\`knownCaller\`)`,
      `have ${USES_OF_PASSWORD_GUESTS} together (\`USES_OF_PASSWORD_GUESTS\`)`,
      `${KNOWN_MEMBER_DAYS} days old (\`KNOWN_MEMBER_DAYS\`); but not by ${ageIgnoredBy} |`,
    ])
      expect(text).toContain(sentence);
  });
});

const inWords = (name: LimitName) => {
  const { max, seconds } = LIMITS[name];
  return `${max.toLocaleString('en')} ${seconds === 3600 ? 'an hour' : 'a day'}`;
};
