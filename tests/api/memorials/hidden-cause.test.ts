import { beforeAll, describe, expect, it } from 'vitest';
import { GET as feed } from '@/app/[language]/feed.xml/route';
import { GET as read } from '@/app/api/memorials/[id]/route';
import { GET as myMemorials } from '@/app/api/memorials/my-memorials/route';
import { GET as list } from '@/app/api/memorials/route';
import { readerFrom } from '@/lib/access/reader-from';
import { memorialMetadata } from '@/lib/memorials/page-metadata';
import { getMemorialPage } from '@/lib/memorials/queries/memorial-page';
import { memorialScreen } from '@/lib/tributes/queries/memorial-screen';
import { call } from '../../support/call';
import { ada, ben, cora, kim, type Person, root } from '../../support/cast';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { editorOf } from '../../support/memorial-editor';
import { hiddenCause } from '../../support/memorial-form';

const SHOWN = {
  primaryCause: 'Illness',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
};
const HIDDEN = { primaryCause: '', majorEvent: 'not_related', eventName: '', eventDate: null };
const CAUSE = {
  primaryCause: 'CANARY-CAUSE',
  majorEvent: 'pandemic_disease',
  eventName: 'CANARY-EVENT',
  eventDate: '2011-08-07',
};
const CANARY = /CANARY-CAUSE|CANARY-EVENT|2011-08-07|pandemic/i;

let owner: Person;
let stranger: Person;
let admin: Person;
let keeper: Person;
let contributor: Person;
let hiddenId: string;
let unaskedId: string;

beforeAll(async () => {
  [owner, stranger, admin] = [await ada(), await ben(), await root()];
  const createdById = owner.user.id;
  hiddenId = await addMemorial({ fullName: 'Hidden', createdById }, hiddenCause);
  [keeper, contributor] = [await kim(), await cora()];
  await addKeeper(hiddenId, keeper, 'keeper');
  await addKeeper(hiddenId, contributor, 'contributor');
  unaskedId = await addMemorial({ fullName: 'Unasked', createdById });
});

const memorialFor = async (id: string, headers = {}) =>
  (await call(read, { params: { id }, headers })).body.memorial;

describe('a hidden cause of death', () => {
  it('is in no answer to people who cannot edit', async () => {
    for (const headers of [{}, stranger.headers]) {
      const memorial = await memorialFor(hiddenId, headers);
      expect(memorial.causeOfDeath).toEqual(HIDDEN);
      expect(JSON.stringify(memorial)).not.toMatch(CANARY);
    }
  });

  it('is in answers to the creator and admins', async () => {
    for (const { headers } of [owner, admin])
      expect(await memorialFor(hiddenId, headers)).toMatchObject({
        causeOfDeath: CAUSE,
        causeVisibility: 'hidden',
      });
  });

  it('is not in the data of the page, its JSON-LD, its link preview or the feed', async () => {
    for (const headers of [
      {},
      ...[stranger, contributor, keeper, owner, admin].map((one) => one.headers),
    ]) {
      const view = await getMemorialPage(hiddenId, await readerFrom(new Headers(headers)), 'en');
      if (!view) throw new Error('there is no view');
      expect(JSON.stringify(await memorialScreen(view, 'en'))).not.toMatch(CANARY);
      expect(JSON.stringify(memorialMetadata(view, 'en'))).not.toMatch(CANARY);
    }
    const { body } = await call(feed, {});
    expect(body).toContain('Hidden');
    expect(body).not.toMatch(CANARY);
  });

  it.each([
    ['causeOfDeath', 'canary'],
    ['primaryCause', 'cause'],
    ['disasterName', 'CANARY-EVENT'],
    ['disasterType', 'pandemic'],
    ['majorEvent', 'pandemic_disease'],
    ['majorEvent', 'not_related'],
  ])(
    'is not found with %s=%s, except by keepers among their own memorials',
    async (filter, value) => {
      const path = `/?${new URLSearchParams({ [filter]: value, name: 'Hidden' })}`;
      for (const headers of [{}, stranger.headers, owner.headers, admin.headers])
        expect((await call(list, { path, headers })).body).toMatchObject({
          memorials: [],
          total: 0,
        });
      const own = (await call(myMemorials, { path, headers: owner.headers })).body;
      expect(own.total).toBe(value === 'not_related' ? 0 : 1);
      const ofKeeper = (await call(myMemorials, { path, headers: keeper.headers })).body;
      expect(ofKeeper.total).toBe(value === 'not_related' ? 0 : 1);
      const ofContributor = (await call(myMemorials, { path, headers: contributor.headers })).body;
      expect(ofContributor).toMatchObject({ memorials: [], total: 0 });
    },
  );

  it('does not prevent a contributor from finding the memorial with other filters', async () => {
    const ask = async (query: string) =>
      (await call(myMemorials, { path: `/?${query}`, headers: contributor.headers })).body.total;
    expect(await ask('name=Hidden&nationality=kenyan')).toBe(1);
    await addKeeper(unaskedId, contributor, 'contributor');
    expect(await ask('causeOfDeath=illness')).toBe(1);
  });

  it('is visible to a keeper, but not to a contributor', async () => {
    expect((await memorialFor(hiddenId, keeper.headers)).causeOfDeath).toEqual(CAUSE);
    expect((await memorialFor(hiddenId, contributor.headers)).causeOfDeath).toEqual(HIDDEN);
  });

  it('does not remove the memorial from other searches', async () => {
    const found = (await call(list, { path: '/?name=Hidden&nationality=kenyan' })).body;
    expect(found.memorials).toMatchObject([{ _id: hiddenId }]);
  });
});

describe('a cause of death without an answer about its visibility', () => {
  it('is shown and found, and editors see that the answer is missing', async () => {
    expect((await memorialFor(unaskedId)).causeOfDeath).toEqual(SHOWN);
    expect(await memorialFor(unaskedId, owner.headers)).toMatchObject({
      causeOfDeath: SHOWN,
      causeVisibility: '',
    });
    const found = (await call(list, { path: '/?causeOfDeath=illness&majorEvent=not_related' }))
      .body;
    expect(found.memorials).toMatchObject([{ _id: unaskedId }]);
  });

  it('stays unanswered until a change answers it', async () => {
    const editor = editorOf(unaskedId, owner);
    await editor.put({ religion: 'Catholic' });
    expect(await editor.read()).toMatchObject({ causeVisibility: '' });
    await editor.put({ causeVisibility: 'hidden' });
    expect((await memorialFor(unaskedId)).causeOfDeath).toEqual(HIDDEN);
    await editor.put({ religion: 'Anglican' });
    expect((await memorialFor(unaskedId)).causeOfDeath).toEqual(HIDDEN);
    await editor.put({ causeVisibility: 'shown' });
    expect((await memorialFor(unaskedId)).causeOfDeath).toEqual(SHOWN);
  });

  it('accepts no other answer', async () => {
    const answer = await editorOf(unaskedId, owner).put({ causeVisibility: 'friends' });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        fields: { causeVisibility: 'Please choose whether visitors may see the cause of death' },
      },
    });
  });
});
