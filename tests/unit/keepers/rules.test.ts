import { describe, expect, it } from 'vitest';
import { RIGHT_TO_MANAGE } from '@/lib/keepers/policy';
import {
  higherRole,
  isLastEditor,
  type KeeperRole,
  LONG_SERVICE_DAYS,
  leavesAt,
  maskedAddress,
  REMOVAL_DELAY_HOURS,
} from '@/lib/keepers/rules';

const NOW = new Date('2027-03-10T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

describe('when a removed person leaves', () => {
  it.each([
    ['keeper', 1, null],
    ['keeper', LONG_SERVICE_DAYS, null],
    ['keeper', LONG_SERVICE_DAYS + 1, '2027-03-13T12:00:00.000Z'],
    ['contributor', 400, null],
  ] as const)('as a %s after %d days: %s', (role, days, expected) => {
    expect(REMOVAL_DELAY_HOURS).toBe(72);
    expect(leavesAt(role, daysAgo(days), NOW)?.toISOString() ?? null).toBe(expected);
  });
});

it.each<[KeeperRole, KeeperRole, KeeperRole]>([
  ['owner', 'keeper', 'owner'],
  ['keeper', 'contributor', 'keeper'],
  ['contributor', 'keeper', 'keeper'],
  ['contributor', 'contributor', 'contributor'],
])('of %s and %s the higher role is %s', (one, other, expected) => {
  expect(higherRole(one, other)).toBe(expected);
});

it('only the owner decides about keepers', () => {
  expect(RIGHT_TO_MANAGE).toEqual({ keeper: 'manageKeepers', contributor: 'invite' });
});

it.each([
  ['thandi@example.org', 't…@example.org'],
  ['t@example.org', 't…@example.org'],
  ['', ''],
])('masks %s as %s', (email, masked) => {
  expect(maskedAddress(email)).toBe(masked);
});

describe('the last person who can answer for a memorial', () => {
  const owner = { role: 'owner', leavesAt: null } as const;
  const keeper = { role: 'keeper', leavesAt: null } as const;
  const leaving = { role: 'keeper', leavesAt: '2027-03-13T12:00:00.000Z' } as const;
  const contributor = { role: 'contributor', leavesAt: null } as const;

  it('is a keeper next to contributors and people who leave soon', () => {
    expect(isLastEditor(keeper, [keeper, contributor, leaving])).toBe(true);
  });

  it('is nobody if there is another keeper, and never a contributor', () => {
    expect(isLastEditor(keeper, [owner, keeper])).toBe(false);
    expect(isLastEditor(contributor, [contributor])).toBe(false);
  });
});
