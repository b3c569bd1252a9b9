import { beforeEach, describe, expect, it } from 'vitest';
import { GET as download } from '@/app/api/auth/my-data/route';
import { GET as downloadWords } from '@/app/api/condolences/by-secret/[secret]/my-data/route';
import { sealContact } from '@/lib/condolences/author-contact';
import { CONDOLENCE_STATES } from '@/lib/condolences/state-rules';
import { claimPicture } from '@/lib/media/commands/claim-picture';
import { db } from '@/lib/platform/db/client';
import { LIMITS } from '@/lib/platform/http/limits';
import { ARCHIVED_KINDS, KINDS } from '@/lib/platform/kinds';
import { ada, ben, kim, type Person, root } from '@/tests/support/cast';
import { addCondolence, addPicture } from '@/tests/support/condolence';
import { addKeeper } from '@/tests/support/keeper';
import { addMemorial } from '@/tests/support/memorial';
import { addDraft, openOrder } from '@/tests/support/order';
import { unzip } from '@/tests/support/unzip';
import { storeUnusedPicture } from '../../ports/media/memorial-with-picture';
import { resetDatabaseAndClock } from './account';

type Handler = typeof download | typeof downloadWords;

/** Calls the route and returns the files of its archive. */
async function filesFrom(handler: Handler, headers: Record<string, string>, params = {}) {
  const request = new Request('http://localhost:3000/', {
    headers: { 'x-client-address': '192.0.2.1', ...headers },
  });
  const answer = await handler(request, { params: Promise.resolve(params) });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return unzip(new Uint8Array(await answer.arrayBuffer()));
}

const jsonOf = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(files.get(name)?.toString() ?? 'null');
const textOf = (files: Map<string, Buffer>) => [...files.values()].map(String).join('\n');
const ownFiles = ({ headers }: Person) => filesFrom(download, headers);

const LISTS = [
  'access-grants',
  'access-invitations',
  'access-requests',
  'drafts',
  'events',
  'first-readers',
  'handovers',
  'keeper-invitations',
  'keeper-roles',
  'keys',
  'legal-texts',
  'mail-choices',
  'memorials',
  'orders',
  'questions',
  'webhooks',
  ...ARCHIVED_KINDS.map((kind) => KINDS[kind].archive),
];

let person: Person;
let other: Person;
beforeEach(async () => {
  await resetDatabaseAndClock();
  [person, other] = [await ada(), await ben()];
});

describe('GET /api/auth/my-data', () => {
  it('returns what is stored about a person, with empty lists too', async () => {
    const files = await ownFiles(person);
    expect([...files.keys()].sort()).toEqual(
      [...LISTS, 'account'].sort().map((name) => `${name}.json`),
    );
    expect(jsonOf(files, 'account.json')).toMatchObject({
      email: person.user.email,
      firstName: 'Ada',
      sessions: [{ revokedAt: null }],
    });
    for (const name of LISTS) expect(jsonOf(files, `${name}.json`)).toEqual([]);
  });

  it("returns the person's memorials with roles, drafts, orders, uploads and condolences, with files", async () => {
    const memorialId = await addMemorial({ createdById: person.user.id, visibility: 'keepers' });
    const kept = await addMemorial({ createdById: other.user.id });
    await addKeeper(kept, person, 'keeper');
    const draft = await addDraft(person, { identityNumber: '8001015009087' });
    await openOrder(person, draft);
    const picture = await storeUnusedPicture(person.user.id);
    await db().$transaction((tx) => claimPicture(tx, picture.id, memorialId));
    const condolence = await addCondolence(kept, {
      senderId: person.user.id,
      message: 'My own words',
    });
    await addPicture(condolence.id);

    const files = await ownFiles(person);
    const memorials = jsonOf(files, 'memorials.json');
    expect(memorials.map(({ role }: { role: string }) => role).sort()).toEqual(['keeper', 'owner']);
    expect(textOf(files)).toContain(memorialId);
    expect(jsonOf(files, 'drafts.json')).toHaveLength(1);
    expect(textOf(files)).not.toContain('8001015009087');
    expect(jsonOf(files, 'orders.json')).toMatchObject([{ priceMinor: 2000 }]);
    expect(jsonOf(files, 'condolences.json')).toMatchObject([
      { id: condolence.id, message: 'My own words', hasPicture: true },
    ]);
    expect(files.get(`condolences/${condolence.id}.webp`)?.subarray(0, 4).toString()).toBe('RIFF');
    const upload = files.get(`uploads/${picture.id}.webp`);
    expect(upload?.subarray(8, 12).toString()).toBe('WEBP');
    expect(jsonOf(files, 'uploads.json')).toContainEqual(
      expect.objectContaining({ memorialId, file: `uploads/${picture.id}.webp` }),
    );
  });

  it('contains no data of other people, and nothing that a keeper may not read', async () => {
    const theirs = await addMemorial({ createdById: other.user.id, visibility: 'keepers' });
    const condolence = await addCondolence(theirs, {
      senderId: other.user.id,
      message: 'Their words',
    });
    const upload = await storeUnusedPicture(person.user.id);
    // The person uploaded it to a memorial that they no longer look after.
    await db().$transaction((tx) => claimPicture(tx, upload.id, theirs));
    const files = await ownFiles(person);
    const text = textOf(files);
    for (const word of [theirs, condolence.id, 'Their words', other.user.email, upload.id])
      expect(text).not.toContain(word);
    expect([...files.keys()].join()).not.toContain(upload.id);
  });

  it("contains an admin's own memorials only", async () => {
    const [admin, keeper] = [await root(), await kim()];
    const theirs = await addMemorial({ createdById: keeper.user.id, visibility: 'keepers' });
    const own = await addMemorial({ createdById: admin.user.id });
    const text = textOf(await ownFiles(admin));
    expect(text).toContain(own);
    expect(text).not.toContain(theirs);
  });

  it.each(CONDOLENCE_STATES)(
    'reveals to an author only states that they may know, for a condolence that is %s',
    async (state) => {
      const memorialId = await addMemorial({ createdById: other.user.id });
      await addCondolence(memorialId, { senderId: person.user.id, state, signals: ['hurt'] });
      const files = await ownFiles(person);
      const [found] = jsonOf(files, 'condolences.json');
      expect(found.state).not.toMatch(/held|refused|removed|declined/);
      expect(textOf(files)).not.toContain('hurt');
    },
  );

  it('contains neither the password hash nor session ids', async () => {
    const { passwordHash } = await db().user.findUniqueOrThrow({ where: { id: person.user.id } });
    const text = textOf(await ownFiles(person));
    for (const secret of [passwordHash, person.sessionId]) expect(text).not.toContain(secret);
  });

  it('refuses visitors, other sites, and more than a few requests a day', async () => {
    const ask = (headers: Record<string, string>) =>
      download(new Request('http://localhost:3000/', { headers }), { params: Promise.resolve({}) });
    expect((await ask({})).status).toBe(401);
    const fromElsewhere = {
      cookie: `next-auth.session-token=${person.token}`,
      'sec-fetch-site': 'cross-site',
    };
    expect((await ask(fromElsewhere)).status).toBe(403);
    for (let used = 0; used < LIMITS.ownData.max; used++)
      expect((await ask(person.headers)).status).toBe(200);
    expect((await ask(person.headers)).status).toBe(429);
    expect((await ask(other.headers)).status).toBe(200);
  });
});

describe('GET /api/condolences/by-secret/{secret}/my-data', () => {
  it('returns text, address and picture, but no matched rules', async () => {
    const memorialId = await addMemorial({ createdById: other.user.id });
    const { id, secret } = await addCondolence(memorialId, { state: 'held', signals: ['hurt'] });
    const authorSealed = sealContact({ email: 'author@example.org', secret });
    await db().condolence.update({ where: { id }, data: { authorSealed } });
    await addPicture(id);
    const files = await filesFrom(downloadWords, {}, { secret });
    expect([...files.keys()]).toEqual(['condolence.json', 'picture.webp']);
    expect(jsonOf(files, 'condolence.json')).toMatchObject({
      id,
      state: 'waiting',
      email: 'author@example.org',
    });
    expect(textOf(files)).not.toContain('hurt');
    expect(textOf(files)).not.toContain(secret);
  });

  it('returns only the text if the reader can no longer see the memorial', async () => {
    const memorialId = await addMemorial({ createdById: other.user.id, visibility: 'keepers' });
    const { secret } = await addCondolence(memorialId, {
      state: 'returned',
      message: 'Of old days',
    });
    const files = await filesFrom(downloadWords, {}, { secret });
    expect(jsonOf(files, 'condolence.json')).toMatchObject({
      message: 'Of old days',
      memorialId: null,
      state: 'hidden',
      returnNote: '',
      publishedAt: null,
    });
    const asKeeper = await filesFrom(downloadWords, other.headers, { secret });
    expect(jsonOf(asKeeper, 'condolence.json')).toMatchObject({ memorialId, state: 'returned' });
  });
});
