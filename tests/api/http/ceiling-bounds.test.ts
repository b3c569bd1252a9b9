import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as sendContact } from '@/app/api/contact/route';
import { POST as askOperator } from '@/app/api/memorials/[id]/cases/route';
import { ceilingCaller } from '@/lib/access/queries/ceiling-caller';
import { KNOWN_MEMBER_DAYS, USES_OF_PASSWORD_GUESTS } from '@/lib/access/rules';
import { questionFormSubject } from '@/lib/cases/rules';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { networksOf } from '@/lib/platform/http/caller-networks';
import { consumeCeilings, tryConsumeCeiling } from '@/lib/platform/http/consume-ceiling';
import { newFormToken } from '@/lib/platform/http/form-token';
import { LIMITS } from '@/lib/platform/http/limits';
import { SHARED_CEILINGS } from '@/lib/platform/http/shared-ceilings';
import { call } from '../../support/call';
import { ada, ben, cleo, joanne, type Person, viewerOf } from '../../support/cast';
import { countUses, fillCeiling } from '../../support/ceiling';
import { newCallerAddress } from '../../support/condolence';
import { addAccessInvitation, addGuest } from '../../support/guest';
import { addMemorial } from '../../support/memorial';

type Headers = Record<string, string>;
const NIECE = { name: 'Naledi', email: 'naledi@example.net', message: 'Please take it down.' };

let owner: Person;
/** An account that is known by its age alone. */
let elder: Person;
let id: string;

beforeAll(async () => {
  owner = await ada();
  elder = await ben();
  const createdAt = new Date(Date.now() - KNOWN_MEMBER_DAYS * DAY_MS);
  await db().user.update({ where: { id: elder.user.id }, data: { createdAt } });
  id = await addMemorial({ createdById: owner.user.id });
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().outboxMail.deleteMany();
});

const stranger = () => ({
  sources: networksOf(newCallerAddress()['x-client-address']),
  known: null,
});
const contact = (headers: Headers) =>
  call(sendContact, { headers, body: { ...NIECE, subject: 'The page' } });
const question = (headers: Headers) => {
  const token = newFormToken(questionFormSubject(id), Date.now() - 60_000);
  const body = { ...NIECE, token, claim: 'wrong', relationship: 'Niece' };
  return call(askOperator, { params: { id }, headers, body });
};

describe('the guesses of a family password', () => {
  const NAME = 'openMemorialFromAll';
  const { most } = SHARED_CEILINGS[NAME];
  /** Sets how often all callers together have guessed. */
  async function setUses(count: number) {
    await fillCeiling(NAME, id);
    const shared = { name: NAME, count: LIMITS[NAME].max };
    await db().rateLimit.updateMany({ where: shared, data: { count } });
  }

  it('end for strangers and old accounts, however many networks they come from, but not for the family', async () => {
    await setUses(most - 1);
    const old = { ...stranger(), known: { key: 'account x', isByAge: true } };
    expect((await tryConsumeCeiling(NAME, id, old)).isAllowed).toBe(true);
    expect((await tryConsumeCeiling(NAME, id, old)).isAllowed).toBe(false);
    expect((await tryConsumeCeiling(NAME, id, stranger())).isAllowed).toBe(false);
    const family = { ...stranger(), known: { key: 'account y', isByAge: false } };
    expect((await tryConsumeCeiling(NAME, id, family)).isAllowed).toBe(true);
    expect(await countUses(NAME, id)).toBe(most);
  });
});

describe('a refusal', () => {
  it('is not counted, neither for all nor for the network, and is taken back once', async () => {
    const loud = (await fillCeiling('contactFromAll', 'all'))();
    const caller = { sources: networksOf(loud['x-client-address'] ?? ''), known: null };
    const rows = () => db().rateLimit.findMany({ orderBy: { keyHash: 'asc' } });
    const before = await rows();
    const { isAllowed, undo } = await tryConsumeCeiling('contactFromAll', 'all', caller);
    await undo();
    expect([isAllowed, await rows()]).toEqual([false, before]);
  });

  it('leaves a network quiet that sends many right passwords at the same moment', async () => {
    await fillCeiling('openMemorialFromAll', id);
    const guests = stranger();
    const uses = await Promise.all(
      Array.from({ length: 10 }, () => tryConsumeCeiling('openMemorialFromAll', id, guests)),
    );
    for (const { undo } of uses) await undo(); // as after a right password
    expect((await tryConsumeCeiling('openMemorialFromAll', id, guests)).isAllowed).toBe(true);
  });

  it('by one of several ceilings is counted by none', async () => {
    const loud = (await fillCeiling('condolenceToMemorial', id))();
    const caller = { sources: networksOf(loud['x-client-address'] ?? ''), known: null };
    const ceilings = [
      { name: 'condolenceFromAll', subject: 'all' },
      { name: 'condolenceToMemorial', subject: id },
    ] as const;
    await expect(consumeCeilings(ceilings, caller)).rejects.toMatchObject({ code: 'too_many' });
    expect(await countUses('condolenceFromAll', 'all')).toBe(0);
  });
});

describe('whom we know', () => {
  const knownAs = async (reader: Parameters<typeof ceilingCaller>[1], memorialId: string | null) =>
    (await ceilingCaller(new Request('http://localhost/'), reader, memorialId)).known;
  const asGuest = (guestId: string) => ({ viewer: null, guestId });
  const asMember = (person: Person) => ({ viewer: viewerOf(person), guestId: null });

  it('includes guests, but not another one each time that somebody is let in', async () => {
    const { id: invitationId } = await addAccessInvitation(id, 'friend@example.net');
    const [first, second] = [await addGuest(id), await addGuest(id)];
    const byLink = await addGuest(id, undefined, invitationId);
    const password = { key: 'password', uses: USES_OF_PASSWORD_GUESTS, isByAge: false };
    for (const { guestId } of [first, second])
      expect(await knownAs(asGuest(guestId), id)).toEqual(password);
    expect(await knownAs(asGuest(byLink.guestId), id)).toEqual({
      key: `invitation ${invitationId}`,
      isByAge: false,
    });
    expect(await knownAs({ ...asMember(elder), guestId: first.guestId }, id)).toEqual(password);
    for (const memorialId of [await addMemorial(), null, 'x\0'])
      expect(await knownAs(asGuest(first.guestId), memorialId)).toBeNull();
  });

  it('says whether it is by the age of the account alone', async () => {
    const key = (person: Person) => `account ${person.user.id}`;
    expect(await knownAs(asMember(owner), id)).toEqual({ key: key(owner), isByAge: false });
    for (const memorialId of [id, null, 'x\0'])
      expect(await knownAs(asMember(elder), memorialId)).toEqual({
        key: key(elder),
        isByAge: true,
      });
    expect(await knownAs(asMember(await cleo()), id)).toBeNull();
  });

  it('includes invited accounts only once their address is confirmed', async () => {
    const invited = await joanne();
    await addAccessInvitation(id, invited.user.email);
    expect(await knownAs(asMember(invited), id)).toMatchObject({ isByAge: false });
    const where = { id: invited.user.id };
    await db().user.update({ where, data: { emailVerifiedAt: null } });
    expect(await knownAs(asMember(invited), id)).toBeNull();
  });
});

describe('the mails of strangers to the operator', () => {
  const mails = () => db().outboxMail.count();
  const stored = async () => [await db().contactMessage.count(), await db().familyCase.count()];

  it.each([
    ['contactFromAll', contact, [1, 0]],
    ['questionFromAll', question, [0, 1]],
  ] as const)('stop when %s is full, but what they wrote is stored', async (name, send, added) => {
    await fillCeiling(name, 'all');
    const before = await stored();
    expect((await send(newCallerAddress())).status).toBe(200);
    expect(await mails()).toBe(0);
    expect(await stored()).toEqual(before.map((count, at) => count + (added[at] ?? 0)));
    expect((await send(owner.headers)).status).toBe(200);
    expect(await mails()).toBeGreaterThan(0);
  });

  it('go on about a page that is asked about a lot', async () => {
    await fillCeiling('questionToMemorial', id);
    expect((await question(newCallerAddress())).status).toBe(200);
    expect(await mails()).toBe(2);
  });
});

describe("a door's limit by network", () => {
  const HERE = { 'x-client-address': '192.0.2.40' };

  it('filled by a phone on the same address, lets the known through as often as a ceiling does', async () => {
    const statusOf = async (headers: Headers) => (await question({ ...HERE, ...headers })).status;
    for (let times = 0; times < LIMITS.question.max; times++) expect(await statusOf({})).toBe(200);
    const young = await cleo();
    const guest = { ...(await addGuest(id)).headers, 'sec-fetch-site': 'same-origin' };
    for (const strangers of [{}, young.headers] as Headers[])
      expect(await statusOf(strangers)).toBe(429);
    for (const known of [guest, elder.headers]) expect(await statusOf(known)).toBe(200);
    for (let times = 0; times < LIMITS.knownCaller.max; times++)
      expect(await statusOf(owner.headers)).toBe(200);
    expect(await statusOf(owner.headers)).toBe(429);
  });
});
