import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as list } from '@/app/api/memorials/[id]/access/invitations/route';
import { POST as decide } from '@/app/api/memorials/[id]/access/requests/[requestId]/route';
import { POST as ask, GET as askToken } from '@/app/api/memorials/[id]/access/requests/route';
import { accessFormSubject } from '@/lib/access/access-form-subject';
import { closedMemorial } from '@/lib/memorials/queries/closed-memorial';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { readFormFields } from '@/lib/platform/http/form-fields-cookie';
import { newFormToken, readFormToken } from '@/lib/platform/http/form-token';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from '../../support/call';
import { ada, type Person } from '../../support/cast';
import {
  acceptAccessLink,
  addAccessInvitation,
  addAccessRequest,
  cookieFrom,
  lastLinkSecret,
  readStatus,
  storeAccessRequests,
} from '../../support/guest';
import { addMemorial } from '../../support/memorial';

const COUSIN = 'cousin@example.net';
const ACCESS_REQUEST = { name: 'Joanne', email: COUSIN, message: 'We grew up next door.' };

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

const asOwner = () => ({ params: { id }, headers: owner.headers });
const tokenFor = (which: string) => newFormToken(accessFormSubject(which), Date.now() - 60_000);
/** Sends a request whose form was open for a minute, then runs its job. */
async function submit(body: object = ACCESS_REQUEST, which = id, headers = {}, now = new Date()) {
  const sent = { token: tokenFor(which), ...body };
  const answer = await call(ask, { params: { id: which }, headers, body: sent });
  await storeAccessRequests(now);
  return answer;
}
const readLists = async () => (await call(list, asOwner())).body;
/** Sends the gate's form in French. Returns the status and the target of the redirect. */
async function send(fields: Record<string, string>) {
  const { status, headers } = await post(fields);
  return [status, headers.get('location')];
}
const post = (fields: Record<string, string>) =>
  call(ask, {
    path: `/?language=fr`,
    params: { id },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token: tokenFor(id), ...fields }).toString(),
  });
const answer = (requestId: string, decision: string) =>
  call(decide, { params: { id, requestId }, headers: owner.headers, body: { decision } });
const mailsTo = (to: string) => db().outboxMail.findMany({ where: { to } });
const statusFor = (headers: Record<string, string>) => readStatus(id, headers);

describe('a cousin who asks for access', () => {
  it('gets a link when the family agrees', async () => {
    const thanks = await submit();
    expect(thanks.body.message).toBe('Thank you. If they agree, you will get a link by email.');
    expect(await mailsTo(COUSIN)).toEqual([]);
    const { requests, invitations } = await readLists();
    expect(invitations).toEqual([]);
    const { id: requestId, ...shown } = requests[0];
    expect(shown).toEqual({
      name: 'Joanne',
      message: 'We grew up next door.',
      isWithheld: false,
      createdAt: expect.any(String),
    });
    const { body } = await answer(requestId, 'grant');
    expect(body.requests).toEqual([]);
    expect(body.invitations).toMatchObject([{ name: 'Joanne', email: COUSIN, acceptedAt: null }]);
    const { headers, body: opened } = await acceptAccessLink(await lastLinkSecret(COUSIN));
    expect(opened.memorialId).toBe(id);
    expect(await statusFor({ cookie: cookieFrom(headers) })).toBe(200);
    expect((await readLists()).invitations).toMatchObject([{ acceptedAt: expect.any(String) }]);
  });

  it('gets no mail when the family declines, and cannot ask again for 90 days', async () => {
    await submit();
    const [{ id: requestId }] = (await readLists()).requests;
    expect((await answer(requestId, 'decline')).status).toBe(200);
    expect((await answer(requestId, 'grant')).status).toBe(404);
    expect(await submit()).toMatchObject({ status: 200 });
    expect((await readLists()).requests).toEqual([]);
    expect(await mailsTo(COUSIN)).toEqual([]);
    const later = new Date(Date.now() + 91 * DAY_MS);
    await submit(ACCESS_REQUEST, id, {}, later);
    expect((await readLists()).requests).toHaveLength(1);
  });

  it('gets the same answer whatever the family knows about the address', async () => {
    const declined = await addAccessRequest(id, 'declined@example.net');
    await answer(declined, 'decline');
    await addAccessInvitation(id, 'invited@example.net');
    await addAccessRequest(id, 'waiting@example.net');
    const answers = [];
    for (const [at, name] of ['new', 'waiting', 'declined', 'invited'].entries()) {
      const headers = { 'x-client-address': `198.51.100.${at}` };
      const { status, body } = await submit(
        { ...ACCESS_REQUEST, email: `${name}@example.net` },
        id,
        headers,
      );
      answers.push({ status, body });
    }
    answers.push(
      await submit(ACCESS_REQUEST, newId()).then(({ status, body }) => ({ status, body })),
    );
    answers.push(
      await submit(ACCESS_REQUEST, await addMemorial()).then(({ status, body }) => ({
        status,
        body,
      })),
    );
    for (const each of answers) expect(each).toEqual(answers[0]);
    expect(await db().accessRequest.count()).toBe(
      await db().accessRequest.count({ where: { memorialId: id } }),
    );
  });

  it('replaces an earlier request', async () => {
    await submit();
    await submit({ ...ACCESS_REQUEST, email: COUSIN.toUpperCase(), message: 'Please.' });
    expect((await readLists()).requests).toMatchObject([{ message: 'Please.' }]);
  });

  it('gets a new link instead of a lost one, once a day', async () => {
    const { secret } = await addAccessInvitation(id, COUSIN);
    await submit();
    expect(await mailsTo(COUSIN)).toEqual([]);
    const yesterday = new Date(Date.now() - DAY_MS);
    await db().accessInvitation.updateMany({
      where: { memorialId: id },
      data: { sentAt: yesterday },
    });
    await submit();
    await submit();
    expect(await mailsTo(COUSIN)).toHaveLength(1);
    expect((await acceptAccessLink(secret)).status).toBe(404);
    expect((await acceptAccessLink(await lastLinkSecret(COUSIN))).status).toBe(200);
  });

  it("is announced to the keepers once a day, without the stranger's message", async () => {
    await submit();
    await submit({ ...ACCESS_REQUEST, name: 'Another', email: 'other@example.net' });
    const mails = await mailsTo(owner.user.email);
    expect(mails).toHaveLength(1);
    const [{ subject, text, html } = { subject: '', text: '', html: '' }] = mails;
    expect(subject + text + html).not.toMatch(/Joanne|next door|example\.net/);
    expect(text).toContain(`/edit-memorial/${id}/access`);
  });

  it('gets the answer before the address is looked up', async () => {
    const sent = { ...ACCESS_REQUEST, token: tokenFor(id) };
    expect((await call(ask, { params: { id }, body: sent })).status).toBe(200);
    expect(await db().accessRequest.count({ where: { memorialId: id } })).toBe(0);
    const [job] = await storeAccessRequests();
    expect(JSON.stringify(job)).not.toMatch(/Joanne|cousin|next door/);
    expect(await db().accessRequest.count({ where: { memorialId: id } })).toBe(1);
  });

  it('causes the same SQL statements whatever the family knows about the address', async () => {
    await addAccessInvitation(id, 'invited@example.net');
    await addAccessRequest(id, 'waiting@example.net');
    await answer(await addAccessRequest(id, 'declined@example.net'), 'decline');
    const statements = [];
    for (const name of ['new', 'invited', 'waiting', 'declined']) {
      const spy = vi.spyOn(pg.Client.prototype, 'query');
      await call(ask, {
        params: { id },
        headers: { 'x-client-address': `198.51.100.${name.length}` },
        body: { ...ACCESS_REQUEST, email: `${name}@example.net`, token: tokenFor(id) },
      });
      statements.push(spy.mock.calls.map(([first]) => (first as { text?: string }).text ?? first));
      spy.mockRestore();
    }
    expect(statements[0]?.length).toBeGreaterThan(3);
    for (const each of statements) expect(each).toEqual(statements[0]);
  });

  it.each([
    ['none', () => ''],
    ['one of another memorial', () => tokenFor(newId())],
    ['one of a moment ago', () => newFormToken(accessFormSubject(id))],
    ['one of two days ago', () => newFormToken(accessFormSubject(id), Date.now() - 2 * DAY_MS)],
  ])('is refused with an invalid token: %s', async (_, token) => {
    const { status, body } = await submit({ ...ACCESS_REQUEST, token: token() });
    expect(status).toBe(400);
    expect(body.message).toBe('This could not be sent. Please write it again.');
    expect((await readLists()).requests).toEqual([]);
  });

  it('makes only one request with a form, however often they send it', async () => {
    const token = tokenFor(id);
    for (const message of ['One', 'Two'])
      expect((await submit({ ...ACCESS_REQUEST, token, message })).status).toBe(200);
    expect((await readLists()).requests).toMatchObject([{ message: 'One' }]);
  });

  it('gets a token for the form', async () => {
    const { body } = await call(askToken, { params: { id } });
    const soon = Date.now() + 5_000;
    expect(readFormToken(accessFormSubject(id), body.token, soon)).toBe('good');
  });

  it('gets no new link after three mails of a memorial in a day', async () => {
    const yesterday = new Date(Date.now() - DAY_MS);
    await addAccessInvitation(id, COUSIN);
    for (let at = 0; at < 4; at++) {
      const where = { memorialId: id };
      await db().accessInvitation.updateMany({ where, data: { sentAt: yesterday } });
      expect((await submit()).status).toBe(200);
    }
    expect(await mailsTo(COUSIN)).toHaveLength(3);
  });

  it('is refused after five requests an hour from one network', async () => {
    for (let at = 0; at < 5; at++) expect((await submit()).status).toBe(200);
    expect((await submit()).status).toBe(429);
  });

  it('gets the usual answer, without being stored, when the memorial has no keepers', async () => {
    await db().keeper.deleteMany({ where: { memorialId: id } });
    expect(await closedMemorial(id)).toEqual({ gate: 'invited', canAsk: false });
    expect((await submit()).status).toBe(200);
    expect(await db().accessRequest.count({ where: { memorialId: id } })).toBe(0);
  });

  it("can use the gate's form", async () => {
    expect(await send(ACCESS_REQUEST)).toEqual([303, `/fr/open-memorial/${id}?asked=1`]);
    await storeAccessRequests();
    const row = await db().accessRequest.findFirstOrThrow({ where: { memorialId: id } });
    expect(row.language).toBe('fr');
    expect(JSON.stringify(row)).not.toContain(COUSIN);
    await answer(row.id, 'grant');
    expect((await mailsTo(COUSIN))[0]?.text).toContain('/fr/let-in/');
  });

  it('is redirected to the reason for a refusal', async () => {
    const page = `/fr/open-memorial/${id}?ask=1&refused=`;
    expect(await send({ ...ACCESS_REQUEST, email: 'nobody' })).toEqual([303, `${page}faulty`]);
    expect(await send({ ...ACCESS_REQUEST, token: '' })).toEqual([303, `${page}again`]);
    for (let at = 0; at < 3; at++) await send(ACCESS_REQUEST);
    expect(await send(ACCESS_REQUEST)).toEqual([
      303,
      expect.stringMatching(/&refused=often&wait=\d+$/),
    ]);
  });

  it('finds the typed text in the form again after a refusal, until the form is accepted', async () => {
    const { headers } = await post({ ...ACCESS_REQUEST, email: 'cousin@' });
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toContain(`Path=/fr/open-memorial/${id};`);
    const typed = { ...ACCESS_REQUEST, email: 'cousin@' };
    expect(readFormFields(new Headers({ cookie: cookie.split(';')[0] ?? '' }))).toEqual(typed);
    expect((await post(ACCESS_REQUEST)).headers.get('set-cookie')).toContain(
      `memorial-typed=; Path=/fr/open-memorial/${id}; Max-Age=0`,
    );
  });

  it.each([
    [{ ...ACCESS_REQUEST, name: ' ' }],
    [{ ...ACCESS_REQUEST, email: 'nobody' }],
    [{ ...ACCESS_REQUEST, message: 'x'.repeat(501) }],
    [{ ...ACCESS_REQUEST, more: 1 }],
  ])('is refused: %j', async (body) => {
    expect((await submit(body)).status).toBe(400);
  });
});
