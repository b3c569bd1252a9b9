import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as sendContact } from '@/app/api/contact/route';
import { POST as askFamily } from '@/app/api/memorials/[id]/access/requests/route';
import { PUT as setAccess } from '@/app/api/memorials/[id]/access/route';
import { POST as askOperator } from '@/app/api/memorials/[id]/cases/route';
import { POST as open } from '@/app/api/memorials/[id]/open/route';
import { accessFormSubject } from '@/lib/access/access-form-subject';
import { KNOWN_MEMBER_DAYS, USES_OF_PASSWORD_GUESTS } from '@/lib/access/rules';
import { hashAccessAddress } from '@/lib/accounts/keyed-hash';
import { questionFormSubject } from '@/lib/cases/rules';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { networksOf } from '@/lib/platform/http/caller-networks';
import { tryConsumeCeiling } from '@/lib/platform/http/consume-ceiling';
import { newFormToken } from '@/lib/platform/http/form-token';
import { LIMITS } from '@/lib/platform/http/limits';
import {
  consumeMailLimit,
  requireMailsLeft,
  tryConsumeMailLimit,
} from '@/lib/platform/http/mail-budget';
import { type CeilingName, SHARED_CEILINGS } from '@/lib/platform/http/shared-ceilings';
import { call } from '../../support/call';
import { ada, ben, cleo, cora, joanne, kim, type Person, root } from '../../support/cast';
import { countUses, expectRefusedUntilNextWindow, fillCeiling } from '../../support/ceiling';
import { newCallerAddress, postCondolence, sendPicture } from '../../support/condolence';
import {
  addAccessInvitation,
  addAccessRequest,
  addGuest,
  storeAccessRequests,
} from '../../support/guest';
import { sendInvitation } from '../../support/invitation';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';

type Headers = Record<string, string>;
type Door = {
  subject: () => string;
  /** Who of the known counts like a stranger here. */
  stranger?: string;
  /** Uses the door as somebody with a good reason does. */
  use: (
    headers: Headers,
  ) => Promise<{ status: number; body: unknown; headers: globalThis.Headers }>;
};

const FAMILY_PASSWORD = 'Our dog Bruno';
const tokenFor = (subject: string) => newFormToken(subject, Date.now() - 60_000);
const NIECE = { name: 'Naledi', email: 'naledi@example.net', message: 'Please take it down.' };

let owner: Person;
/** A memorial with a family password. */
let id: string;
/** A memorial that everybody sees. */
let openId: string;
/** The headers of people who must never be refused. */
let known: Record<string, Headers>;

beforeAll(async () => {
  owner = await ada();
  const [keeper, invited, elder, admin] = [await kim(), await joanne(), await ben(), await root()];
  const old = new Date(Date.now() - KNOWN_MEMBER_DAYS * DAY_MS);
  await db().user.update({ where: { id: elder.user.id }, data: { createdAt: old } });
  id = await addMemorial({ createdById: owner.user.id });
  const access = { visibility: 'password', password: FAMILY_PASSWORD };
  await call(setAccess, { method: 'PUT', params: { id }, headers: owner.headers, body: access });
  openId = await addMemorial({ createdById: owner.user.id });
  for (const memorialId of [id, openId]) {
    await addKeeper(memorialId, keeper, 'keeper');
    await addAccessInvitation(memorialId, invited.user.email);
  }
  // As many as a full ceiling lets through from all networks.
  for (let at = 0; at < LIMITS.accessRequestsToMemorial.max; at++)
    await addAccessRequest(id, `waiting-${at}@example.net`);
  const { secret, guestId } = await addGuest(id);
  const link = await addAccessInvitation(openId, 'friend@example.net');
  const expiresAt = new Date(Date.now() + DAY_MS);
  const grant = { guestId, via: 'invitation', invitationId: link.id, expiresAt } as const;
  await db().accessGrant.create({ data: { memorialId: openId, ...grant } });
  known = {
    owner: owner.headers,
    keeper: keeper.headers,
    'somebody whom the family invited': invited.headers,
    'a device that was let in': {
      cookie: `memorial-guest=${secret}`,
      'sec-fetch-site': 'same-origin',
    },
    'an account of some days': elder.headers,
    admin: admin.headers,
  };
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
});

const question = (headers: Headers) =>
  call(askOperator, {
    params: { id },
    headers,
    body: {
      ...NIECE,
      token: tokenFor(questionFormSubject(id)),
      claim: 'wrong',
      relationship: 'Niece',
    },
  });
let askers = 0;
const condolence = (headers: Headers) => postCondolence(openId, {}, headers);

type OfMails = 'mailsToAddress' | 'mailsOfForms';
type OfAccounts = 'loginToAccountFromAll' | 'codesToAccountFromAll';

const DOORS: Record<Exclude<CeilingName, OfMails | OfAccounts>, Door> = {
  openMemorialFromAll: {
    subject: () => id,
    stranger: 'an account of some days',
    use: (headers) => call(open, { params: { id }, headers, body: { password: FAMILY_PASSWORD } }),
  },
  accessRequestsToMemorial: {
    subject: () => id,
    use: async (headers) => {
      const email = `asker-${++askers}@example.net`;
      const body = { ...NIECE, email, token: tokenFor(accessFormSubject(id)) };
      const answer = await call(askFamily, { params: { id }, headers, body });
      await storeAccessRequests();
      const stored = { memorialId: id, addressHash: hashAccessAddress(email) };
      expect(await db().accessRequest.count({ where: stored })).toBe(answer.status === 200 ? 1 : 0);
      return answer;
    },
  },
  questionToMemorial: { subject: () => id, use: question },
  questionFromAll: { subject: () => 'all', use: question },
  condolenceToMemorial: { subject: () => openId, use: condolence },
  condolenceFromAll: { subject: () => 'all', use: condolence },
  condolencePicture: {
    subject: () => 'all',
    use: (headers) => sendPicture(openId, {}, undefined, headers),
  },
  contactFromAll: {
    subject: () => 'all',
    stranger: 'a device that was let in',
    use: (headers) => call(sendContact, { headers, body: { ...NIECE, subject: 'The page' } }),
  },
};
const isGood = (status: number) => status === 200 || status === 201;

describe.each(Object.entries(DOORS))('%s, filled from fifty networks', (name, door) => {
  const ceiling = name as CeilingName; // the keys of DOORS are names of ceilings
  const { subject, use, stranger = '' } = door;

  it('lets in the known, even from a network that filled it, and newcomers', async () => {
    const loud = await fillCeiling(ceiling, subject());
    const filled = await countUses(ceiling, subject());
    const { [stranger]: unknown, ...insiders } = known;
    for (const [who, theirs] of Object.entries(insiders)) {
      const { status } = await use({ ...loud(), ...theirs });
      expect([who, isGood(status)]).toEqual([who, true]);
    }
    expect(await countUses(ceiling, subject())).toBe(filled);
    for (const headers of [newCallerAddress(), { 'x-client-address': '2001:db8:7::1' }])
      expect(isGood((await use(headers)).status)).toBe(true);

    const young = await cleo();
    const strangers: Headers[] = [{}, young.headers, ...(unknown ? [unknown] : [])];
    for (const theirs of strangers)
      expectRefusedUntilNextWindow(ceiling, await use({ ...loud(), ...theirs }));
  });

  it("refuses a customer's further networks, once one of them has used it often", async () => {
    await fillCeiling(ceiling, subject());
    const { quietUses } = SHARED_CEILINGS[ceiling];
    let admitted = 0;
    for (let at = 0; at < 5 * quietUses; at++) {
      const sources = networksOf(`2001:db8:9:${(at * 256).toString(16)}::1`); // each in another /56
      const use = await tryConsumeCeiling(ceiling, subject(), { sources, known: null });
      if (use.isAllowed) admitted++;
    }
    expect(admitted).toBe(4 * quietUses); // a /48 counts four times
  });
});

it('is the same for the doors of every ceiling but those of mails and accounts', () => {
  const ofAccounts = ['loginToAccountFromAll', 'codesToAccountFromAll'];
  const others = [...ofAccounts, 'mailsToAddress', 'mailsOfForms'];
  expect([...Object.keys(DOORS), ...others].sort()).toEqual(Object.keys(SHARED_CEILINGS).sort());
});

describe('a known caller', () => {
  const PASSWORD_GUEST = { key: 'password', uses: USES_OF_PASSWORD_GUESTS, isByAge: false };
  it.each([
    ['contactFromAll', { key: 'account x', isByAge: true }, LIMITS.knownCaller.max],
    ['condolenceToMemorial', PASSWORD_GUEST, USES_OF_PASSWORD_GUESTS],
    ['openMemorialFromAll', { key: 'account x', isByAge: true }, 0],
  ] as const)('is counted by %s, too, as %j after %i uses in a day', async (name, who, uses) => {
    const caller = { sources: networksOf('192.0.2.9'), known: who };
    for (let use = 0; use < uses; use++) await tryConsumeCeiling(name, 'all', caller);
    expect(await countUses(name, 'all')).toBe(0);
    await tryConsumeCeiling(name, 'all', caller);
    expect(await countUses(name, 'all')).toBe(1);
  });

  it('is known to one memorial alone', async () => {
    const loud = (await fillCeiling('questionToMemorial', id))();
    const contributor = await cora();
    await addKeeper(await addMemorial(), contributor, 'keeper');
    expect((await question({ ...loud, ...contributor.headers })).status).toBe(429);
    const { headers } = await addGuest(await addMemorial());
    const theirs = { ...headers, 'sec-fetch-site': 'same-origin' };
    expect((await question({ ...loud, ...theirs })).status).toBe(429);
  });
});

it('takes a right family password back, for a network and for all', async () => {
  const from = { 'x-client-address': '192.0.2.10' };
  for (let times = 0; times < 5; times++)
    expect((await DOORS.openMemorialFromAll.use(from)).status).toBe(200);
  expect(await countUses('openMemorialFromAll', id)).toBe(0);
  await fillCeiling('openMemorialFromAll', id);
  const wrong = { params: { id }, headers: from, body: { password: 'no' } };
  for (let times = 1; times < SHARED_CEILINGS.openMemorialFromAll.quietUses; times++)
    expect((await call(open, wrong)).status).toBe(403);
  expect((await DOORS.openMemorialFromAll.use(from)).status).toBe(200);
});

describe('the mails to one address', () => {
  const SISTER = 'sister@example.net';
  const mailsTo = (to: string) => db().outboxMail.count({ where: { to } });
  beforeEach(() => db().outboxMail.deleteMany());

  it('from many families hold back no other family', async () => {
    for (let at = 0; at < LIMITS.mailsToAddress.max; at++)
      await consumeMailLimit(SISTER, `memorial${at}`);
    await expect(consumeMailLimit(SISTER, 'memorial0')).rejects.toMatchObject({ code: 'too_many' });
    const first = await sendInvitation(openId, owner, { email: SISTER });
    expect([first.status, await mailsTo(SISTER)]).toEqual([200, 1]);
    await expect(consumeMailLimit(SISTER, openId)).rejects.toMatchObject({ code: 'too_many' });
  });

  it('from many families are forty at most, and those beyond use up nothing', async () => {
    const families = Array.from(
      { length: SHARED_CEILINGS.mailsToAddress.most },
      (_, at) => `m${at}`,
    );
    for (const memorialId of families) await consumeMailLimit(SISTER, memorialId);
    for (let times = 0; times <= LIMITS.mailsOfMemorial.max; times++)
      await expect(consumeMailLimit(SISTER, 'late')).rejects.toMatchObject({ code: 'too_many' });
    await expect(requireMailsLeft([SISTER], 'late')).rejects.toMatchObject({ code: 'too_many' });
    expect(await tryConsumeMailLimit(SISTER, 'late')).toBe(false);
    const counts = await db().rateLimit.findMany({ where: { name: 'mailsOfMemorial' } });
    expect(counts.filter(({ count }) => count > 0)).toHaveLength(families.length);
  });

  it('in answer to forms reach it in spite of junk from one network, but are ten at most', async () => {
    const write = (headers: Headers) => postCondolence(openId, { email: SISTER }, headers);
    for (let times = 0; times < 5; times++) await write({ 'x-client-address': '192.0.2.11' });
    expect(await mailsTo(SISTER)).toBe(LIMITS.mailsOfForms.max);
    await write(newCallerAddress());
    expect(await mailsTo(SISTER)).toBe(LIMITS.mailsOfForms.max + 1);
    for (let times = 0; times < 10; times++)
      expect((await write(newCallerAddress())).status).toBe(201);
    expect(await mailsTo(SISTER)).toBe(SHARED_CEILINGS.mailsOfForms.most);
  });

  it('in answer to forms reach whoever is signed in with it', async () => {
    const { user, headers } = await cleo();
    const write = (theirs: Headers) => postCondolence(openId, { email: user.email }, theirs);
    for (let times = 0; times < 12; times++) await write(newCallerAddress());
    await write({ ...newCallerAddress(), ...headers });
    expect(await mailsTo(user.email)).toBe(SHARED_CEILINGS.mailsOfForms.most + 1);
  });
});
