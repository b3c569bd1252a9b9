import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/admin/condolences/[id]/decide/route';
import { GET } from '@/app/api/admin/condolences/route';
import { POST as report } from '@/app/api/condolences/[id]/report/route';
import { PATCH } from '@/app/api/condolences/by-secret/[secret]/route';
import { CONDOLENCE_STATES } from '@/lib/condolences/state-rules';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import * as paths from '@/lib/platform/paths';
import { auditOf } from '../../../support/audit';
import { call } from '../../../support/call';
import { ada, type Person, root } from '../../../support/cast';
import {
  addCondolence,
  condolenceRow,
  newCallerAddress,
  postCondolence,
  reviewedVersionOf,
} from '../../../support/condolence';
import { addMemorial } from '../../../support/memorial';
import { listenForInvalidations } from '../../../support/memorial-listener';

let admin: Person;
let memorialId: string;
const listener = await listenForInvalidations();
beforeAll(async () => {
  admin = await root();
});
beforeEach(async () => {
  await db().condolence.deleteMany();
  memorialId = await addMemorial({ createdById: (await ada()).user.id });
});
afterAll(() => listener.stop());

const judge = async (id: string, decision: string, revision?: string) =>
  call(POST, {
    params: { id },
    headers: admin.headers,
    body: { decision, revision: revision ?? (await reviewedVersionOf(id)).revision },
  });
const list = (tab: string) => call(GET, { path: `/?tab=${tab}`, headers: admin.headers });
const changeTo = (secret: string, message: string) =>
  call(PATCH, {
    method: 'PATCH',
    params: { secret },
    headers: newCallerAddress(),
    body: { message, authorName: 'Thandi' },
  });
type ReportedRow = { _id: string; isFromFamily: boolean; isShown: boolean; reports: object[] };
const reportFrom = (id: string) =>
  call(report, { params: { id }, headers: newCallerAddress(), body: { reason: 'scam' } });

describe('POST /api/admin/condolences/{id}/decide', () => {
  it.each([
    ['pass', 'waiting', 'condolence.pass', false],
    ['refuse', 'refused', 'condolence.refuse', false],
    ['refuse_and_remember', 'refused', 'condolence.refuse', true],
  ])('%s: a held condolence becomes %s', async (decision, state, action, isRemembered) => {
    const { id } = await addCondolence(memorialId, { state: 'held' });
    expect((await judge(id, decision)).status).toBe(200);
    expect(await condolenceRow(id)).toMatchObject({ state, isRemembered });
    expect(await auditOf(`condolence/${id}`)).toEqual([
      { actor: admin.user.id, action, detail: { memorialId, state } },
    ]);
    expect((await judge(id, decision)).status).toBe(409);
  });

  it('keeps a reported condolence or removes it for good', async () => {
    for (const [decision, state] of [
      ['pass', 'published'],
      ['refuse', 'removed'],
    ] as const)
      for (const networks of [1, 2]) {
        const { id } = await addCondolence(memorialId, { state: 'published' });
        for (let each = 0; each < networks; each++) await reportFrom(id);
        const before = (await listener.paths()).length;
        expect((await judge(id, decision)).status).toBe(200);
        expect((await condolenceRow(id)).state).toBe(state);
        const isGoneAlready = networks === 2 && decision === 'refuse';
        expect((await listener.paths()).slice(before)).toEqual(
          isGoneAlready ? [] : [paths.memorial(memorialId)],
        );
        expect(await db().condolenceReport.count({ where: { condolenceId: id } })).toBe(0);
      }
  });

  it('is not overruled by more reports', async () => {
    const { id } = await addCondolence(memorialId, { state: 'published' });
    await reportFrom(id);
    await judge(id, 'pass');
    for (let each = 0; each < 3; each++) await reportFrom(id);
    expect((await condolenceRow(id)).state).toBe('published');
    expect((await list('reported')).body.condolences[0].reports).toHaveLength(3);
  });

  it('refuses the same text in future only if the admin chose to remember it', async () => {
    const message =
      'Your relative owed us money and everybody in this town knows it very well indeed';
    const { id } = await addCondolence(memorialId, { state: 'held', message });
    await judge(id, 'refuse');
    expect(
      (await condolenceRow((await postCondolence(memorialId, { message })).body._id)).state,
    ).not.toBe('refused');
    const other = await addCondolence(memorialId, { state: 'held', message });
    await judge(other.id, 'refuse_and_remember');
    expect(
      await condolenceRow((await postCondolence(memorialId, { message })).body._id),
    ).toMatchObject({
      state: 'refused',
      signals: expect.arrayContaining(['like_refused']),
    });
  });

  it('does not refuse other emojis and short texts in future', async () => {
    const stateOf = async (message: string) =>
      (await condolenceRow((await postCondolence(memorialId, { message })).body._id)).state;
    for (const message of ['🖕', 'RIP', 'Good riddance to you']) {
      const { id } = await addCondolence(memorialId, { state: 'held', message });
      expect((await judge(id, 'refuse_and_remember')).status).toBe(200);
      expect((await condolenceRow(id)).isRemembered).toBe(message !== 'RIP');
    }
    for (const message of ['❤️', '🙏', 'R.I.P.', 'Rest in peace'])
      expect(await stateOf(message)).toBe('waiting');
    // A remembered text that is short is held for the operator, not refused.
    for (const message of ['🖕', 'Good riddance to you!'])
      expect(await stateOf(message)).toBe('held');
  });

  it('answers 409 if the author has changed the text since the admin loaded it', async () => {
    const { id, secret } = await addCondolence(memorialId, { state: 'held' });
    const [{ revision }] = (await list('held')).body.condolences;
    await changeTo(secret, 'Watch it at www.stream-live.tv');
    const { status, body } = await judge(id, 'pass', revision);
    expect([status, body.message]).toEqual([
      409,
      'The words have been changed in the meantime. Please reload the page and read them again.',
    ]);
    expect((await condolenceRow(id)).state).toBe('held');
    expect((await judge(id, 'refuse')).status).toBe(200);
  });

  it('accepts one of ten simultaneous decisions', async () => {
    const { id } = await addCondolence(memorialId, { state: 'held' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => judge(id, 'pass')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  it.each(CONDOLENCE_STATES.filter((state) => state !== 'held'))(
    'answers 409 for a condolence that is %s',
    async (state) => {
      const { id } = await addCondolence(memorialId, { state });
      expect((await judge(id, 'refuse')).status).toBe(409);
      expect((await condolenceRow(id)).state).toBe(state);
    },
  );

  it('answers 404 for an unknown condolence, and 400 for an unknown decision', async () => {
    expect((await judge(newId(), 'pass')).status).toBe(404);
    expect((await judge(newId(), 'publish')).status).toBe(400);
    expect((await judge('nonsense', 'pass')).status).toBe(400);
  });
});

describe('GET /api/admin/condolences', () => {
  it('lists held condolences, oldest first, with the rules that matched', async () => {
    await addCondolence(memorialId, { state: 'held', message: 'first', signals: ['address'] });
    await addCondolence(memorialId, { state: 'held', message: 'second' });
    for (const state of CONDOLENCE_STATES)
      if (state !== 'held') await addCondolence(memorialId, { state });
    const { body } = await list('held');
    expect(body).toMatchObject({ total: 2, counts: { held: 2, reported: 0 } });
    expect(body.condolences[0]).toEqual({
      _id: expect.any(String),
      memorialId,
      memorialName: 'Wangari Test',
      authorName: 'Thandi',
      message: 'first',
      isFromFamily: false,
      revision: expect.any(String),
      picture: null,
      isShown: false,
      signals: ['address'],
      reports: [],
      createdAt: expect.any(String),
    });
    expect((await list('reported')).body.total).toBe(0);
  });

  it('lists reported condolences, shown or hidden', async () => {
    const shown = await addCondolence(memorialId, { state: 'published', isFromFamily: true });
    const hidden = await addCondolence(memorialId, { state: 'published' });
    await reportFrom(shown.id);
    for (let each = 0; each < 2; each++) await reportFrom(hidden.id);
    const { body } = await list('reported');
    const summaries = body.condolences.map(
      ({ _id, isFromFamily, isShown, reports }: ReportedRow) => [
        _id,
        isFromFamily,
        isShown,
        reports.length,
      ],
    );
    expect(summaries).toEqual([
      [shown.id, true, true, 1],
      [hidden.id, false, false, 2],
    ]);
    expect((await list('held')).body.total).toBe(0);
    expect((await list('nonsense')).status).toBe(400);
  });
});
