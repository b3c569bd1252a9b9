import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as ask } from '@/app/api/memorials/[id]/access/requests/route';
import { accessFormSubject } from '@/lib/access/access-form-subject';
import { KNOWN_MEMBER_DAYS, MAX_WAITING_OF_QUIET, MAX_WAITING_REQUESTS } from '@/lib/access/rules';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { newFormToken } from '@/lib/platform/http/form-token';
import { SHARED_CEILINGS } from '@/lib/platform/http/shared-ceilings';
import { call } from '../../support/call';
import { ada, ben, type Person } from '../../support/cast';
import {
  addAccessInvitation,
  addAccessRequest,
  addGuest,
  storeAccessRequests,
} from '../../support/guest';
import { addMemorial } from '../../support/memorial';

const COUSIN = 'cousin@example.net';
const ACCESS_REQUEST = { name: 'Joanne', email: COUSIN, message: 'We grew up next door.' };
const NEW_NETWORK = { 'x-client-address': '198.51.100.200' };

let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().accessRequest.deleteMany();
  await db().outboxMail.deleteMany();
  id = await addMemorial({ createdById: owner.user.id, visibility: 'invited' });
});

const newToken = () => newFormToken(accessFormSubject(id), Date.now() - 60_000);
/** Sends a request whose form was open for a minute, then runs its job. */
async function submit(change: object = {}, headers = {}) {
  const body = { ...ACCESS_REQUEST, token: newToken(), ...change };
  const answer = await call(ask, { params: { id }, headers, body });
  await storeAccessRequests();
  return answer;
}
/** Sends the gate's form. Returns the status and the target of the redirect. */
async function sendForm(token: string) {
  const { status, headers } = await call(ask, {
    path: `/?language=fr`,
    params: { id },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...ACCESS_REQUEST, token }).toString(),
  });
  return [status, headers.get('location')];
}
const mailsTo = (to: string) => db().outboxMail.count({ where: { to } });
const waiting = () => db().accessRequest.count({ where: { memorialId: id } });
async function addWaiting(count: number) {
  for (let at = 0; at < count; at++) await addAccessRequest(id, `waiting-${at}@example.net`);
}

describe('somebody who asks for access when many are waiting', () => {
  it('is told so if their network has asked often, whatever the family knows about the address', async () => {
    await addWaiting(MAX_WAITING_REQUESTS);
    await addAccessInvitation(id, 'invited@example.net');
    for (let at = 0; at < SHARED_CEILINGS.accessRequestsToMemorial.quietUses; at++)
      await submit({ email: 'invited@example.net' });
    for (const email of [COUSIN, 'waiting-3@example.net', 'invited@example.net']) {
      const { status, body } = await submit({ email });
      expect([status, body.message]).toEqual([
        409,
        expect.stringContaining('could not be passed on'),
      ]);
    }
    expect(await waiting()).toBe(MAX_WAITING_REQUESTS);
    expect((await submit({}, NEW_NETWORK)).status).toBe(200);
    expect(await waiting()).toBe(MAX_WAITING_REQUESTS + 1);
  });

  it('is told so by a full list wherever they come from, can send the form again, and gets a lost link', async () => {
    await addWaiting(MAX_WAITING_OF_QUIET);
    const [page, token] = [`/fr/open-memorial/${id}?ask=1&refused=full`, newToken()];
    expect(await sendForm(token)).toEqual([303, page]);
    await addAccessInvitation(id, COUSIN);
    await db().accessInvitation.updateMany({
      where: { memorialId: id },
      data: { sentAt: new Date(0) },
    });
    expect((await submit()).status).toBe(409);
    expect([await mailsTo(COUSIN), await waiting()]).toEqual([1, MAX_WAITING_OF_QUIET]);
    await db().accessRequest.deleteMany();
    await db().accessInvitation.deleteMany();
    expect((await submit({ token })).status).toBe(200);
    expect(await waiting()).toBe(1);
  });

  it('is stored all the same if the family knows them, but not for an old account', async () => {
    await addWaiting(MAX_WAITING_OF_QUIET);
    const elder = await ben();
    await db().user.update({
      where: { id: elder.user.id },
      data: { createdAt: new Date(Date.now() - KNOWN_MEMBER_DAYS * DAY_MS) },
    });
    expect((await submit({}, elder.headers)).status).toBe(409);
    const { headers } = await addGuest(id);
    const theirs = { ...headers, 'sec-fetch-site': 'same-origin' };
    expect((await submit({}, theirs)).status).toBe(200);
    expect(await waiting()).toBe(MAX_WAITING_OF_QUIET + 1);
  });
});
