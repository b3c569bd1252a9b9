import { parse } from 'content-disposition';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/admin/export/[file]/route';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { auditOf } from '../../support/audit';
import { call } from '../../support/call';
import { ada, type Person, root } from '../../support/cast';
import { addMemorial } from '../../support/memorial';
import { brokenOrder, paidOrder } from '../../support/memorial-order';
import { addTribute } from '../../support/tribute';

let admin: Person;
let owner: Person;
let memorialId: string;

beforeAll(async () => {
  admin = await root();
  owner = await ada();
  memorialId = await addMemorial({ fullName: '=HYPERLINK("http://evil.example")' });
});

const get = (file: string, person: Person | null = admin) =>
  call(GET, { params: { file }, headers: person?.headers ?? {} });
const lines = async (file: string) => (await get(file)).body.trimEnd().split('\r\n');

describe('GET /api/admin/export/{file}', () => {
  it('returns a CSV file and audits the export', async () => {
    const { status, headers, body } = await get('users.csv');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const { type, parameters } = parse(headers.get('content-disposition') ?? '');
    expect(type).toBe('attachment');
    expect(parameters.filename).toMatch(/^perennial-users-\d{4}-\d\d-\d\d\.csv$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toContain(`\r\n${owner.user.id},Ada,Okafor,ada@example.org,member,20`);
    expect(body).not.toContain('$argon2'); // the prefix of password hashes
    expect(await auditOf('export/users')).toMatchObject([
      { actor: admin.user.id, action: 'export' },
    ]);
  });

  it('starts with the byte order mark that Excel needs', async () => {
    const request = new Request('http://localhost:3000/', { headers: admin.headers });
    const answer = await GET(request, { params: Promise.resolve({ file: 'users.csv' }) });
    expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('never lets typed text become a formula', async () => {
    await addTribute(memorialId, { senderName: '+27 82', message: '@SUM(1,2)\n"quoted"' });
    const { body } = await get('tributes.csv');
    expect(body).toContain(`,"'=HYPERLINK(""http://evil.example"")",'+27 82,false,10,`);
    expect(body).toContain(`,"'@SUM(1,2)\n""quoted""",`);
  });

  it('names senders as the list does', async () => {
    const gone = await addTribute(memorialId, {
      senderName: 'Grace H.',
      message: 'by the tribute',
    });
    const here = await addTribute(memorialId, { senderId: owner.user.id, senderName: 'Grace H.' });
    const found = await lines('tributes.csv');
    expect(found.find((line: string) => line.startsWith(gone))).toContain(',Grace H.,');
    expect(found.find((line: string) => line.startsWith(here))).toContain(',Ada Okafor,');
  });

  it('returns orders with their revenue from the ledger', async () => {
    const { orderId } = await paidOrder(owner);
    const waiting = await brokenOrder(owner);
    const found = await lines('orders.csv');
    expect(found).toContainEqual(
      expect.stringContaining(
        `${orderId},memorial_creation,fulfilled,ada@example.org,20,370,20,370,`,
      ),
    );
    expect(found).toContainEqual(
      expect.stringContaining(`${waiting.orderId},memorial_creation,needs_review`),
    );
  });

  it('returns every row once across many batches', async () => {
    await db().user.createMany({
      data: Array.from({ length: 2500 }, (_, at) => ({
        id: newId(),
        email: `many-${at}@example.net`,
        firstName: 'One',
        lastName: 'OfMany',
        passwordHash: 'none',
      })),
    });
    const found = await lines('users.csv');
    expect(found).toHaveLength((await db().user.count()) + 1);
    expect(new Set(found).size).toBe(found.length);
  });

  it('refuses a request from another site, and does not audit it', async () => {
    const before = await auditOf('export/users');
    const cookie = `next-auth.session-token=${admin.token}`;
    const headers = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await call(GET, { params: { file: 'users.csv' }, headers })).status).toBe(403);
    expect(await auditOf('export/users')).toEqual(before);
  });

  it('is for admins only, and answers 404 for other files', async () => {
    expect((await get('users.csv', null)).status).toBe(401);
    expect((await get('users.csv', owner)).status).toBe(403);
    for (const file of ['sessions.csv', 'users', 'users.csv.csv', '__proto__.csv', 'toString.csv'])
      expect((await get(file)).status).toBe(404);
  });
});
