import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { seal } from '@/lib/platform/crypto/sealing';
import { newSecret, signedHeaders } from '@/lib/webhooks/signature';

const body = JSON.stringify({ type: 'condolence.waiting', data: { memorialId: 'a', id: 'b' } });
const [secret, before] = [newSecret(), newSecret()];
const secretColumns = { secretSealed: seal(secret), previousSecretSealed: seal(before) };
const now = new Date();
const later = new Date(now.getTime() + 1_000);

it('a signature is accepted by the library of the standard', () => {
  const headers = signedHeaders({ ...secretColumns, previousUntil: null }, 'evt1', body, now);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(before).verify(body, headers)).toThrow();
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
});

it('a signature is valid with both secrets during their replacement, and then only with the new secret', () => {
  const duringReplacement = signedHeaders(
    { ...secretColumns, previousUntil: later },
    'evt1',
    body,
    now,
  );
  for (const each of [secret, before])
    expect(new Webhook(each).verify(body, duringReplacement)).toBeTruthy();
  const expired = signedHeaders({ ...secretColumns, previousUntil: now }, 'evt1', body, now);
  expect(() => new Webhook(before).verify(body, expired)).toThrow();
});
