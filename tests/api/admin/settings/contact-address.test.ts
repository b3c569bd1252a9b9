import { beforeEach, expect, it, vi } from 'vitest';
import { GET, PUT } from '@/app/api/admin/settings/[group]/route';
import { db } from '@/lib/platform/db/client';
import { operatorAddress } from '@/lib/platform/operator';
import { call } from '@/tests/support/call';
import { type Person, root } from '@/tests/support/cast';
import { resetSettings } from '@/tests/support/site-settings';

const ADDRESS = 'garden@example.org';
let admin: Person;

beforeEach(async () => {
  admin = await root();
  await resetSettings();
  await db().$executeRaw`DELETE FROM rate_limits`;
  await db().outboxMail.deleteMany();
});

async function change(value: string, code?: string) {
  const target = { params: { group: 'site' }, headers: admin.headers };
  const { version } = (await call(GET, target)).body;
  const body = { version, values: { 'site.contactEmail': value }, ...(code && { code }) };
  return call(PUT, { ...target, method: 'PUT', body });
}
const mails = () => db().outboxMail.findMany({ where: { to: ADDRESS } });
const codeIn = ({ text }: { text: string }) => /^\d{6}$/m.exec(text)?.[0] ?? '';

it('the contact address changes only with a code that was mailed to it', async () => {
  const refusal = await change(ADDRESS);
  expect(refusal.status).toBe(400);
  expect(refusal.body.fields).toEqual({ code: expect.stringContaining(ADDRESS) });
  expect(operatorAddress()).toBe('hello@perennial.example');
  const [mail] = await mails();
  if (!mail) throw new Error('no mail');
  expect(mail.text).not.toContain(admin.user.firstName);
  const wrong = codeIn(mail) === '000000' ? '111111' : '000000';
  expect((await change(ADDRESS, wrong)).status).toBe(400);
  expect((await change('other@example.org', codeIn(mail))).status).toBe(400);
  expect((await change(ADDRESS, codeIn(mail))).status).toBe(200);
  expect(operatorAddress()).toBe(ADDRESS);
});

it('only one code is mailed, however often it is requested', async () => {
  for (let at = 0; at < 3; at += 1) await change(ADDRESS);
  expect(await mails()).toHaveLength(1);
});

it('the code expires after half an hour', async () => {
  await change(ADDRESS);
  const [mail] = await mails();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
  try {
    expect((await change(ADDRESS, mail && codeIn(mail))).status).toBe(400);
  } finally {
    vi.useRealTimers();
  }
});

it('the number of codes tried per hour is limited', async () => {
  for (let at = 0; at < 20; at += 1) expect((await change(ADDRESS, '123456')).status).toBe(400);
  expect((await change(ADDRESS, '123456')).status).toBe(429);
});

it('deleting the address needs no code', async () => {
  expect((await change('')).status).toBe(200);
});
