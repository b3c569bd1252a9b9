import { beforeEach, describe, expect, it } from 'vitest';
import { GET as download } from '@/app/api/auth/my-data/route';
import { recordEvent } from '@/lib/keepers/commands/record-event';
import { hashKeeperAddress } from '@/lib/keepers/hash-keeper-address';
import { seal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { hashSecret } from '@/lib/platform/http/secret-link';
import { newId, newSecretId } from '@/lib/platform/ids/public-id';
import { fanOutEvent } from '@/lib/webhooks/commands/fan-out';
import { addCase } from '@/tests/support/case';
import { ada, ben, type Person } from '@/tests/support/cast';
import { contribute, pictureFor } from '@/tests/support/contribution';
import { addFriend } from '@/tests/support/first-reader';
import { addAccessInvitation, addAccessRequest, addGuest } from '@/tests/support/guest';
import { addKeeper } from '@/tests/support/keeper';
import { addMemorial } from '@/tests/support/memorial';
import { unzip } from '@/tests/support/unzip';
import { addEndpoint } from '@/tests/support/webhook';
import { resetDatabaseAndClock } from './account';

let person: Person;
let other: Person;
let own: string;
let theirs: string;
beforeEach(async () => {
  await resetDatabaseAndClock();
  await db().memorial.deleteMany();
  [person, other] = [await ada(), await ben()];
  own = await addMemorial({ createdById: person.user.id });
  theirs = await addMemorial({ createdById: other.user.id, visibility: 'invited' });
});

async function archive(cookie = '') {
  const request = new Request('http://localhost:3000/', {
    headers: {
      'x-client-address': '192.0.2.1',
      cookie: [`next-auth.session-token=${person.token}`, cookie].join('; '),
    },
  });
  const answer = await download(request, { params: Promise.resolve({}) });
  const files = unzip(new Uint8Array(await answer.arrayBuffer()));
  return {
    list: (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null'),
    text: [...files.values()].map(String).join('\n'),
  };
}

/** Invites somebody to look after a memorial. */
const invite = (memorialId: string, email: string, invitedById: string) =>
  db().keeperInvitation.create({
    data: {
      id: newId(),
      memorialId,
      role: 'keeper',
      name: `Called ${email}`,
      emailSealed: seal(email),
      addressHash: hashKeeperAddress(email),
      tokenHash: hashSecret(newSecretId()),
      invitedById,
      expiresAt: new Date(Date.now() + DAY_MS),
    },
    select: { id: true },
  });

describe("a keeper's archive of their own data", () => {
  it('has their roles, and the events that they caused', async () => {
    await addKeeper(theirs, person, 'contributor');
    await recordEvent(db(), { memorialId: theirs, action: 'invited', actorId: person.user.id });
    await recordEvent(db(), { memorialId: theirs, action: 'joined', actorId: other.user.id });
    const { list } = await archive();
    expect(
      list('keeper-roles')
        .map(({ role }: { role: string }) => role)
        .sort(),
    ).toEqual(['contributor', 'owner']);
    expect(list('events')).toMatchObject([{ memorialId: theirs, action: 'invited' }]);
  });

  it("has their webhooks and deliveries, without secrets, and nobody else's", async () => {
    const { id, secret } = await addEndpoint('https://hooks.example.org', {
      userId: person.user.id,
    });
    await addEndpoint('https://theirs.example.org', { userId: other.user.id });
    await addEndpoint('https://operator.example.org');
    await fanOutEvent({
      eventId: newId(),
      type: 'media.added',
      memorialId: own,
      id: newId(),
      at: new Date().toISOString(),
    });
    const { list, text } = await archive();
    expect(list('webhooks')).toMatchObject([{ id, deliveries: [{ attempts: 0 }] }]);
    for (const other of [secret, 'Sealed', 'theirs.example', 'operator.example'])
      expect(text).not.toContain(other);
  });

  it('has invitations to their address, without the name that the sender chose', async () => {
    const { id } = await invite(theirs, person.user.email, other.user.id);
    await invite(theirs, 'cousin@example.org', other.user.id);
    const { list, text } = await archive();
    expect(list('keeper-invitations')).toMatchObject([
      { id, memorialId: theirs, role: 'keeper', state: 'sent', isSentByYou: false },
    ]);
    for (const word of ['Called', 'cousin@example.org', other.user.id])
      expect(text).not.toContain(word);
  });

  it('has the invitations that they sent, with the address only while they may invite people there', async () => {
    await invite(own, 'cousin@example.org', person.user.id);
    await invite(theirs, 'niece@example.org', person.user.id);
    const { list, text } = await archive();
    expect(list('keeper-invitations')).toHaveLength(2);
    expect(list('keeper-invitations')).toContainEqual(
      expect.objectContaining({ memorialId: own, email: 'cousin@example.org' }),
    );
    expect(text).not.toContain('niece@example.org');
  });

  it("has changes of owner that concern them, without other people's ids", async () => {
    await db().handover.create({
      data: {
        id: newId(),
        memorialId: theirs,
        kind: 'transfer',
        fromUserId: other.user.id,
        toUserId: person.user.id,
        announcedAt: new Date(),
        dueAt: new Date(Date.now() + DAY_MS),
      },
    });
    const { list, text } = await archive();
    expect(list('handovers')).toMatchObject([
      { isToYou: true, isFromYou: false, kind: 'transfer' },
    ]);
    expect(text).not.toContain(other.user.id);
  });

  it("has the state of files that they sent, and nobody else's", async () => {
    await addKeeper(theirs, person, 'contributor');
    await contribute(theirs, person, [pictureFor(1)]);
    const { list, text } = await archive();
    const contribution = { memorialId: theirs, state: 'waiting' };
    expect(list('uploads')).toMatchObject([{ memorialId: null, contribution }]);
    expect(text).toContain('WEBP');
    await db().mediaContribution.updateMany({ data: { state: 'declined', decidedAt: new Date() } });
    expect((await archive()).list('uploads')).toMatchObject([
      { contribution: { memorialId: theirs, state: 'declined' } },
    ]);
    await contribute(own, person, [pictureFor(2)]);
    expect((await archive()).list('uploads')).toContainEqual(
      expect.objectContaining({ memorialId: own, contribution: null }),
    );
  });

  it('has the mails that they turned off', async () => {
    await db().condolenceReader.create({
      data: { memorialId: own, userId: person.user.id, pausedAt: new Date() },
    });
    expect((await archive()).list('mail-choices')).toMatchObject([{ memorialId: own }]);
  });

  it('has the friend whom they asked to read first, and the pages where they do so themselves', async () => {
    await addFriend(own, { email: 'brother@example.org', chosenById: person.user.id });
    await addFriend(theirs, { email: person.user.email, chosenById: other.user.id });
    const { list, text } = await archive();
    expect(list('first-readers').sort(byMemorial)).toMatchObject(
      [
        { memorialId: own, isYou: false, isChosenByYou: true, email: 'brother@example.org' },
        { memorialId: theirs, isYou: true, isChosenByYou: false },
      ].sort(byMemorial),
    );
    await db().firstReader.updateMany({ data: { chosenById: other.user.id } });
    expect((await archive()).list('first-readers')).toHaveLength(1);
    expect(text).not.toMatch(/secretHash|contactSealed|addressHash/);
  });
});

const byMemorial = (one: { memorialId: string }, other: { memorialId: string }) =>
  one.memorialId < other.memorialId ? -1 : 1;

describe('the archive of a person with access', () => {
  it('has the invitations to and from them, with names and addresses only for pages that they look after', async () => {
    const { id } = await addAccessInvitation(theirs, person.user.email);
    const sent = await addAccessInvitation(own, 'cousin@example.org');
    const old = await addAccessInvitation(theirs, 'niece@example.org');
    await db().accessInvitation.updateMany({
      where: { id: { in: [sent.id, old.id] } },
      data: { invitedById: person.user.id, name: 'A name' },
    });
    const { list, text } = await archive();
    const byId = new Map(list('access-invitations').map((row: { id: string }) => [row.id, row]));
    expect(byId.get(id)).toMatchObject({ memorialId: theirs, isSentByYou: false });
    expect(byId.get(sent.id)).toMatchObject({ email: 'cousin@example.org', isSentByYou: true });
    expect(byId.get(old.id)).not.toHaveProperty('name');
    expect(text).not.toContain('niece@example.org');
    expect(byId.size).toBe(3);
  });

  it('has their requests, but says of a declined one that it still waits', async () => {
    const id = await addAccessRequest(theirs, person.user.email);
    await addAccessRequest(theirs, 'cousin@example.org');
    await db().accessRequest.updateMany({
      data: { state: 'declined', decidedAt: new Date(), decidedById: other.user.id },
    });
    const { list, text } = await archive();
    expect(list('access-requests')).toMatchObject([{ id, memorialId: theirs, state: 'waiting' }]);
    expect(text).not.toMatch(/declined|decidedAt/);
    await db().accessRequest.updateMany({ data: { state: 'granted' } });
    expect((await archive()).list('access-requests')).toMatchObject([{ state: 'granted' }]);
  });

  it('has the access of the requesting browser, and of no other', async () => {
    const { headers } = await addGuest(theirs);
    await addGuest(own);
    const { list, text } = await archive(headers.cookie);
    expect(list('access-grants')).toMatchObject([{ memorialId: theirs, via: 'password' }]);
    expect(text).not.toContain(headers.cookie.split('=')[1]);
    expect((await archive()).list('access-grants')).toEqual([]);
  });
});

describe('the archive of a person who asked a question', () => {
  it("has their questions and the answers, and nobody else's", async () => {
    const id = await addCase(theirs, {
      openedById: person.user.id,
      claim: 'family',
      state: 'decided',
      answer: 'You keep it now.',
    });
    await addCase(theirs, { openedById: other.user.id, message: 'Somebody else asks' });
    await addCase(own, { message: 'Nobody was signed in' });
    const { list, text } = await archive();
    expect(list('questions')).toEqual([
      {
        id,
        memorialId: theirs,
        claim: 'family',
        state: 'decided',
        name: 'Naledi',
        email: 'naledi@example.org',
        relationship: 'Her niece',
        message: 'She was born in 1941.',
        language: 'en',
        answer: 'You keep it now.',
        createdAt: expect.any(String),
        decidedAt: null,
      },
    ]);
    expect(text).not.toMatch(/Somebody else asks|Nobody was signed in/);
  });
});
