import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { PASSWORD } from '../account';
import { expect } from '../test';
import { BRAND } from './brand';
import { type BrandSite, codeIn } from './start-brand';
import type { Watch } from './watch';

type Call = { method?: string; body?: object; token?: string };

/** Calls the brand's API as a program does, and passes every answer to the watch. */
function callerOf(site: BrandSite, watch: Watch) {
  return async (path: string, { method, body, token }: Call = {}): Promise<unknown> => {
    const answer = await fetch(`${site.url}${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        'accept-language': 'fr',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    watch.see(path, text);
    watch.see(`headers of ${path}`, JSON.stringify([...answer.headers]));
    expect(answer.status, `${path}: ${text}`).toBeLessThan(300);
    return JSON.parse(text || 'null');
  };
}

const loginAnswerSchema = z.object({ token: z.string(), user: z.object({ id: z.string() }) });
const resetAnswerSchema = z.object({ userId: z.string() });
const form = z.object({ token: z.string() });
/** The server treats a form that is sent sooner as spam (form-token.ts). */
const TYPING_MS = 4_200;

type People = {
  /** The owner of the memorial. */
  owner: string;
  /** A person with an account but no role. */
  friend: string;
  memorialId: string;
};

/** Triggers every mail of the brand that is sent at once. Returns a caller and the owner's token. */
export async function triggerMails(site: BrandSite, watch: Watch, people: People) {
  const { owner, friend, memorialId } = people;
  const call = callerOf(site, watch);
  const logIn = async (email: string) =>
    loginAnswerSchema.parse(await call('/api/auth/login', { body: { email, password: PASSWORD } }));
  const memorial = `/api/memorials/${memorialId}`;
  /** Loads a form, waits as long as a person needs to fill it in, and sends it. */
  const send = async (path: string, body: object) => {
    const loadedForm = form.parse(await call(path));
    await sleep(TYPING_MS);
    await call(path, { body: { ...body, token: loadedForm.token } });
  };
  let { token } = await logIn(owner);
  const friendSession = await logIn(friend);

  // Password reset: the code, then the notice about the change.
  const { userId } = resetAnswerSchema.parse(
    await call('/api/auth/forgot-password', { body: { email: owner } }),
  );
  const otp = codeIn(await site.mailTo(owner, /code .* mot de passe/));
  const reset = { userId, otp, newPassword: PASSWORD };
  await call('/api/auth/reset-password', { body: reset });
  await site.mailTo(owner, 'a été changé');
  token = (await logIn(owner)).token;

  // A keeper is invited, accepts, and agrees to be the successor. The owner creates an API key.
  const invitation = { name: 'Paul', email: friend, role: 'keeper' };
  await call(`${memorial}/invitations`, { token, body: invitation });
  const invitationMail = await site.mailTo(friend, 'vous demande de l’aide');
  const [, secret = ''] = /\/keep\/(\w{22})/.exec(invitationMail.text) ?? [];
  await call('/api/keepers/accept', { token: friendSession.token, body: { token: secret } });
  const successor = { userId: friendSession.user.id };
  await call(`${memorial}/successor`, { method: 'PUT', token, body: successor });
  await call(`${memorial}/successor`, { token: friendSession.token, body: { accepts: true } });
  const key = { name: 'Un programme', scopes: ['memorials:read'], days: 90, password: PASSWORD };
  await call('/api/auth/tokens', { token, body: { ...key, memorialIds: [] } });

  // Messages from strangers: to the operator, about a memorial, and a request to see a memorial open only to guests.
  const stranger = { name: 'Luc Morel', email: 'luc@example.org' };
  const contactMessage = { ...stranger, subject: 'Une question', message: 'Merci pour ce lieu.' };
  await call('/api/contact', { body: contactMessage });
  await site.mailTo(BRAND.contactEmail, 'Une question');
  const caseFields = {
    ...stranger,
    claim: 'wrong',
    relationship: 'Un ami',
    message: 'La date est fausse.',
  };
  await send(`${memorial}/cases`, caseFields);
  const invitedOnly = { visibility: 'invited' };
  await call(`${memorial}/access`, { method: 'PUT', token, body: invitedOnly });
  const guests = { people: [{ name: 'Jeanne', email: 'jeanne@example.org' }] };
  await call(`${memorial}/access/invitations`, { token, body: guests });
  await site.mailTo('jeanne@example.org', '');
  const accessRequest = { ...stranger, message: 'Nous étions voisins.' };
  await send(`${memorial}/access/requests`, accessRequest);
  await call(`${memorial}/access`, { method: 'PUT', token, body: { visibility: 'public' } });

  // The owner schedules the deletion and cancels it. The keeper reports that the owner has died.
  await call(memorial, { method: 'DELETE', token });
  await call(`${memorial}/deletion`, { method: 'DELETE', token });
  await call(`${memorial}/owner-died`, { method: 'POST', token: friendSession.token });
  return { call, token };
}

/** Checks sender, signature and colours of all mails. Returns a line for each. */
export async function expectMailsOfBrand(site: BrandSite, watch: Watch): Promise<string[]> {
  const mails = await site.mails();
  for (const mail of mails) {
    watch.see(`the mail “${mail.subject}”`, JSON.stringify(mail));
    expect(mail.fromName, mail.subject).toBe(BRAND.name);
    // The code for the contact address was mailed before the look and the signature were set.
    if (mail.to === BRAND.contactEmail) continue;
    expect(mail.text, mail.subject).toContain(BRAND.mailSignature);
    expect(mail.html, mail.subject).toContain(BRAND.paper);
  }
  return mails.map(({ to, subject }) => `${to}: ${subject}`);
}
