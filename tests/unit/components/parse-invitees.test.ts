import { describe, expect, it } from 'vitest';
import { parseInvitees } from '@/components/access/parse-invitees';
import { isRecentDeath } from '@/components/memorials/create/recent-death';

describe('addresses as people type them', () => {
  it('are read from lines or between separators, with or without names', () => {
    const typed =
      'ann@example.org\n\n Ben Botha <ben@example.org>\r\n"Cora" cora@example.org; dee@example.org, (eve@example.org)';
    expect(parseInvitees(typed)).toEqual({
      people: [
        { name: '', email: 'ann@example.org' },
        { name: 'Ben Botha', email: 'ben@example.org' },
        { name: 'Cora', email: 'cora@example.org' },
        { name: '', email: 'dee@example.org' },
        { name: '', email: 'eve@example.org' },
      ],
      unread: null,
    });
  });

  it.each(['Ann', 'ann@example.org\nBen Botha', 'ann@', '<@x>'])(
    'are refused if one is invalid: %j',
    (typed) => {
      const { people, unread } = parseInvitees(typed);
      expect(people).toEqual([]);
      expect(unread).not.toBeNull();
    },
  );

  it('may be empty', () => expect(parseInvitees(' \n ')).toEqual({ people: [], unread: null }));
});

describe('a recent death', () => {
  it.each([
    ['2026-11-26', true],
    ['2021-11-27', true],
    ['2021-11-26', false],
    ['1999-01-01', false],
  ])('on %s: %s', (day, expected) => {
    expect(isRecentDeath(day, new Date('2026-11-26T12:00:00Z'))).toBe(expected);
  });
});
