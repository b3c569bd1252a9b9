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
import { linksOf, plainWords } from '@/tests/support/other-words';
import { CLARA, codeOf, fromElsewhere, passMinutes, startAfresh } from '../auth/account';

const PSEUDO = { 'accept-language': 'en-XA' };
const mail = (key: string) => db().outboxMail.findFirstOrThrow({ where: { key } });
const speak = (email: string, language: string) =>
  db().user.update({ where: { email }, data: { language } });
const newest = (challengeId: string) =>
  db().outboxMail.findFirstOrThrow({
    where: { key: { startsWith: `otp/${challengeId}/` } },
    orderBy: { createdAt: 'desc' },
  });

/** Expects a mail in the made-up language, with all its links in it. */
function expectPseudo(found: Awaited<ReturnType<typeof mail>>, values: string[] = []): void {
  expect(plainWords(found, ['Perennial', 'Ada', ...values])).toEqual([]);
  expect(found.html).toContain('<html lang="en-XA"');
  for (const link of linksOf(found)) expect(link).toMatch(/^\/xx\//);
}

beforeEach(startAfresh);

describe('a sign-up', () => {
  const signUp = (headers: Record<string, string>) =>
    call(register, { body: CLARA, headers: { ...fromElsewhere(), ...headers } });
  const language = async () =>
    (await db().user.findUniqueOrThrow({ where: { email: CLARA.email } })).language;

  it('is in the language of its page, and so is the person from then on', async () => {
    const { userId } = (await signUp(PSEUDO)).body;
    expectPseudo(await newest(userId));
    expect(await language()).toBe('xx');
    passMinutes(1);
    await call(resend, { body: { userId }, headers: fromElsewhere() });
    expectPseudo(await newest(userId));
    passMinutes(20);
    const { email, password } = CLARA;
    const { body } = await call(logIn, { body: { email, password }, headers: fromElsewhere() });
    expectPseudo(await newest(body.userId));
  });

  it('is in English without a language, and in that of the last try', async () => {
    await signUp(PSEUDO);
    const { userId } = (await signUp({})).body;
    expect((await newest(userId)).text).toContain('Enter the code above');
    expect(await language()).toBe('en');
  });

  it('leaves no code in the record of a sent mail', async () => {
    const { userId } = (await signUp(PSEUDO)).body;
    const { id } = await newest(userId);
    const code = await codeOf(userId);
    await db().outboxMail.update({ where: { id }, data: { to: '' } }); // so that no server is asked
    await sendMail({ mailId: id });
    const { subject } = await newest(userId);
    expect(subject).toContain('******');
    expect(subject).not.toContain(code);
  });
});

describe('a new password', () => {
  const ask = async (email: string, headers: Record<string, string> = {}) =>
    (await call(forgot, { body: { email }, headers: { ...fromElsewhere(), ...headers } })).body
      .userId as string;
  let person: Person;
  beforeEach(async () => {
    person = await ada();
    await speak(person.user.email, 'xx');
  });

  it('is asked for and confirmed in the language of the person, not of the request', async () => {
    const userId = await ask(person.user.email, { 'accept-language': 'ar-XB' });
    expectPseudo(await newest(userId));
    passMinutes(1);
    await call(resend, { body: { userId }, headers: fromElsewhere() });
    expectPseudo(await newest(userId));
    const otp = await codeOf(userId);
    await call(reset, { body: { userId, otp, newPassword: 'violets' }, headers: fromElsewhere() });
    const changed = await mail(`password-changed/${userId}`);
    expectPseudo(changed);
    expect(linksOf(changed)).toEqual(['/xx/forgot-password']);
  });

  it('that nobody receives is written in the language of the request', async () => {
    const userId = await ask('nobody@example.org', PSEUDO);
    const decoy = await newest(userId);
    expect(decoy.to).toBe('');
    expectPseudo(decoy);
    passMinutes(1);
    await call(resend, { body: { userId }, headers: { ...fromElsewhere(), ...PSEUDO } });
    expectPseudo(await newest(userId));
  });

  it('is in English for a language that the site no longer offers', async () => {
    await speak(person.user.email, 'tlh');
    expect((await newest(await ask(person.user.email, PSEUDO))).text).toContain(
      'Enter the code above',
    );
  });
});

describe('the last mail', () => {
  it('of somebody who leaves is in their language', async () => {
    const { user, headers } = await ada();
    await speak(user.email, 'xx');
    await call(deleteProfile, { method: 'DELETE', headers });
    const last = await mail(`account-deleted/${user.id}`);
    expectPseudo(last);
    expect(linksOf(last)).toEqual(['/xx/contact']);
  });

  it('is in theirs, not the admin’s, when an admin deletes them', async () => {
    const { user } = await ada();
    await speak(user.email, 'xx');
    const { headers } = await root();
    await call(deleteUser, { method: 'DELETE', headers, params: { id: user.id } });
    expectPseudo(await mail(`account-removed/${user.id}`));
  });
});

it('a birthday reminder is in the language of the creator', async () => {
  const { user } = await ada();
  await speak(user.email, 'xx');
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
