import { describe, expect, it } from 'vitest';
import { handoverStep, nextSilenceStep, silentSince } from '@/lib/keepers/handover-rules';

const NOW = new Date('2029-03-31T12:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

describe('silentSince', () => {
  it.each([
    [24, '2027-03-31T12:00:00.000Z'],
    [1, '2029-02-28T12:00:00.000Z'],
    [13, '2028-02-29T12:00:00.000Z'],
    [60, '2024-03-31T12:00:00.000Z'],
  ])('returns for %d months %s', (months, expected) => {
    expect(silentSince(NOW, months).toISOString()).toBe(expected);
  });
});

describe('the next step towards a silent owner', () => {
  it.each([
    [[], 'ask'],
    [[29], 'wait'],
    [[30], 'ask'],
    [[60, 29], 'wait'],
    [[60, 30], 'ask'],
    [[90, 60, 29], 'wait'],
    [[90, 60, 30], 'announce'],
    [[200, 190, 29], 'wait'],
    [[120, 90, 60, 30], 'announce'],
  ] as const)('after questions %j days ago is %s', (days, expected) => {
    expect(
      nextSilenceStep(
        days.map((each) => ago(each)),
        NOW,
      ),
    ).toBe(expected);
  });
});

describe('the step for an announced handover', () => {
  const announcedHandover = {
    kind: 'silence',
    announcedAt: ago(30),
    ownerSeenAt: ago(900),
    hasOwner: true,
    isReady: true,
  } as const;
  const due = { ...announcedHandover, dueAt: NOW };
  const notDue = { ...announcedHandover, dueAt: new Date(NOW.getTime() + 1) };

  it('is to carry it out once it is due', () => {
    expect(handoverStep(due, NOW)).toBe('do');
    expect(handoverStep(notDue, NOW)).toBe('wait');
  });

  it.each([
    ['the owner has used the site since', { ownerSeenAt: ago(29) }],
    ['there is another owner, or none', { ownerSeenAt: null }],
    ['the successor is no longer there, or no longer willing', { isReady: false }],
  ])('is to cancel it if %s', (_, facts) => {
    expect(handoverStep({ ...due, ...facts }, NOW)).toBe('cancel');
    expect(handoverStep({ ...notDue, ...facts }, NOW)).toBe('cancel');
  });

  it.each([
    ['waits for an answer', {}, 'wait'],
    ['is over because nobody has answered in time', { dueAt: NOW }, 'cancel'],
    ['is over because there is an owner', { hasOwner: true }, 'cancel'],
    ['is over because the keeper is not there', { isReady: false }, 'cancel'],
  ] as const)('for an offer that %s', (_, facts, expected) => {
    const offer = { ...notDue, kind: 'no_owner', ownerSeenAt: null, hasOwner: false } as const;
    expect(handoverStep({ ...offer, ...facts }, NOW)).toBe(expected);
  });

  it.each([
    ['waits, even if its owner uses the site', { ownerSeenAt: NOW }, 'wait'],
    ['is over because nobody has answered in time', { dueAt: NOW }, 'cancel'],
    ['is over because there is another owner, or none', { ownerSeenAt: null }, 'cancel'],
    ['is over because the keeper is not there', { isReady: false }, 'cancel'],
  ] as const)('for a transfer that %s', (_, facts, expected) => {
    expect(handoverStep({ ...notDue, kind: 'transfer', ...facts }, NOW)).toBe(expected);
  });
});
