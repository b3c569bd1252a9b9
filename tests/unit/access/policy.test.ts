import { describe, expect, it } from 'vitest';
import { relationTo } from '@/lib/access/policy';
import { asReader, type Reader } from '@/lib/access/reader';
import { VISIBILITIES, type Visibility } from '@/lib/access/rules';
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

const keeper = (role: KeeperRole) => ({
  userId: role,
  role,
  mayReadPrivate: false,
  leavesAt: null,
});
/**
 * Loaders join only the reader's own rows. These include other people's rows, to test that the rule finds the right
 * ones.
 */
const memorial = (visibility: Visibility) => ({
  visibility,
  keepers: [keeper('owner'), keeper('keeper'), keeper('contributor')],
  grants: [
    { guestId: 'with password', via: 'password' as const },
    { guestId: 'by link', via: 'invitation' as const },
  ],
  accessInvitations: [],
});

const READERS: Record<string, Reader | null> = {
  nobody: null,
  visitor: asReader(null),
  'other guest': { viewer: null, guestId: 'elsewhere' },
  member: asReader(viewer('member')),
  'with password': { viewer: null, guestId: 'with password' },
  'member with password': { viewer: viewer('member'), guestId: 'with password' },
  'by link': { viewer: null, guestId: 'by link' },
  contributor: asReader(viewer('contributor')),
  keeper: asReader(viewer('keeper')),
  owner: asReader(viewer('owner')),
  admin: asReader(viewer('root', 'admin')),
};

const everybody = (relation: string, family = 'family') => ({
  nobody: relation,
  visitor: relation,
  'other guest': relation,
  member: relation,
  'with password': relation,
  'member with password': relation,
  'by link': family,
  contributor: 'keeper',
  keeper: 'keeper',
  owner: 'keeper',
  admin: 'keeper',
});

const TABLE: Record<Visibility, Record<string, string>> = {
  public: everybody('visitor'),
  unlisted: everybody('visitor'),
  password: {
    ...everybody('none'),
    'with password': 'visitor',
    'member with password': 'visitor',
  },
  invited: everybody('none'),
  keepers: everybody('none', 'none'),
};

describe('relationTo', () => {
  it.each(VISIBILITIES)('returns the relations in the table at the level %s', (visibility) => {
    const relations = Object.entries(READERS).map(([name, reader]) => [
      name,
      relationTo(reader, memorial(visibility)),
    ]);
    expect(Object.fromEntries(relations)).toEqual(TABLE[visibility]);
  });

  it('returns none for a visitor without grants', () => {
    const open = {
      visibility: 'password' as const,
      keepers: [],
      grants: [],
      accessInvitations: [],
    };
    expect(relationTo({ viewer: null, guestId: null }, open)).toBe('none');
  });

  it.each(VISIBILITIES)(
    'treats an invited account as family at the level %s, except at keepers',
    (visibility) => {
      const memorialWithInvitation = { ...memorial(visibility), accessInvitations: [{}] };
      const expected = visibility === 'keepers' ? 'none' : 'family';
      expect(relationTo(asReader(viewer('member')), memorialWithInvitation)).toBe(expected);
      // A reader without an account cannot have been invited by account.
      expect(relationTo(asReader(null), memorialWithInvitation)).toBe(TABLE[visibility].visitor);
    },
  );
});
