import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PATCH } from '@/app/api/condolences/by-secret/[secret]/route';
import { POST } from '@/app/api/memorials/[id]/condolences/decide/route';
import { GET } from '@/app/api/memorials/[id]/condolences/queue/route';
import {
  MAX_CONDOLENCES_PER_CALL,
  MAX_NOTE_LENGTH,
  REVISION_LENGTH,
} from '@/lib/condolences/rules';
import { CONDOLENCE_STATES } from '@/lib/condolences/state-rules';
import { newId } from '@/lib/platform/ids/public-id';
import * as paths from '@/lib/platform/paths';
import { auditOf } from '../../../support/audit';
import { call } from '../../../support/call';
import { ada, type Person, root } from '../../../support/cast';
import {
  addCondolence,
  condolenceRow,
  newCallerAddress,
  reviewedVersionOf,
} from '../../../support/condolence';
import { addMemorial } from '../../../support/memorial';
import { listenForInvalidations } from '../../../support/memorial-listener';

let owner: Person;
let memorialId: string;
const listener = await listenForInvalidations();

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  memorialId = await addMemorial({ createdById: owner.user.id });
});
afterAll(() => listener.stop());

type CondolenceRevision = { _id: string; revision: string };
const decideAsRead = (
  condolences: CondolenceRevision[],
  decision: string,
  more: object = {},
  { headers } = owner,
) =>
  call(POST, {
    params: { id: memorialId },
    headers,
    body: { condolences, decision, ...more },
  });
const decide = async (ids: string[], decision: string, more: object = {}, by = owner) =>
  decideAsRead(await Promise.all(ids.map(reviewedVersionOf)), decision, more, by);
const REVISION = 'x'.repeat(REVISION_LENGTH);
const aCondolence = () => ({ _id: newId(), revision: REVISION });
const queue = (state?: string, by = owner) =>
  call(GET, {
    params: { id: memorialId },
    path: state ? `/?state=${state}` : '/',
    headers: by.headers,
  });

describe('POST /api/memorials/{id}/condolences/decide', () => {
  it('publishes several condolences, and invalidates the page once', async () => {
    const ids = [];
    for (let each = 0; each < 5; each++) ids.push((await addCondolence(memorialId)).id);
    const before = (await listener.paths()).length;
    expect((await decide(ids, 'publish')).body).toEqual({ changed: 5, rewritten: 0 });
    expect((await listener.paths()).slice(before)).toEqual([paths.memorial(memorialId)]);
    for (const id of ids)
      expect(await condolenceRow(id)).toMatchObject({
        state: 'published',
        publishedAt: expect.any(Date),
        decidedById: owner.user.id,
      });
    expect((await decide(ids, 'publish')).body).toEqual({ changed: 0, rewritten: 0 });
  });

  it('returns a condolence with a note or declines it, and both can be undone', async () => {
    const { id } = await addCondolence(memorialId);
    const note = 'Which year was it?';
    expect((await decide([id], 'return', { note })).body).toEqual({ changed: 1, rewritten: 0 });
    expect(await condolenceRow(id)).toMatchObject({ state: 'returned', returnNote: note });
    await decide([id], 'decline');
    expect(await condolenceRow(id)).toMatchObject({ state: 'declined', returnNote: '' });
    await decide([id], 'publish');
    const before = (await listener.paths()).length;
    await decide([id], 'wait');
    expect(await condolenceRow(id)).toMatchObject({ state: 'waiting', publishedAt: null });
    expect((await listener.paths()).slice(before)).toEqual([paths.memorial(memorialId)]);
  });

  it('changes nothing that the family cannot see, and does not reveal it', async () => {
    const other = await addMemorial({ createdById: owner.user.id });
    const elsewhere = await addCondolence(other);
    for (const state of ['held', 'refused', 'removed', 'withdrawn'] as const) {
      const { id } = await addCondolence(memorialId, { state });
      const { body } = await decide([id, newId(), elsewhere.id], 'publish');
      expect(body).toEqual({ changed: 0, rewritten: 0 });
      expect((await condolenceRow(id)).state).toBe(state);
    }
    expect((await condolenceRow(elsewhere.id)).state).toBe('waiting');
  });

  it('takes effect only once for ten parallel requests', async () => {
    const { id } = await addCondolence(memorialId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide([id], 'publish')));
    expect(answers.map(({ body }) => body.changed).sort()).toEqual([...Array(9).fill(0), 1]);
  });

  it('ends in one state after ten different parallel decisions', async () => {
    const { id } = await addCondolence(memorialId);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => decide([id], at % 2 ? 'publish' : 'decline')),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { state, publishedAt } = await condolenceRow(id);
    expect(['published', 'declined']).toContain(state);
    expect(publishedAt === null).toBe(state === 'declined');
  });

  it('skips a condolence that its author has changed since, and counts it', async () => {
    const [one, other] = [await addCondolence(memorialId), await addCondolence(memorialId)];
    const revisions = (await queue()).body.condolences.map(
      ({ _id, revision }: CondolenceRevision) => ({
        _id,
        revision,
      }),
    );
    const words = { message: 'Nobody has read this.', authorName: 'Thandi' };
    const change = { params: { secret: one.secret }, headers: newCallerAddress(), body: words };
    expect((await call(PATCH, { method: 'PATCH', ...change })).status).toBe(200);
    const answer = await decideAsRead(revisions, 'publish');
    expect(answer.body).toEqual({ changed: 1, rewritten: 1 });
    expect((await condolenceRow(one.id)).state).toBe('waiting');
    expect((await condolenceRow(other.id)).state).toBe('published');
    // Undoing refers to the same text.
    expect((await decideAsRead(revisions, 'wait')).body).toEqual({ changed: 1, rewritten: 0 });
    expect((await decide([one.id], 'publish')).body).toEqual({ changed: 1, rewritten: 0 });
  });

  it('audits the decision of an admin', async () => {
    const admin = await root();
    const { id } = await addCondolence(memorialId);
    await decide([id], 'publish', {}, admin);
    expect(await auditOf(`memorial/${memorialId}`)).toEqual([
      {
        actor: admin.user.id,
        action: 'condolence.decide',
        detail: { decision: 'publish', count: 1 },
      },
    ]);
  });

  it.each([
    [{ condolences: [] }],
    [{ condolences: [{ _id: 'nonsense', revision: REVISION }] }],
    [{ condolences: [{ _id: newId() }] }],
    [{ condolences: [{ _id: newId(), revision: 'short' }] }],
    [{ condolences: undefined, ids: [newId()] }],
    [{ condolences: Array.from({ length: MAX_CONDOLENCES_PER_CALL + 1 }, aCondolence) }],
    [{ decision: 'held' }],
    [{ decision: 'return' }],
    [{ decision: 'return', note: ' ' }],
    [{ decision: 'return', note: 'x'.repeat(MAX_NOTE_LENGTH + 1) }],
    [{ decision: 'publish', note: 'x' }],
  ])('refuses %j', async (change) => {
    const body = { condolences: [aCondolence()], decision: 'publish', ...change };
    const headers = owner.headers;
    expect((await call(POST, { params: { id: memorialId }, headers, body })).status).toBe(400);
  });
});

describe('GET /api/memorials/{id}/condolences/queue', () => {
  it('lists the condolences that wait for the family, and counts all that the family can see', async () => {
    for (const state of CONDOLENCE_STATES)
      await addCondolence(memorialId, {
        state,
        ...(state !== 'withdrawn' && { message: `It is ${state}` }),
      });
    const { body } = await queue();
    expect(body).toMatchObject({
      fullName: 'Wangari Test',
      rule: 'approve',
      offersAtOnce: true,
      counts: { waiting: 1, published: 1, returned: 1, declined: 1 },
      total: 1,
    });
    expect(body.condolences).toMatchObject([{ message: 'It is waiting', state: 'waiting' }]);
    for (const state of ['published', 'returned', 'declined'])
      expect((await queue(state)).body.condolences).toMatchObject([{ message: `It is ${state}` }]);
    for (const state of ['held', 'refused', 'removed', 'withdrawn', 'nonsense'])
      expect((await queue(state)).status).toBe(400);
  });

  it('lists the newest first', async () => {
    await addCondolence(memorialId, { message: 'older' });
    await addCondolence(memorialId, { message: 'newer' });
    const { body } = await queue();
    expect(body.condolences.map(({ message }: { message: string }) => message)).toEqual([
      'newer',
      'older',
    ]);
  });
});
