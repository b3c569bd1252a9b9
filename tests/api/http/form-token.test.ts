import { describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import {
  consumeFormToken,
  MAX_AGE_MS,
  MIN_AGE_MS,
  newFormToken,
  readFormToken,
  STALE_MS,
} from '@/lib/platform/http/form-token';
import { deriveSecret, hashSecret, isSecret, redactSecrets } from '@/lib/platform/http/secret-link';
import { newSecretId } from '@/lib/platform/ids/public-id';
import { deleteExpired } from '@/lib/platform/jobs/delete-expired';

const NOW = Date.parse('2026-03-01T23:59:00Z');

describe('a form token', () => {
  it.each([
    [MIN_AGE_MS - 1, 'too_soon'],
    [MIN_AGE_MS, 'good'],
    [MAX_AGE_MS, 'good'],
    [MAX_AGE_MS + 1, 'expired'],
    [STALE_MS, 'expired'],
    [STALE_MS + 1, 'stale'],
    [-1000, 'too_soon'],
  ])('of age %i ms is %s', (age, state) => {
    expect(readFormToken('a', newFormToken('a', NOW - age), NOW)).toBe(state);
  });

  it('is forged if its subject or any part differs', () => {
    const token = newFormToken('a', NOW - 60_000);
    const [time = '', random = '', signature = ''] = token.split('.');
    const later = (Number.parseInt(time, 36) + 1).toString(36);
    for (const changed of [
      '',
      '..',
      `${later}.${random}.${signature}`,
      `${time}.${newSecretId()}.${signature}`,
      `${time}.${random}.${signature.slice(1)}`,
      `${token}.`,
      `${token}x`.repeat(10_000),
    ])
      expect(readFormToken('a', changed, NOW)).toBe('forged');
    expect(readFormToken('b', token, NOW)).toBe('forged');
    expect(readFormToken('a', token, NOW)).toBe('good');
  });

  it('can be used once, by one of ten parallel requests', async () => {
    const token = newFormToken('a', NOW - 60_000);
    const uses = await Promise.all(
      Array.from({ length: 10 }, () => db().$transaction((tx) => consumeFormToken(tx, token))),
    );
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await db().$transaction((tx) => consumeFormToken(tx, token))).toBe(false);
  });

  it('stays used for as long as it is recognized', async () => {
    const token = newFormToken('a', NOW);
    await db().$transaction((tx) => consumeFormToken(tx, token));
    await deleteExpired({}, NOW + STALE_MS);
    expect(await db().$transaction((tx) => consumeFormToken(tx, token))).toBe(false);
  });

  it('is not used up if the transaction rolls back', async () => {
    const token = newFormToken('a', NOW);
    const failing = db().$transaction(async (tx) => {
      await consumeFormToken(tx, token);
      throw new Error('not done');
    });
    await expect(failing).rejects.toThrow('not done');
    expect(await db().$transaction((tx) => consumeFormToken(tx, token))).toBe(true);
  });
});

describe('secret links', () => {
  it('derive from their source only', () => {
    const secret = deriveSecret('one');
    expect(isSecret(secret)).toBe(true);
    expect(deriveSecret('one')).toBe(secret);
    expect(deriveSecret('two')).not.toBe(secret);
    expect(hashSecret(secret)).not.toContain(secret);
  });

  it('are removed from logged text', () => {
    const secret = newSecretId();
    expect(redactSecrets(`/api/condolences/by-secret/${secret}`)).toBe(
      '/api/condolences/by-secret/…',
    );
    expect(redactSecrets('/api/memorials/4kZ1aBcDeFgH/condolences')).toBe(
      '/api/memorials/4kZ1aBcDeFgH/condolences',
    );
  });
});
