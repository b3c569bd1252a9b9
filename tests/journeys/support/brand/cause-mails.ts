import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { PASSWORD } from '../account';
import { expect } from '../test';
import { BRAND } from './brand';
import { type BrandSite, codeIn } from './start-brand';
import type { Watch } from './watch';

type Call = { method?: string; body?: object; token?: string };

/** Calls the API of the brand as a program would, and looks at its answers. */
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

const signedIn = z.object({ token: z.string(), user: z.object({ id: z.string() }) });
const asked = z.object({ userId: z.string() });
const form = z.object({ token: z.string() });
/** Nobody fills in a form of a stranger sooner (form-token.ts). */
const TYPING_MS = 4_200;

type People = {
  /** Owns the memorial. */
  owner: string;
  /** Has an account and nothing else. */
  friend: string;
  memorialId: string;
};

/** Does what the brand mails people about, as far as that takes no days to happen. Returns who got mails. */
export async function causeMails(site: BrandSite, watch: Watch, people: People) {
  const { owner, friend, memorialId } = people;
  const call = callerOf(site, watch);
  const enter = async (email: string) =>
    signedIn.parse(await call('/api/auth/login', { body: { email, password: PASSWORD } }));
  const memorial = `/api/memorials/${memorialId}`;
  /** Sends the form at an address as a stranger does, who has it open for a while. */
  const send = async (path: string, body: object) => {
    const opened = form.parse(await call(path));
    await sleep(TYPING_MS);
    await call(path, { body: { ...body, token: opened.token } });
  };
  let { token } = await enter(owner);
  const other = await enter(friend);

  // A forgotten password, and its news.
  const { userId } = asked.parse(
    await call('/api/auth/forgot-password', { body: { email: owner } }),
  );
  const otp = codeIn(await site.mailTo(owner, /code .* mot de passe/));
  const reset = { userId, otp, newPassword: PASSWORD };
  await call('/api/auth/reset-password', { body: reset });
  await site.mailTo(owner, 'a été changé');
  token = (await enter(owner)).token;

  // A keeper, who is asked to be the next owner, and says yes; a key for a program.
  const invitation = { name: 'Paul', email: friend, role: 'keeper' };
  await call(`${memorial}/invitations`, { token, body: invitation });
  const invited = await site.mailTo(friend, 'vous demande de l’aide');
  const [, secret = ''] = /\/keep\/(\w{22})/.exec(invited.text) ?? [];
  await call('/api/keepers/accept', { token: other.token, body: { token: secret } });
  const successor = { userId: other.user.id };
  await call(`${memorial}/successor`, { method: 'PUT', token, body: successor });
  await call(`${memorial}/successor`, { token: other.token, body: { accepts: true } });
  const key = { name: 'Un programme', scopes: ['memorials:read'], days: 90, password: PASSWORD };
  await call('/api/auth/tokens', { token, body: { ...key, memorialIds: [] } });

  // Questions: to the operator, about a memorial, and to a family that keeps its page to itself.
  const stranger = { name: 'Luc Morel', email: 'luc@example.org' };
  const letter = { ...stranger, subject: 'Une question', message: 'Merci pour ce lieu.' };
  await call('/api/contact', { body: letter });
  await site.mailTo(BRAND.contactEmail, 'Une question');
  const doubt = {
    ...stranger,
    claim: 'wrong',
    relationship: 'Un ami',
    message: 'La date est fausse.',
  };
  await send(`${memorial}/cases`, doubt);
  const closed = { visibility: 'invited' };
  await call(`${memorial}/access`, { method: 'PUT', token, body: closed });
  const guests = { people: [{ name: 'Jeanne', email: 'jeanne@example.org' }] };
  await call(`${memorial}/access/invitations`, { token, body: guests });
  await site.mailTo('jeanne@example.org', '');
  const wish = { ...stranger, message: 'Nous étions voisins.' };
  await send(`${memorial}/access/requests`, wish);
  await call(`${memorial}/access`, { method: 'PUT', token, body: { visibility: 'public' } });

  // The end: the owner deletes the memorial, and takes that back; the keeper says that the owner has died.
  await call(memorial, { method: 'DELETE', token });
  await call(`${memorial}/deletion`, { method: 'DELETE', token });
  await call(`${memorial}/owner-died`, { method: 'POST', token: other.token });
  return { call, token };
}

/** What each mail of the brand must be. */
export async function expectMailsOfBrand(site: BrandSite, watch: Watch): Promise<string[]> {
  const mails = await site.mails();
  for (const mail of mails) {
    watch.see(`the mail “${mail.subject}”`, JSON.stringify(mail));
    expect(mail.fromName, mail.subject).toBe(BRAND.name);
    // The code for that address was mailed before the brand had a look and words.
    if (mail.to === BRAND.contactEmail) continue;
    expect(mail.text, mail.subject).toContain(BRAND.mailSignature);
    expect(mail.html, mail.subject).toContain(BRAND.paper);
  }
  return mails.map(({ to, subject }) => `${to}: ${subject}`);
}
