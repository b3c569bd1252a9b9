import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as bySecret } from '@/app/api/condolences/by-secret/[secret]/route';
import { submitCondolence } from '@/lib/condolences/commands/submit-condolence';
import { CALM_HOURS, STORM_PER_HOUR } from '@/lib/condolences/rules';
import { db } from '@/lib/platform/db/client';
import { DAY_MS, HOUR_MS } from '@/lib/platform/durations';
import { MAX_AGE_MS, newFormToken } from '@/lib/platform/http/form-token';
import { newId } from '@/lib/platform/ids/public-id';
import * as paths from '@/lib/platform/paths';
import { call } from '../../../support/call';
import { ada, type Person } from '../../../support/cast';
import {
  addCondolence,
  condolenceRow,
  postCondolence,
  secretIn,
  setRule,
  tokenOfAge,
} from '../../../support/condolence';
import { addMemorial } from '../../../support/memorial';
import { listenForInvalidations } from '../../../support/memorial-listener';

let owner: Person;
let memorialId: string;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().condolence.deleteMany();
  memorialId = await addMemorial({ createdById: owner.user.id });
});

/** Returns a unique message that is long enough to be compared. */
const uniqueMessage = (about: string) =>
  `Every Sunday after church we sat on the ${about} and he told us stories of the sea and its storms`;

describe('screening', () => {
  const HELD = { message: 'Watch the service live: www.funeral-stream.tv, card needed' };
  const REFUSED = { reference: 'filled in' };

  it.each([
    ['no token', { token: '' }, 'no_form'],
    ['another memorial’s token', { token: tokenOfAge(newId(), 60_000) }, 'no_form'],
    ['a filled hidden field', REFUSED, 'hidden_field'],
  ])('refuses a condolence with %s', async (_, change: Record<string, string>, signal) => {
    const { body } = await postCondolence(memorialId, change);
    expect(await condolenceRow(body._id)).toMatchObject({ state: 'refused', signals: [signal] });
  });

  it('refuses a form that was sent within seconds', async () => {
    const { body } = await postCondolence(memorialId, { token: tokenOfAge(memorialId, 1_000) });
    expect(await condolenceRow(body._id)).toMatchObject({
      state: 'refused',
      signals: ['too_fast'],
    });
  });

  it('reports that a form was open for more than a day, and stores nothing', async () => {
    const token = tokenOfAge(memorialId, MAX_AGE_MS + 60_000);
    const { status, body } = await postCondolence(memorialId, { token });
    expect([status, body.code]).toEqual([410, 'gone']);
    expect(body.message).toBe('This form was open for a long time. Please send it again.');
    expect(await db().condolence.count()).toBe(0);
  });

  it('holds a condolence with a link, and records the matched rules', async () => {
    const { body } = await postCondolence(memorialId, HELD);
    const { state, signals } = await condolenceRow(body._id);
    expect(state).toBe('held');
    expect(signals).toContain('address');
  });

  it('gives held and refused condolences the usual answers', async () => {
    const shapes = [];
    const sent: Record<string, string>[] = [{}, HELD, REFUSED, { token: '' }];
    for (const change of sent) {
      const { status, body, headers } = await postCondolence(memorialId, change);
      const own = await call(bySecret, { params: { secret: secretIn(body.statusUrl) } });
      const { _id, message, createdAt, ...seen } = own.body;
      shapes.push({
        status,
        state: body.state,
        keys: Object.keys(body),
        seen,
        id: _id === body._id,
      });
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect(await db().condolence.count()).toBe(shapes.length); // each is one row, written in the same way
    expect(shapes[0]).toMatchObject({ status: 201, state: 'waiting', seen: { state: 'waiting' } });
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  it('refuses a text that was refused in the last ninety days', async () => {
    const other = await addMemorial({ createdById: owner.user.id });
    const message = uniqueMessage('wall');
    const { id } = await addCondolence(other, {
      message,
      state: 'refused',
      isRemembered: true,
      createdAt: new Date(Date.now() - 89 * DAY_MS),
    });
    const again = await postCondolence(memorialId, { message: `${message}!` });
    expect(await condolenceRow(again.body._id)).toMatchObject({
      state: 'refused',
      signals: ['like_refused'],
    });
    const similar = await postCondolence(memorialId, { message: `${message}, dear Peter` });
    expect((await condolenceRow(similar.body._id)).state).toBe('refused');
    await db().condolence.update({
      where: { id },
      data: { createdAt: new Date(Date.now() - 91 * DAY_MS) },
    });
    const later = await postCondolence(memorialId, { message });
    expect((await condolenceRow(later.body._id)).state).toBe('waiting');
  });

  it('holds a text that two other memorials have, but not if only one has it', async () => {
    const message = uniqueMessage('steps');
    const others = await Promise.all([1, 2].map(() => addMemorial({ createdById: owner.user.id })));
    const recent = { message, createdAt: new Date(Date.now() - DAY_MS) };
    await addCondolence(memorialId, recent);
    await addCondolence(others[0] ?? '', recent);
    const one = await postCondolence(memorialId, { message });
    expect((await condolenceRow(one.body._id)).state).toBe('waiting');
    await addCondolence(others[1] ?? '', recent);
    const two = await postCondolence(memorialId, { message: `${message} indeed` });
    expect(await condolenceRow(two.body._id)).toMatchObject({ state: 'held', signals: ['copied'] });
    const short = { message: 'Rest in peace', createdAt: new Date() };
    for (const other of others) await addCondolence(other, short);
    const common = await postCondolence(memorialId, { message: 'Rest in peace' });
    expect((await condolenceRow(common.body._id)).state).toBe('waiting');
  });
});

describe('a guest book that publishes at once', () => {
  beforeEach(() => setRule(memorialId, 'at_once'));

  it('publishes a condolence that matches no rule, and invalidates the page', async () => {
    const listener = await listenForInvalidations();
    const { body } = await postCondolence(memorialId);
    expect(body.state).toBe('published');
    expect((await condolenceRow(body._id)).publishedAt).not.toBeNull();
    await postCondolence(memorialId, { message: 'Call me on 082 555 12 34' });
    expect(await listener.paths()).toEqual([paths.memorial(memorialId)]);
    await listener.stop();
  });

  it('makes condolences on a new memorial wait for the family', async () => {
    const createdAt = new Date(Date.now() - HOUR_MS);
    await db().memorial.update({ where: { id: memorialId }, data: { createdAt } });
    const { body } = await postCondolence(memorialId);
    expect(body.state).toBe('waiting');
    expect((await condolenceRow(body._id)).signals).toEqual(['young_memorial']);
  });

  it('makes condolences for a child wait for the family', async () => {
    const birthDate = new Date('2005-01-01');
    await db().memorial.update({ where: { id: memorialId }, data: { birthDate } });
    expect((await postCondolence(memorialId)).body.state).toBe('waiting');
  });

  it('makes condolences wait during a storm, until some calm hours have passed', async () => {
    const now = new Date();
    const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
    for (let each = 0; each < STORM_PER_HOUR; each++)
      await addCondolence(memorialId, { createdAt: now });
    const writeAt = async (time: Date) => {
      const form = {
        message: 'He was kind.',
        authorName: 'Jo',
        email: '',
        reference: '',
        token: newFormToken(memorialId, time.getTime() - 60_000),
      };
      const caller = { sources: [], known: null, ownEmail: null };
      const sent = { memorialId, form, picture: null, language: 'en', canSendAgain: true } as const;
      return (await submitCondolence(null, caller, sent, time)).state;
    };
    expect(await writeAt(now)).toBe('waiting');
    expect(await writeAt(at(CALM_HOURS - 1))).toBe('waiting');
    expect(await writeAt(at(CALM_HOURS + 1))).toBe('published');
  });
});
