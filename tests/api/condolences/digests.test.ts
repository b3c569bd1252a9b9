import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as pause } from '@/app/api/condolences/mails/[token]/route';
import { PUT as setNotices } from '@/app/api/memorials/[id]/condolences/notices/route';
import { sendDigests } from '@/lib/condolences/commands/send-digests';
import { mailSettings } from '@/lib/condolences/queries/mail-settings';
import { pauseToken } from '@/lib/keepers/pause-token';
import { db } from '@/lib/platform/db/client';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/platform/durations';
import { newId } from '@/lib/platform/ids/public-id';
import { envelopeOf } from '@/lib/platform/mail/envelope';
import { assignRoles, makeActors } from '../../support/actors';
import { call } from '../../support/call';
import { ada, cora, type Person } from '../../support/cast';
import { addCondolence } from '../../support/condolence';
import { addContribution } from '../../support/contribution';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';

const START = Date.parse('2026-05-01T08:00:00Z');
const at = (milliseconds: number) => new Date(START + milliseconds);

let owner: Person;
let memorialId: string;
beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().condolence.deleteMany();
  await db().mediaContribution.deleteMany();
  await db().outboxMail.deleteMany();
  memorialId = await addMemorial({ createdById: owner.user.id });
});

const mails = () => db().outboxMail.findMany({ orderBy: { createdAt: 'asc' } });
const write = (createdAt: Date) =>
  addCondolence(memorialId, { createdAt, message: 'A private word', authorName: 'Sipho Dube' });

describe('mails to those who look after a memorial', () => {
  it('say how many condolences wait, without their text', async () => {
    for (let each = 0; each < 5; each++) await write(at(each * MINUTE_MS));
    await sendDigests({}, at(9 * MINUTE_MS));
    expect(await mails()).toEqual([]);
    await sendDigests({}, at(11 * MINUTE_MS));
    await sendDigests({}, at(11 * MINUTE_MS));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: owner.user.email,
      subject: '5 messages about Wangari Test are waiting for you',
    });
    expect(mail?.text).toContain(`/edit-memorial/${memorialId}/condolences`);
    for (const part of [mail?.text, mail?.html])
      for (const word of ['private word', 'Sipho']) expect(part).not.toContain(word);
  });

  it('go once to owner and keepers, not to contributors, even with ten parallel runs', async () => {
    const people = await makeActors();
    await assignRoles(memorialId, people);
    await write(at(0));
    await Promise.all(Array.from({ length: 10 }, () => sendDigests({}, at(HOUR_MS))));
    const to = (await mails()).map((mail) => mail.to).sort();
    expect(to).toEqual([owner.user.email, people.keeper?.user.email ?? ''].sort());
  });

  it("announce contributors' files in the same mail", async () => {
    const sister = await cora();
    await addKeeper(memorialId, sister, 'contributor', { createdAt: at(0) });
    const send = (createdAt: Date) => addContribution(memorialId, sister, createdAt);
    for (let each = 0; each < 10; each++) await send(at(each * MINUTE_MS));
    await sendDigests({}, at(9 * MINUTE_MS));
    expect(await mails()).toEqual([]);
    await sendDigests({}, at(11 * MINUTE_MS));
    await sendDigests({}, at(20 * MINUTE_MS));
    expect(await mails()).toMatchObject([
      {
        to: owner.user.email,
        subject: 'Pictures for the memorial of Wangari Test are waiting for you: 10',
        text: expect.stringContaining(`/edit-memorial/${memorialId}/contributions`),
      },
    ]);
    await write(at(HOUR_MS));
    await send(at(HOUR_MS));
    await sendDigests({}, at(5 * HOUR_MS));
    const [, second, ...others] = await mails();
    expect(others).toEqual([]);
    expect(second).toMatchObject({
      subject: '1 message about Wangari Test is waiting for you',
      text: expect.stringContaining('Pictures that contributors have added: 11'),
    });
  });

  it('about files that arrive hourly for 30 days are limited like those about condolences', async () => {
    const sister = await cora();
    await addKeeper(memorialId, sister, 'contributor', { createdAt: at(0) });
    for (let hour = 0; hour < 30 * 24; hour++) {
      await addContribution(memorialId, sister, at(hour * HOUR_MS));
      await sendDigests({}, at(hour * HOUR_MS + 20 * MINUTE_MS));
    }
    const count = (await mails()).length;
    expect(count).toBeGreaterThan(24);
    expect(count).toBeLessThanOrEqual(30);
  });

  it('leave out held condolences until they are passed on', async () => {
    const { id } = await addCondolence(memorialId, { createdAt: at(0), state: 'held' });
    await sendDigests({}, at(DAY_MS));
    expect(await mails()).toEqual([]);
    await db().condolence.update({
      where: { id },
      data: { state: 'waiting', waitingSince: at(DAY_MS) },
    });
    await sendDigests({}, at(DAY_MS + 11 * MINUTE_MS));
    expect(await mails()).toHaveLength(1);
  });

  it('say how many were reported, on the page or hidden, until the family has kept them', async () => {
    const published = { createdAt: at(0), publishedAt: at(0), state: 'published' } as const;
    const shown = await addCondolence(memorialId, published);
    const hidden = await addCondolence(memorialId, {
      ...published,
      state: 'waiting',
      waitingSince: at(0),
    });
    const kept = await addCondolence(memorialId, { ...published, familyKeptAt: at(0) });
    await db().condolenceReport.createMany({
      data: [shown, hidden, kept].flatMap(({ id }) =>
        ['one', 'two'].map((reporterHash) => ({
          condolenceId: id,
          reporterHash,
          reason: 'cruel' as const,
          createdAt: at(0),
        })),
      ),
    });
    await sendDigests({}, at(HOUR_MS));
    const NEW_ONES = 'None of it is on the page until you decide.';
    const [first] = await mails();
    expect(first?.subject).toBe('2 messages about Wangari Test are waiting for you');
    expect(first?.text).toContain('2 messages were reported. You decide whether they stay.');
    expect(first?.text).not.toContain(NEW_ONES);
    await write(at(DAY_MS));
    await sendDigests({}, at(DAY_MS + HOUR_MS));
    const [, second] = await mails();
    expect(second?.subject).toBe('3 messages about Wangari Test are waiting for you');
    for (const sentence of [NEW_ONES, '2 messages were reported.'])
      expect(second?.text).toContain(sentence);
  });

  it('remind once, after three days, that there is no hurry', async () => {
    await write(at(0));
    for (let hour = 0; hour < 10 * 24; hour++) await sendDigests({}, at(hour * HOUR_MS));
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      '1 message about Wangari Test is waiting for you',
      'When you are ready: 1 message is waiting',
    ]);
  });
});

describe('the unsubscribe link in each mail', () => {
  const token = () => pauseToken(memorialId, owner.user.id);
  const postMailChoice = (body: string, headers: Record<string, string> = {}, of = token()) =>
    call(pause, {
      method: 'POST',
      params: { token: of },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });

  it('stops the mails with one click in a mail program, and a page resumes them', async () => {
    await write(at(0));
    await sendDigests({}, at(HOUR_MS));
    const [mail] = await mails();
    expect(mail?.text).toContain(`/mails/${token()}`);
    expect(envelopeOf(mail ?? { id: '', to: '', subject: '', text: '', html: '' }).headers).toEqual(
      {
        'List-Unsubscribe': expect.stringMatching(
          new RegExp(`^<http.*/api/condolences/mails/${token()}>$`),
        ),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    );
    expect((await postMailChoice('List-Unsubscribe=One-Click')).status).toBe(200);
    await write(at(DAY_MS));
    await sendDigests({}, at(2 * DAY_MS));
    expect(await mails()).toHaveLength(1);
    const resumed = await postMailChoice('act=resume&language=fr', { accept: 'text/html' });
    expect([resumed.status, resumed.headers.get('location')]).toEqual([
      303,
      `/fr/mails/${token()}?done=resumed`,
    ]);
    await sendDigests({}, at(2 * DAY_MS));
    expect(await mails()).toHaveLength(2);
  });

  it.each([
    ['multipart/form-data; boundary=x', '--x\r\n--x--\r\n'],
    ['multipart/form-data', ''],
    ['application/json', '{"act":"resume"}'],
    ['application/x-www-form-urlencoded', 'act=anything'],
    ['application/x-www-form-urlencoded', `act=resume&${'x'.repeat(64 * 1024)}`],
    ['', ''],
  ])('stops the mails whatever a mail program sends: %s', async (type, body) => {
    expect((await postMailChoice(body, { 'content-type': type })).status).toBe(200);
    const rows = await db().condolenceReader.findMany({ where: { memorialId } });
    expect(rows).toMatchObject([{ userId: owner.user.id, pausedAt: expect.any(Date) }]);
  });

  it('names the memorial to its keepers only', async () => {
    expect(await mailSettings(token())).toMatchObject({
      fullName: 'Wangari Test',
      isPaused: false,
    });
    await db().keeper.deleteMany({ where: { memorialId } });
    expect(await mailSettings(token())).toMatchObject({ fullName: null });
    expect((await postMailChoice('act=pause')).status).toBe(200);
  });

  it('is not valid for anybody else', async () => {
    for (const other of [
      '',
      newId(),
      token().slice(0, -1),
      pauseToken(memorialId, newId()).slice(0, 24) + token().slice(24),
    ])
      expect((await postMailChoice('act=pause', {}, other)).status).toBe(404);
    expect(await db().condolenceReader.count({ where: { memorialId } })).toBe(0);
  });

  it('changes nothing for deleted memorials', async () => {
    const gone = pauseToken(newId(), owner.user.id);
    expect((await postMailChoice('act=pause', {}, gone)).status).toBe(200);
    expect(await db().condolenceReader.count({ where: { memorialId } })).toBe(0);
  });
});

describe('PUT /api/memorials/{id}/condolences/notices', () => {
  const choose = (body: object) =>
    call(setNotices, {
      method: 'PUT',
      params: { id: memorialId },
      headers: owner.headers,
      body,
    });
  const reader = () =>
    db().condolenceReader.findUnique({
      where: { memorialId_userId: { memorialId, userId: owner.user.id } },
    });

  it('stores the choice and the time zone', async () => {
    const timeZone = 'Africa/Johannesburg';
    expect((await choose({ mails: false, timeZone })).status).toBe(200);
    expect(await reader()).toMatchObject({ pausedAt: expect.any(Date), timeZone });
    await choose({ mails: true, timeZone });
    expect(await reader()).toMatchObject({ pausedAt: null, timeZone, sent: 0 });
  });

  it.each([[{ mails: 'yes' }], [{ timeZone: 'Nowhere/Else' }], [{ timeZone: 'x'.repeat(65) }]])(
    'refuses %j',
    async (bad) => {
      expect((await choose({ mails: true, timeZone: 'UTC', ...bad })).status).toBe(400);
      expect(await reader()).toBeNull();
    },
  );
});
