import { describe, expect, it } from 'vitest';
import { asReader } from '@/lib/access/reader';
import type { Visibility } from '@/lib/access/rules';
import type { KeeperRole } from '@/lib/keepers/rules';
import { canSeeMedia, canSeeSent } from '@/lib/media/policy';
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

const viewers = {
  nobody: null,
  ada: viewer('ada'),
  ben: viewer('ben'),
  root: viewer('root', 'admin'),
};
const memorialsWith = (visibility: Visibility) => [
  {
    visibility,
    keepers: [{ userId: 'ada', role: 'owner' as const, mayReadPrivate: false, leavesAt: null }],
    grants: [
      { guestId: 'guest', via: 'password' as const },
      { guestId: 'family', via: 'invitation' as const },
    ],
    accessInvitations: [],
  },
];
const readers = {
  ...Object.fromEntries(Object.entries(viewers).map(([name, person]) => [name, asReader(person)])),
  guest: { viewer: null, guestId: 'guest' },
  family: { viewer: null, guestId: 'family' },
};
const item = { state: 'ready' as const, ownerId: 'ada', audience: 'page' as const, sentTo: null };
const keeper = (role: KeeperRole, userId = 'ada') => ({
  userId,
  role,
  mayReadPrivate: false,
  leavesAt: null,
});
const contributor = keeper('contributor', 'ben');
const pendingItem = { ...item, state: 'pending' as const, ownerId: 'ben' };
const familyItem = { ...item, audience: 'family' as const };

describe('canSeeMedia', () => {
  it.each([
    [
      'of a public memorial',
      { ...item, shownBy: memorialsWith('public') },
      'nobody ada ben root guest family',
    ],
    [
      'of an unlisted memorial',
      { ...item, shownBy: memorialsWith('unlisted') },
      'nobody ada ben root guest family',
    ],
    [
      'of a memorial with a password',
      { ...item, shownBy: memorialsWith('password') },
      'ada root guest family',
    ],
    [
      'of a memorial for invited people',
      { ...item, shownBy: memorialsWith('invited') },
      'ada root family',
    ],
    [
      'for the family of a public memorial',
      { ...familyItem, shownBy: memorialsWith('public') },
      'ada root family',
    ],
    [
      'for the family of a memorial with a password',
      { ...familyItem, shownBy: memorialsWith('password') },
      'ada root family',
    ],
    [
      'for the family of a private memorial',
      { ...familyItem, shownBy: memorialsWith('keepers') },
      'ada root',
    ],
    ['of a private memorial', { ...item, shownBy: memorialsWith('keepers') }, 'ada root'],
    [
      'of a private memorial, uploaded by an admin',
      { ...item, ownerId: 'root', shownBy: memorialsWith('keepers') },
      'ada root',
    ],
    [
      'of a private memorial, uploaded by a former keeper',
      { ...item, ownerId: 'ben', shownBy: memorialsWith('keepers') },
      'ada root',
    ],
    [
      'pending on a public memorial, uploaded by a former keeper',
      { ...item, state: 'pending' as const, ownerId: 'ben', shownBy: memorialsWith('public') },
      'ada root',
    ],
    ['of no memorial', { ...item, shownBy: [] }, 'ada root'],
    ['pending', { ...item, state: 'pending' as const, shownBy: [] }, 'ada root'],
    [
      'pending on a public memorial',
      { ...item, state: 'pending' as const, shownBy: memorialsWith('public') },
      'ada root',
    ],
    [
      'pending on a memorial with a password',
      { ...item, state: 'pending' as const, shownBy: memorialsWith('password') },
      'ada root',
    ],
    [
      'that a contributor has sent to those who look after a public memorial',
      { ...pendingItem, sentTo: { keepers: [keeper('keeper'), contributor] }, shownBy: [] },
      'ada ben root',
    ],
    [
      'that a contributor has sent to a memorial with another contributor',
      { ...pendingItem, sentTo: { keepers: [keeper('contributor'), contributor] }, shownBy: [] },
      'ben root',
    ],
    ['orphaned', { ...item, state: 'orphaned' as const, shownBy: memorialsWith('public') }, ''],
    ['whose owner has been deleted', { ...item, ownerId: null, shownBy: [] }, 'root'],
  ])('allows media %s only to those who may see it', (_name, media, expectedReaders) => {
    const names = Object.entries(readers).filter(([, reader]) => canSeeMedia(reader, media));
    expect(names.map(([name]) => name).join(' ')).toBe(expectedReaders);
  });
});

describe('canSeeSent', () => {
  const sentByBen = { ...item, ownerId: 'ben' };
  it.each([
    ['of a public memorial', { ...item, shownBy: memorialsWith('public') }, 'ada root'],
    [
      'of a public memorial, uploaded by a former contributor',
      { ...sentByBen, shownBy: memorialsWith('public') },
      'ada ben root',
    ],
    [
      'of a private memorial, uploaded by a former contributor',
      { ...sentByBen, shownBy: memorialsWith('keepers') },
      'ada root',
    ],
    [
      'that a contributor has sent',
      { ...pendingItem, sentTo: { keepers: [keeper('keeper'), contributor] }, shownBy: [] },
      'ada ben root',
    ],
    [
      'of a public memorial with another contributor',
      {
        ...item,
        shownBy: memorialsWith('public').map((each) => ({
          ...each,
          keepers: [keeper('owner'), contributor],
        })),
      },
      'ada root',
    ],
    ['orphaned', { ...item, state: 'orphaned' as const, shownBy: memorialsWith('public') }, ''],
  ])(
    'allows a video as it was sent %s only to its keepers and its sender',
    (_, media, expected) => {
      const names = Object.entries(readers).filter(([, reader]) => canSeeSent(reader, media));
      expect(names.map(([name]) => name).join(' ')).toBe(expected);
    },
  );
});
