import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as pictureOf } from '@/app/api/condolences/first-reader/[secret]/[id]/picture/route';
import { POST as decline } from '@/app/api/condolences/first-reader/[secret]/decline/route';
import { POST as read } from '@/app/api/condolences/first-reader/[secret]/route';
import { sendDigests } from '@/lib/condolences/commands/send-digests';
import { friendReading } from '@/lib/condolences/queries/friend-reading';
import { MAX_MAILS_TO_SILENT_FRIEND } from '@/lib/condolences/rules';
import { db } from '@/lib/platform/db/client';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/platform/durations';
import { newSecretId } from '@/lib/platform/ids/public-id';
import { freezeForCase } from '@/tests/support/case';
import { call } from '../../support/call';
import { ada, kim, type Person } from '../../support/cast';
import {
  addCondolence,
  addPicture,
  condolenceRow,
  newCallerAddress,
  reviewedVersionOf,
} from '../../support/condolence';
import { addFriend, addReadingKeeper } from '../../support/first-reader';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';

let owner: Person;
let memorialId: string;
let secret: string;
beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().condolence.deleteMany();
  await db().outboxMail.deleteMany();
  memorialId = await addMemorial({ createdById: owner.user.id, visibility: 'keepers' });
  secret = await addFriend(memorialId, { chosenById: owner.user.id });
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const arrive = (columns = {}) =>
  addCondolence(memorialId, { waitingSince: new Date(), ...columns });
async function press(id: string, act: string, link = secret) {
  const { _id, revision } = await reviewedVersionOf(id);
  return call(read, {
    params: { secret: link },
    path: '/?language=fr',
    headers: { ...FORM, ...newCallerAddress(), accept: 'text/html' },
    body: new URLSearchParams({ condolence: _id, revision, act }).toString(),
  });
}
const page = `/fr/condolences/first-reader`;
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe('POST /api/condolences/first-reader/{secret}', () => {
  it('passes on and sets aside, and returns to the page in its language', async () => {
    const [kind, cruel] = [await arrive(), await arrive()];
    const passed = await press(kind.id, 'pass');
    expect(passed.status).toBe(303);
    expect(passed.headers.get('location')).toBe(`${page}/${secret}?done=pass`);
    await press(cruel.id, 'set_aside');
    expect((await condolenceRow(kind.id)).readFirstAt).not.toBeNull();
    expect((await condolenceRow(cruel.id)).setAsideAt).not.toBeNull();
    await press(cruel.id, 'pass'); // the friend thought again
    expect(await condolenceRow(cruel.id)).toMatchObject({ state: 'waiting', setAsideAt: null });
  });

  it('decides nothing: every other act is refused', async () => {
    const { id } = await arrive();
    for (const act of ['publish', 'decline', 'return', 'wait'])
      expect((await press(id, act)).headers.get('location')).toContain('problem=invalid');
    expect(await condolenceRow(id)).toMatchObject({ state: 'waiting', readFirstAt: null });
  });

  it('does not claim success about what a keeper has decided meanwhile', async () => {
    const { id } = await arrive();
    await db().condolence.update({
      where: { id },
      data: { state: 'published', publishedAt: new Date() },
    });
    const answer = await press(id, 'set_aside');
    expect(answer.headers.get('location')).toBe(`${page}/${secret}?done=judged`);
    expect((await condolenceRow(id)).setAsideAt).toBeNull();
  });

  it('reaches no other memorial, and nothing once the link has ended', async () => {
    const elsewhere = await addMemorial({ createdById: owner.user.id });
    const { id } = await addCondolence(elsewhere, { waitingSince: new Date() });
    await press(id, 'set_aside');
    expect((await condolenceRow(id)).setAsideAt).toBeNull();
    const own = await arrive();
    await db().firstReader.delete({ where: { memorialId } });
    const answer = await press(own.id, 'set_aside');
    expect(answer.headers.get('location')).toContain('problem=not_found');
    expect((await condolenceRow(own.id)).setAsideAt).toBeNull();
  });

  it('says so if the words were changed since', async () => {
    const { id } = await arrive();
    const { revision } = await reviewedVersionOf(id);
    await db().condolence.update({ where: { id }, data: { message: 'Crueller words.' } });
    const body = new URLSearchParams({ condolence: id, revision, act: 'pass' }).toString();
    const headers = { ...FORM, ...newCallerAddress(), accept: 'text/html' };
    const answer = await call(read, { params: { secret }, headers, body });
    expect(answer.headers.get('location')).toContain('problem=conflict');
    expect((await condolenceRow(id)).readFirstAt).toBeNull();
  });

  it('needs no keepers', async () => {
    const { id } = await arrive();
    await db().keeper.deleteMany({ where: { memorialId } });
    expect((await press(id, 'pass')).headers.get('location')).toContain('done=pass');
  });

  it('is refused, with the list and the pictures, while the memorial is frozen', async () => {
    const { id } = await arrive();
    await addPicture(id);
    await freezeForCase(memorialId);
    expect((await press(id, 'pass')).headers.get('location')).toContain('problem=forbidden');
    expect(await friendReading(secret)).toMatchObject({ isResting: true, unread: [] });
    expect((await call(pictureOf, { params: { secret, id } })).status).toBe(404);
  });
});

describe("the friend's page", () => {
  it('lists what waits and was not passed on, oldest first, and nothing else', async () => {
    const [first, second] = [await arrive(), await arrive()];
    const aside = await arrive({ setAsideAt: new Date() });
    await arrive({ readFirstAt: new Date() });
    for (const state of ['held', 'refused', 'published', 'returned', 'declined'] as const)
      await arrive({ state });
    const reading = await friendReading(secret);
    expect(ids(reading.unread)).toEqual([first.id, second.id]);
    expect(ids(reading.setAside)).toEqual([aside.id]);
    expect(Object.keys(reading.unread[0] ?? {}).sort()).toEqual(
      ['authorName', 'createdAt', 'id', 'message', 'picture', 'revision'].sort(),
    );
    await expect(friendReading(newSecretId())).rejects.toMatchObject({ code: 'not_found' });
  });

  it('shows the pictures of these alone, and no cache keeps them', async () => {
    const [own, passed] = [await arrive(), await arrive({ readFirstAt: new Date() })];
    for (const { id } of [own, passed]) await addPicture(id);
    const get = (id: string, link = secret) =>
      call(pictureOf, { params: { secret: link, id }, headers: newCallerAddress() });
    const answer = await get(own.id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await get(passed.id)).status).toBe(404);
    expect((await get(own.id, newSecretId())).status).toBe(404);
  });
});

describe('POST /api/condolences/first-reader/{secret}/decline', () => {
  it("ends the reading from a mail program's button, and tells the family", async () => {
    const body = 'List-Unsubscribe=One-Click';
    const answer = await call(decline, { params: { secret }, headers: FORM, body });
    expect(answer.status).toBe(200);
    expect(await db().firstReader.count({ where: { memorialId } })).toBe(0);
    expect(await db().outboxMail.findMany()).toMatchObject([
      { to: owner.user.email, subject: 'Noor no longer reads first' },
    ]);
    expect((await call(decline, { params: { secret }, headers: FORM, body })).status).toBe(404);
  });

  it('leads a browser to a page that says so', async () => {
    const headers = { ...FORM, accept: 'text/html' };
    const request = { params: { secret }, path: '/?language=fr', headers, body: '' };
    const answer = await call(decline, request);
    expect(answer.headers.get('location')).toBe(`${page}/${secret}?done=declined`);
  });
});

describe('mails about what nobody has read first', () => {
  const START = Date.parse('2026-05-01T08:00:00Z');
  const at = (milliseconds: number) => new Date(START + milliseconds);
  const mails = async () =>
    (await db().outboxMail.findMany({ orderBy: { createdAt: 'asc' } })).map(({ to }) => to);
  beforeEach(async () => {
    await db().firstReader.updateMany({ data: { createdAt: at(0) } });
  });

  it('go to the friend alone, without words, and stop by the same link', async () => {
    await arrive({ waitingSince: at(0), message: 'A private word', authorName: 'Sipho Dube' });
    await sendDigests({}, at(11 * MINUTE_MS));
    await sendDigests({}, at(11 * MINUTE_MS));
    const [mail, ...others] = await db().outboxMail.findMany();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'friend@example.org' });
    expect(mail?.unsubscribeUrl).toContain(`/api/condolences/first-reader/${secret}/decline`);
    expect(mail?.text).toContain(`/condolences/first-reader/${secret}`);
    expect(mail?.text).not.toMatch(/private word|Sipho/);
  });

  it('are few to a friend who never uses the link, whose address anybody may have typed', async () => {
    const days = async (from: number, to: number) => {
      for (let day = from; day < to; day++) {
        await arrive({ waitingSince: at(day * DAY_MS) });
        await db().rateLimit.deleteMany(); // counts by the real day
        await sendDigests({}, at(day * DAY_MS + HOUR_MS));
      }
      return (await mails()).filter((to) => to === 'friend@example.org').length;
    };
    expect(await days(0, 10)).toBe(MAX_MAILS_TO_SILENT_FRIEND);
    const { id } = await arrive();
    await press(id, 'pass');
    expect(await days(10, 14)).toBeGreaterThan(MAX_MAILS_TO_SILENT_FRIEND);
  });

  it('go to the keepers once it was passed on, and never about what was set aside', async () => {
    const [kind, cruel] = [
      await arrive({ waitingSince: at(0) }),
      await arrive({ waitingSince: at(0) }),
    ];
    await db().condolence.update({
      where: { id: kind.id },
      data: { readFirstAt: at(HOUR_MS) },
    });
    await db().condolence.update({ where: { id: cruel.id }, data: { setAsideAt: at(HOUR_MS) } });
    await sendDigests({}, at(HOUR_MS + 11 * MINUTE_MS));
    const [mail, ...others] = await db().outboxMail.findMany();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: owner.user.email,
      subject: '1 message about Wangari Test is waiting for you',
    });
  });

  it('go to the keepers, and no more to the friend, who has not read for days', async () => {
    await arrive({ waitingSince: at(0) });
    for (const hours of [1, 71]) await sendDigests({}, at(hours * HOUR_MS));
    expect(await mails()).toEqual(['friend@example.org']);
    await sendDigests({}, at(73 * HOUR_MS));
    expect(await mails()).toEqual(['friend@example.org', owner.user.email]);
  });

  it('do not stop those of keepers if the address of a friend cannot be read', async () => {
    await db().firstReader.update({ where: { memorialId }, data: { contactSealed: 'unreadable' } });
    await arrive({ waitingSince: at(0), readFirstAt: at(0) });
    await arrive({ waitingSince: at(0) });
    await sendDigests({}, at(HOUR_MS)).catch(() => {});
    expect(await mails()).toEqual([owner.user.email]);
  });

  it('go to a keeper who reads first before the others', async () => {
    await addKeeper(memorialId, await kim(), 'keeper');
    await db().firstReader.delete({ where: { memorialId } });
    await addReadingKeeper(memorialId, owner.user.id);
    await arrive({ waitingSince: at(0) });
    await sendDigests({}, at(11 * MINUTE_MS));
    expect(await mails()).toEqual([owner.user.email]);
  });
});
