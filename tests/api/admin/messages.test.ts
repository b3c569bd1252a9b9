import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/admin/messages/route';
import { POST as send } from '@/app/api/contact/route';
import { call } from '../../support/call';
import { ada, root } from '../../support/cast';

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
  it('gives admins what people wrote, the newest first', async () => {
    const { headers } = await root();
    const { status, body } = await call(GET, { headers });
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 2, totalPages: 1, currentPage: 1 });
    expect(body.messages[0]).toEqual({
      _id: expect.any(String),
      ...message,
      createdAt: expect.stringMatching(/Z$/),
    });
    expect((await call(GET, { headers, path: '/?page=2&limit=1' })).body.messages).toMatchObject([
      { subject: 'First' },
    ]);
  });

  it('is for admins only, and refuses what is no page', async () => {
    expect((await call(GET)).status).toBe(401);
    expect((await call(GET, { headers: (await ada()).headers })).status).toBe(403);
    expect((await call(GET, { headers: (await root()).headers, path: '/?page=x' })).status).toBe(
      400,
    );
  });
});
