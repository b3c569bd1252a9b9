import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { mapFewAtOnce } from '@/tests/support/map-few-at-once';
import { ACTORS, type Actor, assignRoles, makeActors } from '../../support/actors';
import { call } from '../../support/call';
import { freezeForCase } from '../../support/case';
import { addCondolence, newCallerAddress } from '../../support/condolence';
import { flowersFor } from '../../support/flowers';
import { addMemorial } from '../../support/memorial';
import { memorialRow } from '../../support/memorial-row';
import { routeHandlers } from '../../support/route-handlers';
import { type CreatedForRow, callRow, createForRow, TABLE } from './permission-tables/table';

const FROZEN = 'This page is frozen while a question about it is settled.';
/** The answer to people who cannot change the page: it does not mention the question. */
const VISITOR_FROZEN = 'Nobody can write on this page at the moment. Please try again later.';
/** Blocked routes that visitors can call, too. */
const FOR_VISITORS = ['POST /api/memorials/[id]/condolences', 'POST /api/memorials/[id]/candles'];

/** Routes that change no existing memorial: accounts, admins, messages, payment notices, searches. */
const UNRELATED = /^\w+ \/api\/(auth|admin|contact|search|payments\/webhook)\b|^\w+ \/api\/\[/;

const WEBHOOK = 'a webhook notifies a program that belongs to its owner, and changes no page';

/** The routes that may be called while a memorial is frozen, with the reason. */
const ALLOWED: Record<string, string> = {
  'POST /api/memorials': 'another memorial',
  'POST /api/memorials/drafts': 'another memorial',
  'POST /api/payments/initiate-memorial-order': 'another memorial',
  'POST /api/payments/verify-paystack': 'paid orders are fulfilled',
  'POST /api/flowers/send': 'paid orders are fulfilled',
  'POST /api/memorials/[id]/open': 'grants read access only',
  'POST /api/access/accept': 'grants read access only',
  'DELETE /api/access/guest': 'ends the access of one browser only',
  'POST /api/memorials/[id]/access/requests':
    'a refusal would reveal the freeze to strangers; the family decides later',
  'POST /api/memorials/[id]/cases': 'asks about the page without changing it',
  'PUT /api/memorials/[id]/condolences/notices': 'a choice about one’s own mails',
  'POST /api/condolences/mails/[token]': 'a choice about one’s own mails',
  'DELETE /api/condolences/by-secret/[secret]': 'authors withdraw their own condolences',
  'DELETE /api/memorials/[id]/contributions/[mediaId]':
    'contributors withdraw their own files, which no page shows',
  'POST /api/condolences/[id]/report': 'a reported condolence is hidden at once',
  'POST /api/condolences/first-reader/[secret]/decline': 'a friend ends their own reading',
  'POST /api/keepers/decline': 'declining changes no keeper',
  'POST /api/keepers/here': 'an owner answers that they are still there',
  'POST /api/webhooks': WEBHOOK,
  'PATCH /api/webhooks/[id]': WEBHOOK,
  'DELETE /api/webhooks/[id]': WEBHOOK,
  'POST /api/webhooks/[id]/secret': WEBHOOK,
  'POST /api/webhooks/[id]/test': WEBHOOK,
  'POST /api/webhooks/[id]/deliveries/[deliveryId]/send-again': WEBHOOK,
};

/**
 * Writing routes of other parts of the site, which the tests below call on a frozen memorial, and for the first reader
 * tests/api/condolences/first-reader.test.ts.
 */
const OTHER_ROUTES = {
  'PATCH /api/condolences/by-secret/[secret]': 'condolences',
  'POST /api/condolences/by-secret/[secret]': 'condolences',
  'POST /api/payments/initiate-paystack-order': 'flowers',
  'POST /api/payments/initiate-stripe-order': 'flowers',
  'POST /api/payments/create-payfast-payment': 'flowers',
  'POST /api/condolences/first-reader/[secret]': 'first reader',
};

const isWrite = (name: string) => !/^(GET|HEAD|OPTIONS) /.test(name);
const all = await routeHandlers('{api,media,q,*/*/memorial}');
const writes = [...all.keys()].filter((name) => isWrite(name) && !UNRELATED.test(name));
const blocked = Object.entries(TABLE).filter(([name]) => isWrite(name) && !(name in ALLOWED));
let people: Awaited<ReturnType<typeof makeActors>>;

beforeAll(async () => {
  people = await makeActors();
});
beforeEach(() => db().rateLimit.deleteMany());

const ownerId = () => people.owner?.user.id ?? '';

it('every writing route is blocked or listed as allowed', () => {
  const known = [
    ...blocked.map(([name]) => name),
    ...Object.keys(ALLOWED),
    ...Object.keys(OTHER_ROUTES),
  ];
  expect(writes.length).toBeGreaterThan(30);
  expect(known.sort()).toEqual(writes.sort());
});

describe.each(blocked)('%s of a frozen memorial', (name, row) => {
  const frozen = async () => {
    const memorial = await createForRow(row, people, ownerId(), true);
    await assignRoles(memorial.id, people);
    await freezeForCase(memorial.id);
    return memorial;
  };
  const answerTo = (actor: Actor, memorial: CreatedForRow) =>
    callRow(name, row, memorial, people[actor]?.headers ?? {});

  it('is refused to everybody except admins, and changes nothing', async () => {
    const memorial = await frozen();
    const before = await memorialRow(memorial.id);
    const others = ACTORS.filter((actor) => actor !== 'admin');
    const answers = await mapFewAtOnce(others, async (actor) => {
      const { status, body } = await answerTo(actor, memorial);
      return { actor, status, message: body.message };
    });
    for (const { actor, status, message } of answers) {
      const usual = row.open[actor];
      // An actor without permission gets the usual refusal.
      if (usual === 401 || (usual === 403 && !isInvited(name, actor)))
        expect(status, actor).toBe(usual);
      else {
        const learnsReason =
          !FOR_VISITORS.includes(name) || actor === 'keeper' || actor === 'owner';
        expect([actor, status, message]).toEqual([
          actor,
          403,
          learnsReason ? FROZEN : VISITOR_FROZEN,
        ]);
      }
    }
    expect(await memorialRow(memorial.id)).toEqual(before);
  });

  it('is allowed to admins', async () => {
    expect((await answerTo('admin', await frozen())).status).toBe(row.open.admin);
  });
});

/** Returns whether the invitation is addressed to the actor. */
const isInvited = (name: string, actor: string) =>
  name === 'POST /api/keepers/accept' && actor === 'member';

describe('a frozen memorial', () => {
  let id: string;
  beforeEach(async () => {
    id = await addMemorial({ createdById: ownerId() });
    await freezeForCase(id);
  });
  const send = (name: string, options: Parameters<typeof call>[1]) => {
    const handler = all.get(name);
    if (!handler) throw new Error(`There is no ${name}`);
    const headers = { ...newCallerAddress(), ...options?.headers };
    return call(handler, { method: name.split(' ')[0] ?? '', ...options, headers });
  };
  const namesOf = (part: string) =>
    Object.entries(OTHER_ROUTES).flatMap(([name, of]) => (of === part ? [name] : []));

  it('lets authors withdraw a condolence, but not change it', async () => {
    const [patch = '', post = ''] = namesOf('condolences');
    const { id: condolenceId, secret } = await addCondolence(id, { state: 'published' });
    const body = { message: 'Other words.', authorName: 'Jo' };
    const { status, body: answer } = await send(patch, { params: { secret }, body });
    expect([status, answer.message]).toEqual([403, VISITOR_FROZEN]);
    const form = await send(post, {
      params: { secret },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'act=change&message=Other+words.&authorName=Jo',
    });
    expect(form.headers.get('location')).toContain('problem=forbidden');
    const row = () => db().condolence.findUnique({ where: { id: condolenceId } });
    expect(await row()).toMatchObject({ state: 'published', authorName: 'Thandi' });
    await send('DELETE /api/condolences/by-secret/[secret]', { params: { secret } });
    expect(await row()).toMatchObject({ state: 'withdrawn', message: '' });
  });

  it.each(namesOf('flowers'))('accepts no order for flowers: %s', async (name) => {
    const headers = people.rival?.headers ?? {};
    const { status, body } = await send(name, { headers, body: flowersFor(id) });
    expect([status, body.message]).toEqual([403, VISITOR_FROZEN]);
    expect(await db().order.count({ where: { targetMemorialId: id } })).toBe(0);
  });

  it('looks as before to visitors', async () => {
    const { status, body } = await send('GET /api/memorials/[id]', { params: { id } });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/frozen|freeze/i);
  });
});
