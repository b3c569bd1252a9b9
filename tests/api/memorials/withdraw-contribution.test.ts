import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE } from '@/app/api/memorials/[id]/contributions/[mediaId]/route';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from '../../support/call';
import { freezeForCase } from '../../support/case';
import { ada, ben, cora, kim, type Person } from '../../support/cast';
import {
  contribute,
  decideAs,
  listAs,
  pictureFor,
  pictureStatusFor,
} from '../../support/contribution';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';

let owner: Person;
let sister: Person;
let cousin: Person;
let id: string;
beforeAll(async () => {
  [owner, sister, cousin] = [await ada(), await cora(), await kim()];
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  id = await addMemorial({ createdById: owner.user.id });
  for (const person of [sister, cousin]) await addKeeper(id, person, 'contributor');
});

const send = async () => {
  const { body } = await contribute(id, sister, [pictureFor(1)]);
  return String(body.additionalMedia[0]._id);
};
const withdraw = async (mediaId: string, { headers }: Pick<Person, 'headers'>) =>
  (await call(DELETE, { method: 'DELETE', params: { id, mediaId }, headers })).status;
const decide = (mediaId: string, decision: string) =>
  decideAs(owner, id, { media: [mediaId], from: 'waiting', decision });

describe('DELETE /api/memorials/{id}/contributions/{mediaId}', () => {
  it.each(['before', 'after'])(
    "deletes the caller's file %s a keeper has declined it",
    async (when) => {
      const mediaId = await send();
      if (when === 'after') await decide(mediaId, 'decline');
      expect(await withdraw(mediaId, sister)).toBe(200);
      for (const person of [owner, sister])
        expect(await pictureStatusFor(person, mediaId)).toBe(404);
      expect((await listAs(owner, id)).body.counts).toEqual({ waiting: 0, declined: 0 });
      expect(await withdraw(mediaId, sister)).toBe(404);
    },
  );

  it('also works while the memorial is frozen and nobody can decide', async () => {
    const mediaId = await send();
    await freezeForCase(id);
    expect((await decide(mediaId, 'publish')).status).toBe(403);
    expect(await withdraw(mediaId, sister)).toBe(200);
    expect(await pictureStatusFor(sister, mediaId)).toBe(404);
  });

  it('does not delete what the page shows', async () => {
    const mediaId = await send();
    await decide(mediaId, 'publish');
    expect(await withdraw(mediaId, sister)).toBe(404);
    expect(await pictureStatusFor(null, mediaId)).toBe(200);
  });

  it('is for the sender only', async () => {
    const mediaId = await send();
    for (const [person, status] of [
      [owner, 404],
      [cousin, 404],
      [await ben(), 403],
      [{ headers: {} as never }, 401],
    ] as const)
      expect(await withdraw(mediaId, person)).toBe(status);
    expect(await pictureStatusFor(sister, mediaId)).toBe(200);
    expect(await withdraw(newId(), sister)).toBe(404);
  });

  it('takes effect before or after a simultaneous decision', async () => {
    const mediaId = await send();
    const [withdrawStatus, decided] = await Promise.all([
      withdraw(mediaId, sister),
      decide(mediaId, 'publish'),
    ]);
    expect([withdrawStatus, decided.body.changed]).toEqual(
      withdrawStatus === 200 ? [200, 0] : [404, 1],
    );
    expect(await pictureStatusFor(null, mediaId)).toBe(withdrawStatus === 200 ? 404 : 200);
  });
});
