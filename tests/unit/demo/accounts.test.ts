import { describe, expect, it } from 'vitest';
import { demoAccounts } from '@/prisma/demo/accounts';

describe('demoAccounts', () => {
  it('has one admin and two members', () => {
    expect(demoAccounts.map(({ name, role }) => `${name} ${role}`)).toEqual([
      'root admin',
      'ada member',
      'ben member',
    ]);
  });

  it.each(demoAccounts)('gives $name a password that sign-up would accept', ({ password }) => {
    expect(password.length).toBeGreaterThanOrEqual(8);
    for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/]) {
      expect(password).toMatch(kind);
    }
  });
});
