import { beforeEach, expect, it } from 'vitest';
import { POST as decide } from '@/app/api/admin/cases/[id]/decide/route';
import { DELETE as deleteProfile } from '@/app/api/auth/delete-profile/route';
import { PATCH as change } from '@/app/api/condolences/by-secret/[secret]/route';
import { POST as light } from '@/app/api/memorials/[id]/candles/route';
import { guestBookPage } from '@/lib/condolences/queries/published-condolences';
import { hasKeeper } from '@/lib/keepers/queries/has-keeper';
import { requireMayAddMedia } from '@/lib/memorials/commands/add-media';
import { db } from '@/lib/platform/db/client';
import { messageIfRefused } from '@/lib/platform/message-if-refused';
import * as paths from '@/lib/platform/paths';
import { call } from '../../support/call';
import { addCase } from '../../support/case';
import { ada, cleo, kim, type Person, root, viewerOf } from '../../support/cast';
import {
  addCondolence,
  condolenceRow,
  newCallerAddress,
  postCondolence,
  secretIn,
  setRule,
} from '../../support/condolence';
import { contribute, pictureFor } from '../../support/contribution';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { listenForInvalidations } from '../../support/memorial-listener';

const NO_KEEPER = {
  status: 409,
  body: { message: 'This page has no keeper at the moment and stays as it is.' },
};

let owner: Person;
let contributor: Person;
let memorialId: string;
beforeEach(async () => {
  [owner, contributor] = [await cleo(), await kim()];
  memorialId = await addMemorial({ createdById: owner.user.id });
  await addKeeper(memorialId, contributor, 'contributor');
});

const postAs = ({ headers }: Person) => postCondolence(memorialId, {}, headers);
const lightCandle = () =>
  call(light, { method: 'POST', params: { id: memorialId }, headers: newCallerAddress() });
const editCondolence = (secret: string) =>
  call(change, {
    method: 'PATCH',
    params: { secret },
    headers: newCallerAddress(),
    body: { message: 'I have corrected the year.', authorName: 'Thandi' },
  });
const sendPicture = (at: number) => contribute(memorialId, contributor, [pictureFor(at)]);
/** Runs the check of the upload page. */
const uploadRefusal = () => messageIfRefused(requireMayAddMedia(viewerOf(contributor), memorialId));
const guestBook = async () => {
  const { isOpen, takesCandles } = await guestBookPage(
    null,
    memorialId,
    await hasKeeper(memorialId),
  );
  return { isOpen, takesCandles };
};
const deleteOwner = () =>
  call(deleteProfile, { method: 'DELETE', path: '/', headers: owner.headers });

/** An admin transfers the page to Ada, who has asked for it. */
async function transferToAda() {
  const [{ headers }, { user }] = [await root(), await ada()];
  const id = await addCase(memorialId, { claim: 'family' });
  const body = { decision: 'transferred', answer: 'You keep it now.', newOwner: user.email };
  return call(decide, { params: { id }, headers, body });
}

it('a page without keepers accepts candles, but no condolences or pictures', async () => {
  const { id, secret } = await addCondolence(memorialId, { state: 'published', message: 'Hers' });
  expect(await guestBook()).toEqual({ isOpen: true, takesCandles: true });
  expect(await uploadRefusal()).toBeNull();
  await deleteOwner();
  expect(await guestBook()).toEqual({ isOpen: false, takesCandles: true });
  expect(await postCondolence(memorialId)).toMatchObject(NO_KEEPER);
  for (const person of [contributor, await root()])
    expect(await postAs(person)).toMatchObject(NO_KEEPER);
  expect(await editCondolence(secret)).toMatchObject(NO_KEEPER);
  expect(await condolenceRow(id)).toMatchObject({ state: 'published', message: 'Hers' });
  expect(await sendPicture(1)).toMatchObject(NO_KEEPER);
  expect(await uploadRefusal()).toMatchObject({ key: 'keepers.refusals.unkept' });
  expect(await db().mediaContribution.count({ where: { memorialId } })).toBe(0);
  expect(await lightCandle()).toMatchObject({ status: 200, body: { burning: 1 } });
});

it('a page accepts condolences and pictures again with a keeper, and is invalidated at each change', async () => {
  await setRule(memorialId, 'at_once');
  const listener = await listenForInvalidations();
  await deleteOwner();
  expect(await listener.paths()).toContain(paths.memorial(memorialId));
  const before = (await listener.paths()).length;
  expect(await transferToAda()).toMatchObject({ status: 200 });
  expect((await listener.paths()).slice(before)).toContain(paths.memorial(memorialId));
  await listener.stop();
  expect(await guestBook()).toEqual({ isOpen: true, takesCandles: true });
  const { status, body } = await postCondolence(memorialId);
  expect([status, body.state]).toEqual([201, 'published']);
  expect(await editCondolence(secretIn(body.statusUrl))).toMatchObject({ status: 200 });
  expect(await sendPicture(2)).toMatchObject({ status: 200, body: { waits: true } });
});

it('a leaving keeper counts until they have left, and a closed guest book has no candles', async () => {
  await db().keeper.updateMany({
    where: { memorialId, role: 'owner' },
    data: { leavesAt: new Date(Date.now() + 60_000) },
  });
  expect(await postCondolence(memorialId)).toMatchObject({ status: 201 });
  await db().keeper.updateMany({
    where: { memorialId, role: 'owner' },
    data: { leavesAt: new Date(Date.now() - 1000) },
  });
  expect(await postCondolence(memorialId)).toMatchObject(NO_KEEPER);
  await setRule(memorialId, 'closed');
  expect(await guestBook()).toEqual({ isOpen: false, takesCandles: false });
});
