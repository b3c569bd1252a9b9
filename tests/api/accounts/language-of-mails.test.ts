import { beforeEach, describe, expect, it } from 'vitest';
import '@/tests/support/all-languages';
import { DELETE as deleteUser } from '@/app/api/admin/users/[id]/route';
import { DELETE as deleteProfile } from '@/app/api/auth/delete-profile/route';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as register } from '@/app/api/auth/register/route';
import { POST as resend } from '@/app/api/auth/resend-otp/route';
import { POST as reset } from '@/app/api/auth/reset-password/route';
import { sendBirthdayReminders } from '@/lib/memorials/commands/send-birthday-reminders';
import { db } from '@/lib/platform/db/client';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { call } from '@/tests/support/call';
import { ada, type Person, root } from '@/tests/support/cast';
import { addMemorial } from '@/tests/support/memorial';
import { linksOf, untranslatedWords } from '@/tests/support/untranslated-words';
import {
  CLARA,
  codeOf,
  newAddressHeaders,
  passMinutes,
  resetDatabaseAndClock,
} from '../auth/account';

const PSEUDO = { 'accept-language': 'en-XA' };
const mail = (key: string) => db().outboxMail.findFirstOrThrow({ where: { key } });
const setLanguage = (email: string, language: string) =>
  db().user.update({ where: { email }, data: { language } });
const newest = (challengeId: string) =>
  db().outboxMail.findFirstOrThrow({
    where: { key: { startsWith: `otp/${challengeId}/` } },
    orderBy: { createdAt: 'desc' },
  });

/** Expects that the mail and its links are in the pseudo-language. */
function expectPseudo(sentMail: Awaited<ReturnType<typeof mail>>, values: string[] = []): void {
  expect(untranslatedWords(sentMail, ['Perennial', 'Ada', ...values])).toEqual([]);
  expect(sentMail.html).toContain('<html lang="en-XA"');
  for (const link of linksOf(sentMail)) expect(link).toMatch(/^\/xx\//);
}

beforeEach(resetDatabaseAndClock);

describe('a sign-up', () => {
  const signUp = (headers: Record<string, string>) =>
    call(register, { body: CLARA, headers: { ...newAddressHeaders(), ...headers } });
  const language = async () =>
    (await db().user.findUniqueOrThrow({ where: { email: CLARA.email } })).language;

  it("uses the page's language, for later mails too", async () => {
    const { userId } = (await signUp(PSEUDO)).body;
    expectPseudo(await newest(userId));
    expect(await language()).toBe('xx');
    passMinutes(1);
    await call(resend, { body: { userId }, headers: newAddressHeaders() });
    expectPseudo(await newest(userId));
    passMinutes(20);
    const { email, password } = CLARA;
    const { body } = await call(logIn, { body: { email, password }, headers: newAddressHeaders() });
    expectPseudo(await newest(body.userId));
  });

  it('uses the language of the last attempt, or English if that has none', async () => {
    await signUp(PSEUDO);
    const { userId } = (await signUp({})).body;
    expect((await newest(userId)).text).toContain('Enter the code above');
    expect(await language()).toBe('en');
  });

  it('leaves no code in the stored copy of a sent mail', async () => {
    const { userId } = (await signUp(PSEUDO)).body;
    const { id } = await newest(userId);
    const code = await codeOf(userId);
    await db().outboxMail.update({ where: { id }, data: { to: '' } }); // without an address, no mail server is needed
    await sendMail({ mailId: id });
    const { subject } = await newest(userId);
    expect(subject).toContain('******');
    expect(subject).not.toContain(code);
  });
});

describe('a password reset', () => {
  const ask = async (email: string, headers: Record<string, string> = {}) =>
    (await call(forgot, { body: { email }, headers: { ...newAddressHeaders(), ...headers } })).body
      .userId as string;
  let person: Person;
  beforeEach(async () => {
    person = await ada();
    await setLanguage(person.user.email, 'xx');
  });

  it("uses the person's language, not the request's", async () => {
    const userId = await ask(person.user.email, { 'accept-language': 'ar-XB' });
    expectPseudo(await newest(userId));
    passMinutes(1);
    await call(resend, { body: { userId }, headers: newAddressHeaders() });
    expectPseudo(await newest(userId));
    const otp = await codeOf(userId);
    await call(reset, {
      body: { userId, otp, newPassword: 'violets' },
      headers: newAddressHeaders(),
    });
    const changed = await mail(`password-changed/${userId}`);
    expectPseudo(changed);
    expect(linksOf(changed)).toEqual(['/xx/forgot-password']);
  });

  it("uses the request's language for a mail that nobody receives", async () => {
    const userId = await ask('nobody@example.org', PSEUDO);
    const decoy = await newest(userId);
    expect(decoy.to).toBe('');
    expectPseudo(decoy);
    passMinutes(1);
    await call(resend, { body: { userId }, headers: { ...newAddressHeaders(), ...PSEUDO } });
    expectPseudo(await newest(userId));
  });

  it("uses English if the site no longer offers the person's language", async () => {
    await setLanguage(person.user.email, 'tlh');
    expect((await newest(await ask(person.user.email, PSEUDO))).text).toContain(
      'Enter the code above',
    );
  });
});

describe('the mail about a deleted account', () => {
  it('is in the language of its owner', async () => {
    const { user, headers } = await ada();
    await setLanguage(user.email, 'xx');
    await call(deleteProfile, { method: 'DELETE', headers });
    const last = await mail(`account-deleted/${user.id}`);
    expectPseudo(last);
    expect(linksOf(last)).toEqual(['/xx/contact']);
  });

  it("is in the owner's language, not the admin's, if an admin deletes it", async () => {
    const { user } = await ada();
    await setLanguage(user.email, 'xx');
    const { headers } = await root();
    await call(deleteUser, { method: 'DELETE', headers, params: { id: user.id } });
    expectPseudo(await mail(`account-removed/${user.id}`));
  });
});

it("a birthday reminder is in the creator's language", async () => {
  const { user } = await ada();
  await setLanguage(user.email, 'xx');
  const form = { birthDate: '1940-04-01', enableBirthDateReminder: true };
  const id = await addMemorial({ createdById: user.id }, form);
  await sendBirthdayReminders({}, new Date('2027-04-01T06:11:00Z'));
  const reminder = await mail(`birthday/${id}/2027`);
  expectPseudo(reminder, ['Wangari Test']);
  expect(linksOf(reminder)).toEqual([
    `/xx/memorial/${id}`,
    `/xx/edit-memorial/${id}/keepers`,
    expect.stringMatching(`^/xx/mails/${id}`),
  ]);
});
