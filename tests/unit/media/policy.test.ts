import { describe, expect, it } from 'vitest';
import { canSeeMedia } from '@/lib/media/policy';
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
const of = (isPublic: boolean) => [
  { isPublic, keepers: [{ userId: 'ada', role: 'owner' as const, mayReadPrivate: false }] },
];
const item = { state: 'ready' as const, ownerId: 'ada' };

describe('canSeeMedia', () => {
  it.each([
    ['of a public memorial', { ...item, shownBy: of(true) }, 'nobody ada ben root'],
    ['of a private memorial', { ...item, shownBy: of(false) }, 'ada root'],
    [
      'of a private memorial, uploaded by an admin',
      { ...item, ownerId: 'root', shownBy: of(false) },
      'ada root',
    ],
    [
      'of a private memorial, uploaded by somebody who kept it once',
      { ...item, ownerId: 'ben', shownBy: of(false) },
      'ada root',
    ],
    [
      'pending on a public memorial, uploaded by somebody who kept it once',
      { state: 'pending' as const, ownerId: 'ben', shownBy: of(true) },
      'ada root',
    ],
    ['of no memorial', { ...item, shownBy: [] }, 'ada root'],
    ['pending', { ...item, state: 'pending' as const, shownBy: [] }, 'ada root'],
    [
      'pending on a public memorial',
      { ...item, state: 'pending' as const, shownBy: of(true) },
      'ada root',
    ],
    ['orphaned', { ...item, state: 'orphaned' as const, shownBy: of(true) }, ''],
    ['whose owner is gone', { ...item, ownerId: null, shownBy: [] }, 'root'],
  ])('shows media %s to whom it may', (_name, media, who) => {
    const names = Object.entries(viewers).filter(([, person]) => canSeeMedia(person, media));
    expect(names.map(([name]) => name).join(' ')).toBe(who);
  });
});
