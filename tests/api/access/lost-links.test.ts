import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeAccessRequest } from '@/lib/access/commands/store-access-request';
import { screenAccessRequest } from '@/lib/condolences/commands/screen-access-request';
import { seal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { ada, type Person } from '../../support/cast';
import { addAccessInvitation } from '../../support/guest';
import { addMemorial } from '../../support/memorial';

const COUSIN = 'cousin@example.net';

let owner: Person;
let memorialId: string;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().outboxMail.deleteMany();
  memorialId = await addMemorial({ createdById: owner.user.id, visibility: 'invited' });
  await addAccessInvitation(memorialId, COUSIN);
  await db().accessInvitation.updateMany({
    where: { memorialId },
    data: { sentAt: new Date(0) },
  });
});

function requestAccess() {
  const request = { name: 'Joanne', email: COUSIN, message: '', language: 'en' };
  return storeAccessRequest(
    { memorialId, sealed: seal(JSON.stringify(request)) },
    screenAccessRequest,
  );
}
const countedMails = () => db().rateLimit.count({ where: { name: 'mailsToAddress' } });
const mails = () => db().outboxMail.count({ where: { to: COUSIN } });

describe('a new link for an invited person who lost theirs', () => {
  it('counts against the mail limit before the memorial is locked, so that no second connection is needed', async () => {
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    await requestAccess();
    const statements = spy.mock.calls.map(([first]) =>
      String((first as { text?: string }).text ?? first),
    );
    spy.mockRestore();
    const count = statements.findIndex((text) => text.includes('INSERT INTO rate_limits'));
    const lock = statements.findIndex((text) => text.includes('FOR NO KEY UPDATE'));
    expect(count).toBeGreaterThan(-1);
    expect(lock).toBeGreaterThan(count);
    expect(await mails()).toBe(1);
  });

  it('counts only when it is sent, and is sent once a day', async () => {
    for (let times = 0; times < 3; times++) await requestAccess();
    expect(await mails()).toBe(1);
    expect(await db().rateLimit.findFirst({ where: { name: 'mailsToAddress' } })).toMatchObject({
      count: 1,
    });
  });

  it('is neither sent nor counted for a memorial without a gate, or without keepers', async () => {
    await db().memorial.update({ where: { id: memorialId }, data: { visibility: 'keepers' } });
    await requestAccess();
    await db().memorial.update({ where: { id: memorialId }, data: { visibility: 'invited' } });
    await db().keeper.deleteMany({ where: { memorialId } });
    await requestAccess();
    expect([await countedMails(), await mails()]).toEqual([0, 0]);
  });
});
