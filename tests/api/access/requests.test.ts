import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as accept } from '@/app/api/access/accept/route';
import { GET as list } from '@/app/api/memorials/[id]/access/invitations/route';
import { POST as decide } from '@/app/api/memorials/[id]/access/requests/[requestId]/route';
import { POST as ask } from '@/app/api/memorials/[id]/access/requests/route';
import { GET as read } from '@/app/api/memorials/[id]/route';
import { askToSee } from '@/lib/access/commands/ask-to-see';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from '../../support/call';
import { ada, type Person } from '../../support/cast';
import { asked, invited } from '../../support/guest';
import { addMemorial } from '../../support/memorial';

const COUSIN = 'cousin@example.net';
const QUESTION = { name: 'Joanne', email: COUSIN, message: 'We grew up next door.' };

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
const question = (body: object = QUESTION, which = id, headers = {}) =>
  call(ask, { params: { id: which }, headers, body });
const lists = async () => (await call(list, asOwner())).body;
const answer = (requestId: string, decision: string) =>
  call(decide, { params: { id, requestId }, headers: owner.headers, body: { decision } });
const mailsTo = (to: string) => db().outboxMail.findMany({ where: { to } });
/** The secret in the last mail to an address. */
async function linkTo(to: string): Promise<string> {
  const mail = await db().outboxMail.findFirstOrThrow({
    where: { to },
    orderBy: { createdAt: 'desc' },
  });
  return /\/let-in\/(\w{22})/.exec(mail.text)?.[1] ?? '';
}
const open = (token: string, cookie = '') =>
  call(accept, {
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    body: { token },
  });
const cookieIn = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? '';
const statusFor = async (headers: Record<string, string>) =>
  (await call(read, { params: { id }, headers })).status;

describe('a cousin who asks', () => {
  it('is let in by the family, by a link', async () => {
    const thanks = await question();
    expect(thanks.body.message).toBe('Thank you. If they agree, you get a link by e-mail.');
    expect(await mailsTo(COUSIN)).toEqual([]);
    const { requests, invitations } = await lists();
    expect(invitations).toEqual([]);
    const { id: requestId, ...shown } = requests[0];
    expect(shown).toEqual({
      name: 'Joanne',
      message: 'We grew up next door.',
      createdAt: expect.any(String),
    });
    const { body } = await answer(requestId, 'grant');
    expect(body.requests).toEqual([]);
    expect(body.invitations).toMatchObject([{ name: 'Joanne', email: COUSIN, acceptedAt: null }]);
    const { headers, body: opened } = await open(await linkTo(COUSIN));
    expect(opened.memorialId).toBe(id);
    expect(await statusFor({ cookie: cookieIn(headers) })).toBe(200);
    expect((await lists()).invitations).toMatchObject([{ acceptedAt: expect.any(String) }]);
  });

  it('hears nothing when the family says not now, and does not ask again by asking again', async () => {
    await question();
    const [{ id: requestId }] = (await lists()).requests;
    expect((await answer(requestId, 'decline')).status).toBe(200);
    expect((await answer(requestId, 'grant')).status).toBe(404);
    expect(await question()).toMatchObject({ status: 200 });
    expect((await lists()).requests).toEqual([]);
    expect(await mailsTo(COUSIN)).toEqual([]);
    const later = new Date(Date.now() + 91 * DAY_MS);
    await askToSee(id, QUESTION, 'en', later);
    expect((await lists()).requests).toHaveLength(1);
  });

  it('gets the same answer whatever the family knows of the address', async () => {
    const declined = await asked(id, 'declined@example.net');
    await answer(declined, 'decline');
    await invited(id, 'invited@example.net');
    await asked(id, 'waiting@example.net');
    const answers = [];
    for (const [at, name] of ['new', 'waiting', 'declined', 'invited'].entries()) {
      const headers = { 'x-client-address': `198.51.100.${at}` };
      const { status, body } = await question(
        { ...QUESTION, email: `${name}@example.net` },
        id,
        headers,
      );
      answers.push({ status, body });
    }
    answers.push(await question(QUESTION, newId()).then(({ status, body }) => ({ status, body })));
    answers.push(
      await question(QUESTION, await addMemorial()).then(({ status, body }) => ({ status, body })),
    );
    for (const each of answers) expect(each).toEqual(answers[0]);
    expect(await db().accessRequest.count()).toBe(
      await db().accessRequest.count({ where: { memorialId: id } }),
    );
  });

  it('renews the question', async () => {
    await question();
    await question({ ...QUESTION, email: COUSIN.toUpperCase(), message: 'Please.' });
    expect((await lists()).requests).toMatchObject([{ message: 'Please.' }]);
  });

  it('gets a lost link again, once a day', async () => {
    const { secret } = await invited(id, COUSIN);
    await question();
    expect(await mailsTo(COUSIN)).toEqual([]);
    const yesterday = new Date(Date.now() - DAY_MS);
    await db().accessInvitation.updateMany({
      where: { memorialId: id },
      data: { sentAt: yesterday },
    });
    await question();
    await question();
    expect(await mailsTo(COUSIN)).toHaveLength(1);
    expect((await open(secret)).status).toBe(404);
    expect((await open(await linkTo(COUSIN))).status).toBe(200);
  });

  it('is told to the keepers once a day, without a word of the stranger', async () => {
    await question();
    await question({ ...QUESTION, name: 'Another', email: 'other@example.net' });
    const mails = await mailsTo(owner.user.email);
    expect(mails).toHaveLength(1);
    const [{ subject, text, html } = { subject: '', text: '', html: '' }] = mails;
    expect(subject + text + html).not.toMatch(/Joanne|next door|example\.net/);
    expect(text).toContain(`/edit-memorial/${id}/access`);
  });

  it('is not stored when twenty wait already', async () => {
    for (let at = 0; at < 20; at++) await asked(id, `waiting-${at}@example.net`);
    expect((await question()).status).toBe(409);
    expect((await question({ ...QUESTION, email: 'waiting-3@example.net' })).status).toBe(200);
    expect(await db().accessRequest.count({ where: { memorialId: id } })).toBe(20);
  });

  it('is one of five an hour for a network', async () => {
    for (let at = 0; at < 5; at++) expect((await question()).status).toBe(200);
    expect((await question()).status).toBe(429);
  });

  it('may send the form of the gate', async () => {
    const form = new URLSearchParams({ ...QUESTION, language: 'fr' });
    const { status, headers } = await call(ask, {
      params: { id },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    expect([status, headers.get('location')]).toEqual([303, `/fr/open-memorial/${id}?asked=1`]);
    const row = await db().accessRequest.findFirstOrThrow({ where: { memorialId: id } });
    expect(row.language).toBe('fr');
    expect(JSON.stringify(row)).not.toContain(COUSIN);
    await answer(row.id, 'grant');
    expect((await mailsTo(COUSIN))[0]?.text).toContain('/fr/let-in/');
  });

  it.each([
    [{ ...QUESTION, name: ' ' }],
    [{ ...QUESTION, email: 'nobody' }],
    [{ ...QUESTION, message: 'x'.repeat(501) }],
    [{ ...QUESTION, more: 1 }],
  ])('is refused: %j', async (body) => {
    expect((await question(body)).status).toBe(400);
  });
});
