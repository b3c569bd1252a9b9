import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as list } from '@/app/api/memorials/[id]/access/invitations/route';
import { POST as decide } from '@/app/api/memorials/[id]/access/requests/[requestId]/route';
import { storeAccessRequest } from '@/lib/access/commands/store-access-request';
import { screenAccessRequest } from '@/lib/condolences/commands/screen-access-request';
import { seal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { call } from '../../support/call';
import { ada, type Person } from '../../support/cast';
import { addCondolence } from '../../support/condolence';
import { addMemorial } from '../../support/memorial';

const EMAIL = 'cousin@example.net';

let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().outboxMail.deleteMany();
  id = await addMemorial({ createdById: owner.user.id, visibility: 'invited' });
});

/** Stores a request as the job does. Returns what the family reads. */
async function read(content: { name?: string; message?: string }) {
  const request = { name: 'Joanne', message: '', email: EMAIL, language: 'en', ...content };
  await storeAccessRequest(
    { memorialId: id, sealed: seal(JSON.stringify(request)) },
    screenAccessRequest,
  );
  const answer = await call(list, { params: { id }, headers: owner.headers });
  expect(answer.body.requests).toHaveLength(1);
  return answer.body.requests[0];
}

const KIND_MESSAGE = 'We grew up next door. Her mother made the best koeksisters.';

describe("a stranger's request for access", () => {
  it.each(['', KIND_MESSAGE, 'ek was saam met haar op skool', '我们是小学同学。'])(
    'reaches the family if no rule holds it: %j',
    async (message) => {
      expect(await read({ message })).toMatchObject({ name: 'Joanne', message, isWithheld: false });
    },
  );

  it.each([
    ['an address', 'Look at our album on evil-candles.example.com/album'],
    ['a disguised address', 'Look at evil-candles (dot) com'],
    ['a number', 'Please call me on 082 555 0199.'],
    ['a messaging app', 'Write to me on WhatsApp'],
    ['a livestream', 'The funeral is live streamed, watch the live stream here'],
    ['hurtful words', 'Burn in hell'],
  ])(
    'reaches the family without its message, which is not stored, if that has %s',
    async (_, message) => {
      expect(await read({ message })).toMatchObject({
        name: 'Joanne',
        message: '',
        isWithheld: true,
      });
      const stored = await db().accessRequest.findFirstOrThrow({ where: { memorialId: id } });
      expect(JSON.stringify(stored)).not.toContain(message.slice(0, 8));
    },
  );

  it('keeps a name that may be a surname, though it is an insult alone', async () => {
    expect(await read({ name: 'Lafaard', message: 'Burn in hell' })).toMatchObject({
      name: 'Lafaard',
      message: '',
      isWithheld: true,
    });
  });

  it.each(['www.evil-candles.com', 'Call 082 555 0199'])(
    'appears without a name if the name is withheld: %j',
    async (name) => {
      expect(await read({ name, message: KIND_MESSAGE })).toMatchObject({
        name: '',
        message: '',
        isWithheld: true,
      });
    },
  );

  it('is withheld if the operator refused the same text as a condolence', async () => {
    const message = 'She still owes my whole family a great deal of money and everybody knew it.';
    await addCondolence(await addMemorial({ createdById: owner.user.id }), {
      message,
      state: 'refused',
      isRemembered: true,
      createdAt: new Date(),
    });
    expect(await read({ message })).toMatchObject({ message: '', isWithheld: true });
  });

  it('is shown once it is sent again without the withheld text', async () => {
    await read({ message: 'Burn in hell' });
    expect(await read({ message: KIND_MESSAGE })).toMatchObject({
      message: KIND_MESSAGE,
      isWithheld: false,
    });
  });

  it('can be granted without a name', async () => {
    const { id: requestId } = await read({ name: 'www.evil-candles.com' });
    const { status, body } = await call(decide, {
      params: { id, requestId },
      headers: owner.headers,
      body: { decision: 'grant' },
    });
    expect(status).toBe(200);
    expect(body.invitations).toMatchObject([{ name: '', email: EMAIL }]);
  });
});
