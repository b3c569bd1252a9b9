import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as decide } from '@/app/api/memorials/[id]/condolences/decide/route';
import { unsealContact } from '@/lib/condolences/author-contact';
import { tellAuthor } from '@/lib/condolences/commands/tell-author';
import { tendCondolences } from '@/lib/condolences/commands/tend-condolences';
import { ADDRESS_DAYS } from '@/lib/condolences/rules';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { LIMITS } from '@/lib/platform/http/limits';
import { call } from '../../support/call';
import { ada, type Person } from '../../support/cast';
import { asRead, condolenceRow, leave } from '../../support/condolence';
import { addMemorial } from '../../support/memorial';

const EMAIL = 'thandi@example.org';
const WORDS = { message: 'She taught me to read.', authorName: 'Thandi Mokoena' };

let owner: Person;
let memorialId: string;
beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().outboxMail.deleteMany();
  await db().rateLimit.deleteMany();
  await db().$executeRaw`DELETE FROM pgboss.job WHERE name = 'tell-author'`;
  memorialId = await addMemorial({ createdById: owner.user.id });
});

const mails = () => db().outboxMail.findMany({ orderBy: { createdAt: 'asc' } });
const decideAbout = async (id: string, decision: string, more: object = {}) =>
  call(decide, {
    params: { id: memorialId },
    headers: owner.headers,
    body: { condolences: [await asRead(id)], decision, ...more },
  });

describe('an author who gave an address', () => {
  it('gets the link to their own page, and none of their words or their name', async () => {
    const { body } = await leave(memorialId, { ...WORDS, email: EMAIL });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: EMAIL, subject: 'Your words for Wangari Test' });
    expect(mail?.text).toContain(body.statusUrl);
    for (const part of [mail?.text, mail?.html, mail?.subject])
      for (const word of [WORDS.message, WORDS.authorName]) expect(part).not.toContain(word);
  });

  it('is in the database in sealed form only, beside the secret', async () => {
    const { body } = await leave(memorialId, { email: EMAIL });
    const { authorSealed, ...row } = await condolenceRow(body._id);
    expect(unsealContact(authorSealed)).toEqual({
      email: EMAIL,
      secret: body.statusUrl.split('/').at(-1),
    });
    expect(JSON.stringify({ ...row, authorSealed })).not.toContain(EMAIL);
  });

  it('hears a minute after a decision that the words are shown, once', async () => {
    const { body } = await leave(memorialId, { email: EMAIL });
    await db().outboxMail.deleteMany();
    await decideAbout(body._id, 'publish');
    const [job] = await db().$queryRaw<{ seconds: number }[]>`
      SELECT extract(epoch FROM start_after - now())::int AS seconds FROM pgboss.job
      WHERE name = 'tell-author' AND data = jsonb_build_object('condolenceId', ${body._id}::text)`;
    expect(job?.seconds).toBeGreaterThan(30);
    for (let time = 0; time < 2; time++) await tellAuthor({ condolenceId: body._id });
    expect(await mails()).toMatchObject([
      { to: EMAIL, subject: 'Your words for Wangari Test are on the page' },
    ]);
  });

  it('hears nothing of a decision that was taken back, or not to publish', async () => {
    const { body } = await leave(memorialId, { email: EMAIL });
    await db().outboxMail.deleteMany();
    for (const decision of ['publish', 'wait', 'decline']) await decideAbout(body._id, decision);
    await tellAuthor({ condolenceId: body._id });
    expect(await mails()).toEqual([]);
  });

  it('hears that the family asks something, and after a change once more', async () => {
    const { body } = await leave(memorialId, { email: EMAIL });
    await db().outboxMail.deleteMany();
    await decideAbout(body._id, 'return', { note: 'Which secret year?' });
    await tellAuthor({ condolenceId: body._id });
    const [mail] = await mails();
    expect(mail?.subject).toBe('The family asks you something about your words for Wangari Test');
    expect(mail?.text).not.toContain('secret year');
    await decideAbout(body._id, 'publish');
    await tellAuthor({ condolenceId: body._id });
    expect(await mails()).toHaveLength(2);
  });

  it('is written to in the language of the page', async () => {
    await leave(memorialId, { email: EMAIL, language: 'fr' });
    expect((await mails())[0]?.subject).toBe('Vos mots pour Wangari Test');
  });
});

describe('nobody', () => {
  it('gets mails of what is refused, which does the same work', async () => {
    const { status } = await leave(memorialId, { email: EMAIL, reference: 'robot' });
    expect(status).toBe(201);
    expect(await mails()).toMatchObject([{ to: '' }]);
  });

  it('gets more than three first mails a day, whatever is written', async () => {
    for (let time = 0; time <= LIMITS.condolenceMail.max; time++) {
      const { status } = await leave(memorialId, { email: time % 2 ? EMAIL : EMAIL.toUpperCase() });
      expect(status).toBe(201);
    }
    expect(await mails()).toHaveLength(LIMITS.condolenceMail.max);
  });

  it('gets mails at what is no address', async () => {
    const { status, body } = await leave(memorialId, { email: 'thandi@' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['email']]);
    expect(await mails()).toEqual([]);
  });
});

describe('an address', () => {
  it('is forgotten thirty days after the last decision, and kept while anything waits', async () => {
    const now = new Date();
    const kept = async (decision?: string) => {
      const { body } = await leave(memorialId, { email: `${Math.random()}@example.org` });
      if (decision) await decideAbout(body._id, decision);
      return async (days: number) => {
        const before = new Date(now.getTime() - days * DAY_MS);
        await db().condolence.update({
          where: { id: body._id },
          data: { createdAt: before, ...(decision && { decidedAt: before }) },
        });
        await tendCondolences({}, now);
        return (await condolenceRow(body._id)).authorSealed !== '';
      };
    };
    const published = await kept('publish');
    expect(await published(ADDRESS_DAYS - 1)).toBe(true);
    expect(await published(ADDRESS_DAYS + 1)).toBe(false);
    const waiting = await kept();
    expect(await waiting(ADDRESS_DAYS + 1)).toBe(true);
  });
});
