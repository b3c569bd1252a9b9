import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as list } from '@/app/api/memorials/[id]/access/invitations/route';
import { POST as decide } from '@/app/api/memorials/[id]/access/requests/[requestId]/route';
import { storeQuestion } from '@/lib/access/commands/store-question';
import { screenQuestion } from '@/lib/condolences/commands/screen-question';
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

/** Stores a question as the job does, and returns what the family reads. */
async function read(question: { name?: string; message?: string }) {
  const asked = { name: 'Joanne', message: '', email: EMAIL, language: 'en', ...question };
  await storeQuestion({ memorialId: id, sealed: seal(JSON.stringify(asked)) }, screenQuestion);
  const answer = await call(list, { params: { id }, headers: owner.headers });
  expect(answer.body.requests).toHaveLength(1);
  return answer.body.requests[0];
}

const KIND = 'We grew up next door. Her mother made the best koeksisters.';

describe('what a stranger writes to a family to be let in', () => {
  it.each(['', KIND, 'ek was saam met haar op skool', '我们是小学同学。'])(
    'is read by the family where no rule holds it: %j',
    async (message) => {
      expect(await read({ message })).toMatchObject({ name: 'Joanne', message, isWithheld: false });
    },
  );

  it.each([
    ['an address', 'Look at our album on evil-candles.example.com/album'],
    ['a disguised address', 'Look at evil-candles (dot) com'],
    ['a number', 'Please call me on 082 555 0199.'],
    ['a messenger', 'Write to me on WhatsApp'],
    ['a livestream', 'The funeral is live streamed, watch the live stream here'],
    ['hurt', 'Burn in hell'],
  ])('reaches nobody with %s in it, and is stored nowhere', async (_, message) => {
    expect(await read({ message })).toMatchObject({
      name: 'Joanne',
      message: '',
      isWithheld: true,
    });
    const stored = await db().accessRequest.findFirstOrThrow({ where: { memorialId: id } });
    expect(JSON.stringify(stored)).not.toContain(message.slice(0, 8));
  });

  it.each(['www.evil-candles.com', 'Call 082 555 0199'])(
    'has no name where the name is held: %j',
    async (name) => {
      expect(await read({ name, message: KIND })).toMatchObject({
        name: '',
        message: '',
        isWithheld: true,
      });
    },
  );

  it('is held where the operator refused the same words as a condolence', async () => {
    const message = 'She still owes my whole family a great deal of money and everybody knew it.';
    await addCondolence(await addMemorial({ createdById: owner.user.id }), {
      message,
      state: 'refused',
      isRemembered: true,
      createdAt: new Date(),
    });
    expect(await read({ message })).toMatchObject({ message: '', isWithheld: true });
  });

  it('is read once it is asked anew without what was held', async () => {
    await read({ message: 'Burn in hell' });
    expect(await read({ message: KIND })).toMatchObject({ message: KIND, isWithheld: false });
  });

  it('can be answered also without a name', async () => {
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
