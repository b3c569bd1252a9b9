import { beforeAll, describe, expect, it } from 'vitest';
import { PUT } from '@/app/api/admin/messages/[id]/route';
import { GET } from '@/app/api/admin/messages/route';
import { POST as send } from '@/app/api/contact/route';
import { newId } from '@/lib/platform/ids/public-id';
import { auditOf } from '../../support/audit';
import { call } from '../../support/call';
import { ada, type Person, root } from '../../support/cast';

const message = {
  name: 'Nomvula Dube',
  email: 'nomvula@example.org',
  subject: 'A wrong date',
  message: 'The date on my mother’s page is wrong.\nThank you.',
};

beforeAll(async () => {
  await call(send, { body: { ...message, subject: 'First' } });
  await call(send, { body: message });
});

describe('GET /api/admin/messages', () => {
  it('returns messages to admins, newest first', async () => {
    const { headers } = await root();
    const { status, body } = await call(GET, { headers });
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 2, totalPages: 1, currentPage: 1 });
    expect(body.messages[0]).toEqual({
      _id: expect.any(String),
      ...message,
      createdAt: expect.stringMatching(/Z$/),
      answeredAt: null,
    });
    expect((await call(GET, { headers, path: '/?page=2&limit=1' })).body.messages).toMatchObject([
      { subject: 'First' },
    ]);
  });

  it('is for admins only, and refuses an invalid page', async () => {
    expect((await call(GET)).status).toBe(401);
    expect((await call(GET, { headers: (await ada()).headers })).status).toBe(403);
    expect((await call(GET, { headers: (await root()).headers, path: '/?page=x' })).status).toBe(
      400,
    );
  });
});

describe('PUT /api/admin/messages/{id}', () => {
  let admin: Person;
  let id: string;
  beforeAll(async () => {
    admin = await root();
    id = (await newest())._id;
  });
  const newest = async () => (await call(GET, { headers: admin.headers })).body.messages[0];
  const mark = (body: object, messageId = id, { headers } = admin) =>
    call(PUT, { method: 'PUT', headers, params: { id: messageId }, body });

  it('marks a message as answered or unanswered, and audits each change once', async () => {
    expect((await mark({ answered: true })).status).toBe(200);
    const { answeredAt } = await newest();
    expect(answeredAt).toMatch(/Z$/);
    expect((await mark({ answered: true })).status).toBe(200);
    expect((await newest()).answeredAt).toBe(answeredAt);
    expect((await mark({ answered: false })).status).toBe(200);
    expect((await newest()).answeredAt).toBeNull();
    const actor = admin.user.id;
    expect(await auditOf(`message/${id}`)).toEqual([
      { actor, action: 'message.answered', detail: {} },
      { actor, action: 'message.unanswered', detail: {} },
    ]);
  });

  it('is for admins only', async () => {
    expect((await mark({ answered: true }, id, await ada())).status).toBe(403);
    expect((await newest()).answeredAt).toBeNull();
  });

  it('answers 404 for an unknown message, and 400 for other values', async () => {
    expect((await mark({ answered: true }, newId())).status).toBe(404);
    expect((await mark({ answered: 'yes' })).status).toBe(400);
    expect((await mark({ answered: true, message: 'Rewritten' })).status).toBe(400);
    expect((await mark({ answered: true }, 'x')).status).toBe(400);
  });
});
