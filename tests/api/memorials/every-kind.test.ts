import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as download } from '@/app/api/auth/my-data/route';
import { POST as light } from '@/app/api/memorials/[id]/candles/route';
import { POST as order } from '@/app/api/payments/initiate-paystack-order/route';
import { decideCondolences } from '@/lib/condolences/commands/decide-condolences';
import { countWaiting } from '@/lib/condolences/queries/count-waiting';
import { guestBookPage } from '@/lib/condolences/queries/published-condolences';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { KIND_NAMES, KINDS, type KindName, REVIEWED_KINDS } from '@/lib/platform/kinds';
import { type Answer, call } from '../../support/call';
import { freezeForCase } from '../../support/case';
import { ada, ben, cora, type Person, viewerOf } from '../../support/cast';
import {
  newCallerAddress,
  postCondolence,
  reviewedVersionOf,
  setRule,
} from '../../support/condolence';
import { contribute, decideAs, pictureFor } from '../../support/contribution';
import { flowersFor } from '../../support/flowers';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { pay } from '../../support/memorial-order';
import { unzip } from '../../support/unzip';
import { addEndpoint, takePublishedEvents } from '../../support/webhook';

/** Leaves something of each kind on a memorial, and compares what happens with the entry of that kind in KINDS. */

type Headers = Record<string, string>;

let owner: Person;
let member: Person;
let contributor: Person;
let id: string;

beforeAll(async () => {
  await prepareJobs(env().DATABASE_URL);
  [owner, member, contributor] = [await ada(), await ben(), await cora()];
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().webhookEndpoint.deleteMany();
  await addEndpoint('https://hooks.example.org');
  id = await addMemorial({ createdById: owner.user.id });
  await addKeeper(id, contributor, 'contributor');
  await takePublishedEvents();
});

/** The request that leaves something of the kind on the memorial. */
const SEND: Record<KindName, (headers: Headers) => Promise<Answer>> = {
  condolence: (headers) => postCondolence(id, {}, headers),
  candle: (headers) =>
    call(light, { method: 'POST', params: { id }, headers: { ...newCallerAddress(), ...headers } }),
  tribute: (headers) =>
    call(order, { headers: { ...newCallerAddress(), ...headers }, body: flowersFor(id) }),
  contribution: (headers) => contribute(id, { headers }, [pictureFor(1)]),
};

/** The steps that make the page show what was left. */
const SHOW: Record<KindName, (sent: Answer) => Promise<unknown>> = {
  condolence: async () => {
    const { id: condolenceId } = await db().condolence.findFirstOrThrow({
      where: { memorialId: id },
    });
    const condolences = [await reviewedVersionOf(condolenceId)];
    return decideCondolences(viewerOf(owner), id, { decision: 'publish', condolences });
  },
  candle: async () => undefined,
  tribute: ({ body }) => pay(body, body.amount),
  contribution: async () => {
    const { mediaId } = await db().mediaContribution.findFirstOrThrow({
      where: { memorialId: id },
    });
    return decideAs(owner, id, { media: [mediaId], from: 'waiting', decision: 'publish' });
  },
};

/** The guest book itself says whether it accepts condolences and candles. For the other kinds, a request is sent. */
const IS_OFFERED: Record<KindName, () => Promise<boolean>> = {
  condolence: async () => (await guestBookPage(null, id, true)).isOpen,
  candle: async () => (await guestBookPage(null, id, true)).takesCandles,
  tribute: async () => isAccepted(await SEND.tribute(member.headers)),
  contribution: async () => isAccepted(await SEND.contribution(contributor.headers)),
};

const SWITCHES = {
  guestBook: () => setRule(id, 'closed'),
  enableDigitalFlowers: () =>
    db().memorial.update({ where: { id }, data: { enableDigitalFlowers: false } }),
} satisfies Record<Exclude<(typeof KINDS)[KindName]['offSwitch'], null>, () => Promise<unknown>>;

const SWITCH_NAMES = Object.keys(SWITCHES) as (keyof typeof SWITCHES)[]; // SWITCHES has exactly these keys

const isAccepted = ({ status }: Answer) => status < 300;

describe.each(KIND_NAMES)('a %s', (kind) => {
  const rules = KINDS[kind];
  const sender = () => (rules.from === 'contributors' ? contributor : member);
  const send = () => SEND[kind](sender().headers);

  it('is accepted from the people who may leave it, and from nobody else', async () => {
    expect(isAccepted(await SEND[kind](contributor.headers))).toBe(true);
    expect(isAccepted(await SEND[kind](member.headers))).toBe(rules.from !== 'contributors');
    expect(isAccepted(await SEND[kind]({}))).toBe(rules.from === 'anybody');
  });

  it.each(SWITCH_NAMES)('is offered unless the family turns it off (%s)', async (name) => {
    expect(await IS_OFFERED[kind]()).toBe(true);
    await SWITCHES[name]();
    expect(await IS_OFFERED[kind]()).toBe(rules.offSwitch !== name);
  });

  it('is refused while the memorial is frozen', async () => {
    await freezeForCase(id);
    expect(await send()).toMatchObject({ status: 403 });
  });

  it('is refused on a memorial without keepers only if keepers must decide about it', async () => {
    await db().keeper.deleteMany({ where: { memorialId: id, role: 'owner' } });
    const answer = await send();
    if (rules.isReviewed) expect(answer).toMatchObject({ status: 409 });
    else expect(isAccepted(answer)).toBe(true);
  });

  it('waits only if keepers must decide about it', async () => {
    await send();
    const waiting = Object.fromEntries(REVIEWED_KINDS.map((each) => [each, +(each === kind)]));
    expect(await countWaiting({ userId: owner.user.id }, id)).toEqual(waiting);
  });

  it('is paid for by an order of its type, or free', async () => {
    await send();
    const orders = await db().order.findMany({ where: { targetMemorialId: id } });
    expect(orders.map(({ type }) => type)).toEqual(rules.paidAs ? [rules.paidAs] : []);
  });

  it("publishes its events, and is in the expected file of the sender's archive", async () => {
    await SHOW[kind](await send());
    const events = (await takePublishedEvents()).map((line) => line.split(' ')[0]);
    expect(events).toEqual(rules.events);
    const files = await ownData(sender());
    const lists = [...files].filter(([, text]) => isListOf(text, id)).map(([name]) => name);
    const expected = rules.archive === null ? [] : [`${rules.archive}.json`];
    expect(lists.filter((name) => !OTHER_FILES.includes(name))).toEqual(expected);
  });
});

/** Files that name the memorial for another reason: a contributor's role, and what was ordered. */
const OTHER_FILES = ['keeper-roles.json', 'memorials.json', 'orders.json'];

const isListOf = (text: string, memorialId: string) => text.includes(`"${memorialId}"`);

async function ownData({ headers }: Person): Promise<Map<string, string>> {
  const request = new Request('http://localhost:3000/', { headers });
  const answer = await download(request, { params: Promise.resolve({}) });
  const files = unzip(new Uint8Array(await answer.arrayBuffer()));
  return new Map([...files].map(([name, bytes]) => [name, bytes.toString()]));
}
