import { describe, expect, it } from 'vitest';
import { VISIBILITIES } from '@/lib/access/rules';
import { db } from '@/lib/platform/db/client';
import { addMemorial } from '../../support/memorial';

const HASH = 'a hash';
const row = (id: string) =>
  db().memorial.findUniqueOrThrow({
    where: { id },
    select: { visibility: true, isPublic: true },
  });
const update = (id: string, data: object) =>
  db().memorial.update({ where: { id }, data, select: { id: true } });

/** Covers contradictory writes, and writes by instances of the previous release, which knows no levels. */
describe('the columns visibility and isPublic', () => {
  it.each([
    [{}, 'public', true],
    [{ isPublic: false }, 'keepers', false],
    [{ isPublic: true }, 'public', true],
    [{ isPublic: true, visibility: 'unlisted' as const }, 'unlisted', false],
    [{ isPublic: false, visibility: 'public' as const }, 'keepers', false],
    [{ isPublic: false, visibility: 'invited' as const }, 'invited', false],
  ])('of a new row with %j agree', async (columns, visibility, isPublic) => {
    expect(await row(await addMemorial(columns))).toEqual({ visibility, isPublic });
  });

  it.each(VISIBILITIES)('follow a change of isPublic alone, after %s', async (visibility) => {
    const id = await addMemorial({ visibility, passwordHash: HASH });
    const isPublic = visibility === 'public';
    await update(id, { isPublic, religion: 'Changed' });
    expect(await row(id)).toEqual({ visibility, isPublic });
    await update(id, { isPublic: !isPublic });
    const other = isPublic ? 'keepers' : 'public';
    expect(await row(id)).toEqual({ visibility: other, isPublic: !isPublic });
  });

  it.each(VISIBILITIES)('follow a change to %s alone', async (visibility) => {
    for (const isPublic of [true, false]) {
      const id = await addMemorial({ isPublic, passwordHash: HASH });
      await update(id, { visibility });
      expect(await row(id)).toEqual({ visibility, isPublic: visibility === 'public' });
    }
  });

  it('cannot contradict each other, and the password level needs a password', async () => {
    const id = await addMemorial({ isPublic: false });
    const contradiction = { isPublic: true, visibility: 'unlisted' };
    await expect(update(id, contradiction)).rejects.toThrow('memorials_visibility_is_public');
    await expect(update(id, { visibility: 'password' })).rejects.toThrow(
      'memorials_password_has_hash',
    );
    expect(await row(id)).toEqual({ visibility: 'keepers', isPublic: false });
  });
});
