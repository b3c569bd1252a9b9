import { describe, expect, it } from 'vitest';
import { isKeeperOrAdmin, rightsAsKeeper, rightsOf } from '@/lib/keepers/policy';
import type { KeeperRole } from '@/lib/keepers/rules';
import type { Viewer } from '@/lib/platform/auth/viewer';

const viewer = (userId: string, role: Viewer['role'] = 'member'): Viewer => ({
  userId,
  role,
  sessionId: 's',
  firstName: 'F',
  lastName: 'L',
  email: 'f@example.org',
  language: 'en',
});
const keptBy = (role: KeeperRole, mayReadPrivate = false, leavesAt: Date | null = null) => ({
  keepers: [
    { userId: 'another', role: 'owner' as const, mayReadPrivate: false, leavesAt: null },
    { userId: 'sue', role, mayReadPrivate, leavesAt },
  ],
});

const rights = (all: Record<string, boolean>) =>
  Object.keys(all)
    .filter((right) => all[right])
    .join(' ');

describe('the rights of a keeper', () => {
  it.each([
    ['owner', false, 'edit contribute readPrivate delete invite manageKeepers handOn'],
    ['keeper', false, 'edit contribute invite'],
    ['keeper', true, 'edit contribute readPrivate invite'],
    ['contributor', false, 'contribute'],
    ['contributor', true, 'contribute'],
  ] as const)('as %s, trusted with private details: %s', (role, isTrusted, expected) => {
    expect(rights(rightsOf(viewer('sue'), keptBy(role, isTrusted)))).toBe(expected);
    expect(isKeeperOrAdmin(viewer('sue'), keptBy(role, isTrusted))).toBe(true);
  });

  it('allow a removed keeper who leaves soon to change the page, but not to invite', () => {
    const soon = new Date(Date.now() + 1_000);
    expect(rights(rightsOf(viewer('sue'), keptBy('keeper', false, soon)))).toBe('edit contribute');
  });

  it('belong to nobody else', () => {
    for (const other of [null, viewer('stranger')]) {
      expect(rights(rightsOf(other, keptBy('owner')))).toBe('');
      expect(isKeeperOrAdmin(other, keptBy('owner'))).toBe(false);
    }
  });

  it('belong to an admin too, except to transfer the page', () => {
    const root = viewer('root', 'admin');
    expect(rights(rightsOf(root, keptBy('owner')))).toBe(
      'edit contribute readPrivate delete invite manageKeepers',
    );
    expect(rights(rightsAsKeeper(root, keptBy('owner')))).toBe('');
    expect(isKeeperOrAdmin(root, keptBy('owner'))).toBe(true);
  });
});
