import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as decide } from '@/app/api/memorials/[id]/condolences/decide/route';
import type { Visibility } from '@/lib/access/rules';
import { unsealContact } from '@/lib/condolences/author-contact';
import { mailAuthor } from '@/lib/condolences/commands/mail-author';
import { maintainCondolences } from '@/lib/condolences/commands/maintain-condolences';
import { setAudience } from '@/lib/condolences/commands/set-audience';
import { ADDRESS_RETENTION_DAYS, MAX_AUTHOR_MAILS } from '@/lib/condolences/rules';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { LIMITS } from '@/lib/platform/http/limits';
import { consumeMailLimit } from '@/lib/platform/http/mail-budget';
import { call } from '../../support/call';
import { ada, type Person, viewerOf } from '../../support/cast';
import { condolenceRow, postCondolence, reviewedVersionOf } from '../../support/condolence';
import { addAccessInvitation, addGuest } from '../../support/guest';
import { addMemorial } from '../../support/memorial';

const SAME_NETWORK = { 'x-client-address': '192.0.2.77' };
const EMAIL = 'thandi@example.org';
const TEXT = { message: 'She taught me to read.', authorName: 'Thandi Mokoena' };

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
const withoutLinks = (mail: object) =>
  JSON.stringify(mail).replace(/condolences\/[1-9A-Za-z]{22}/g, 'condolences/LINK');
const setVisibility = (visibility: Visibility) =>
  db().memorial.update({ where: { id: memorialId }, data: { visibility, passwordHash: 'x' } });
const countJobs = async () => {
  const [found] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'tell-author'`;
  return found?.count;
};
const decideAbout = async (id: string, decision: string, more: object = {}) =>
  call(decide, {
    params: { id: memorialId },
    headers: owner.headers,
    body: { condolences: [await reviewedVersionOf(id)], decision, ...more },
  });

describe('an author with an address', () => {
  it('gets the link to their own page, without their text or name', async () => {
    const { body } = await postCondolence(memorialId, { ...TEXT, email: EMAIL });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: EMAIL, subject: 'Your words for Wangari Test' });
    expect(mail?.text).toContain(body.statusUrl);
    for (const part of [mail?.text, mail?.html, mail?.subject])
      for (const word of [TEXT.message, TEXT.authorName]) expect(part).not.toContain(word);
  });

  it('has the address stored only encrypted, together with the secret', async () => {
    const { body } = await postCondolence(memorialId, { email: EMAIL });
    const { authorSealed, ...row } = await condolenceRow(body._id);
    expect(unsealContact(authorSealed)).toEqual({
      email: EMAIL,
      secret: body.statusUrl.split('/').at(-1),
    });
    expect(JSON.stringify({ ...row, authorSealed })).not.toContain(EMAIL);
  });

  it('is notified once, a minute after the decision to publish', async () => {
    const { body } = await postCondolence(memorialId, { email: EMAIL });
    await db().outboxMail.deleteMany();
    await decideAbout(body._id, 'publish');
    const [job] = await db().$queryRaw<{ seconds: number }[]>`
      SELECT extract(epoch FROM start_after - now())::int AS seconds FROM pgboss.job
      WHERE name = 'tell-author' AND data = jsonb_build_object('condolenceId', ${body._id}::text)`;
    expect(job?.seconds).toBeGreaterThan(30);
    for (let time = 0; time < 2; time++) await mailAuthor({ condolenceId: body._id });
    expect(await mails()).toMatchObject([
      { to: EMAIL, subject: 'Your words for Wangari Test are on the page' },
    ]);
  });

  it('is notified when everybody can read the condolence, not only the family', async () => {
    const { body } = await postCondolence(memorialId, { email: EMAIL });
    await db().outboxMail.deleteMany();
    const choose = (audience: 'page' | 'family') =>
      setAudience(viewerOf(owner), memorialId, { ids: [body._id], audience });
    await choose('family');
    await decideAbout(body._id, 'publish');
    await mailAuthor({ condolenceId: body._id });
    await db().$executeRaw`DELETE FROM pgboss.job WHERE name = 'tell-author'`;
    await maintainCondolences({});
    expect(await mails()).toEqual([]);
    expect(await countJobs()).toBe(0);
    await choose('page');
    expect(await countJobs()).toBe(1);
    await mailAuthor({ condolenceId: body._id });
    expect(await mails()).toMatchObject([
      { to: EMAIL, subject: 'Your words for Wangari Test are on the page' },
    ]);
  });

  it('is not notified of a revoked decision or a declined condolence', async () => {
    const { body } = await postCondolence(memorialId, { email: EMAIL });
    await db().outboxMail.deleteMany();
    for (const decision of ['publish', 'wait', 'decline']) await decideAbout(body._id, decision);
    await mailAuthor({ condolenceId: body._id });
    expect(await mails()).toEqual([]);
  });

  it('is notified of a question by the family, and again when the family then publishes the text', async () => {
    const { body } = await postCondolence(memorialId, { email: EMAIL });
    await db().outboxMail.deleteMany();
    await decideAbout(body._id, 'return', { note: 'Which secret year?' });
    await mailAuthor({ condolenceId: body._id });
    const [mail] = await mails();
    expect(mail?.subject).toBe('The family has a question about your words for Wangari Test');
    expect(mail?.text).not.toContain('secret year');
    await decideAbout(body._id, 'publish');
    await mailAuthor({ condolenceId: body._id });
    expect(await mails()).toHaveLength(2);
  });

  it('gets mails in the language of the page', async () => {
    await postCondolence(memorialId, { email: EMAIL, language: 'fr' });
    expect((await mails())[0]?.subject).toBe('Vos mots pour Wangari Test');
  });
});

describe('nobody', () => {
  it('can tell from a mailbox that a condolence was refused', async () => {
    const mailContents = [];
    for (const reference of ['', 'robot']) {
      await postCondolence(memorialId, { email: EMAIL, reference });
      const [sent, ...others] = await mails();
      if (!sent) throw new Error('Nothing was sent');
      expect(others).toEqual([]);
      const { id, key, createdAt, ...mail } = sent;
      mailContents.push(withoutLinks(mail));
      await db().outboxMail.deleteMany();
    }
    expect(mailContents[0]).toContain(EMAIL);
    expect(mailContents[1]).toEqual(mailContents[0]);
  });

  it('gets more than three notices per condolence, or three mails a day', async () => {
    const { body } = await postCondolence(memorialId, { email: EMAIL });
    await db().outboxMail.deleteMany();
    await consumeMailLimit(EMAIL, memorialId); // another mail of the same day
    const decideAndMail = async (decision: string, more: object = {}) => {
      await decideAbout(body._id, decision, more);
      await mailAuthor({ condolenceId: body._id });
    };
    const note = 'Which year was it?';
    await decideAndMail('return', { note });
    await decideAndMail('publish');
    await decideAndMail('return', { note });
    expect(await mails()).toHaveLength(LIMITS.mailsOfMemorial.max - 1);
    await db().rateLimit.deleteMany();
    // A notice that the daily limit held back is sent later.
    await mailAuthor({ condolenceId: body._id });
    expect(await mails()).toHaveLength(MAX_AUTHOR_MAILS);
    await decideAndMail('publish');
    expect(await mails()).toHaveLength(MAX_AUTHOR_MAILS);
    expect((await condolenceRow(body._id)).toldState).toBe('published');
  });

  it('gets more than three first mails a day, whatever is written', async () => {
    for (let time = 0; time <= LIMITS.mailsOfForms.max; time++) {
      const email = time % 2 ? EMAIL : EMAIL.toUpperCase();
      const { status } = await postCondolence(memorialId, { email }, SAME_NETWORK);
      expect(status).toBe(201);
    }
    expect(await mails()).toHaveLength(LIMITS.mailsOfForms.max);
  });

  it('gets mail at an invalid address', async () => {
    const { status, body } = await postCondolence(memorialId, { email: 'thandi@' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['email']]);
    expect(await mails()).toEqual([]);
  });
});

describe('after the level was made more private', () => {
  const LET_IN = 'let-in@example.org';
  const NAME = 'Wangari Test';

  it.each([
    ['unlisted', EMAIL, `Your words for ${NAME} are on the page`],
    ['password', EMAIL, 'Your words are on the page'],
    ['password', LET_IN, `Your words for ${NAME} are on the page`],
    ['invited', EMAIL, null],
    ['invited', LET_IN, `Your words for ${NAME} are on the page`],
    ['keepers', EMAIL, null],
    ['keepers', LET_IN, null],
    ['keepers', 'ada@example.org', `Your words for ${NAME} are on the page`],
  ] as const)('to %s, %s gets %j', async (visibility, email, subject) => {
    await addAccessInvitation(memorialId, LET_IN);
    const { body } = await postCondolence(memorialId, { email });
    await db().outboxMail.deleteMany();
    await setVisibility(visibility);
    await decideAbout(body._id, 'publish');
    await mailAuthor({ condolenceId: body._id });
    expect((await mails()).map((mail) => mail.subject)).toEqual(subject ? [subject] : []);
    if (!subject?.includes(NAME)) expect(JSON.stringify(await mails())).not.toContain('Wangari');
    expect((await condolenceRow(body._id)).toldState).toBe('published'); // so the author is not notified again
  });

  it("a guest's first mail has the link, but no name for an unknown address", async () => {
    await setVisibility('password');
    const { headers } = await addGuest(memorialId);
    const { body } = await postCondolence(
      memorialId,
      { email: EMAIL },
      { ...headers, 'sec-fetch-site': 'same-origin' },
    );
    const [mail] = await mails();
    expect(mail?.subject).toBe('Your words');
    expect(mail?.text).toContain(body.statusUrl);
    expect(JSON.stringify(mail)).not.toContain('Wangari');
  });
});

describe("an author's address", () => {
  it('is deleted thirty days after the last decision or, without a decision, after the condolence was sent', async () => {
    const now = new Date();
    const addWithDecision = async (decision?: string) => {
      const { body } = await postCondolence(memorialId, { email: `${Math.random()}@example.org` });
      if (decision) await decideAbout(body._id, decision);
      return async (days: number) => {
        const before = new Date(now.getTime() - days * DAY_MS);
        await db().condolence.update({
          where: { id: body._id },
          data: {
            createdAt: before,
            waitingSince: before,
            ...(decision && { decidedAt: before }),
          },
        });
        await maintainCondolences({}, now);
        return (await condolenceRow(body._id)).authorSealed !== '';
      };
    };
    const published = await addWithDecision('publish');
    expect(await published(ADDRESS_RETENTION_DAYS - 1)).toBe(true);
    expect(await published(ADDRESS_RETENTION_DAYS + 1)).toBe(false);
    for (const state of ['waiting', 'held', 'returned'] as const) {
      const undecided = await addWithDecision(state === 'returned' ? 'decline' : undefined);
      await db().condolence.updateMany({
        where: { memorialId, authorSealed: { not: '' } },
        data: { state, returnNote: 'Which year was it?' },
      });
      expect(await undecided(ADDRESS_RETENTION_DAYS - 1)).toBe(true);
      expect(await undecided(ADDRESS_RETENTION_DAYS + 1)).toBe(false);
    }
  });
});
