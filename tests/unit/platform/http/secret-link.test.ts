import { expect, it } from 'vitest';
import { hashSecret, isSecret, newSecretLink } from '@/lib/platform/http/secret-link';

it('each secret link is different, and its hash does not reveal it', () => {
  const links = Array.from({ length: 100 }, newSecretLink);
  expect(new Set(links.map(({ secret }) => secret)).size).toBe(100);
  for (const { secret, hash } of links) {
    expect(secret).toMatch(/^\w{22}$/);
    expect(isSecret(secret)).toBe(true);
    expect(hash).toBe(hashSecret(secret));
    expect(hash).not.toContain(secret);
  }
});

it.each(['', 'short', 'x'.repeat(21), `${'x'.repeat(21)}0`, `${'x'.repeat(22)}\n`, 'x'.repeat(23)])(
  '%j is not a secret',
  (text) => {
    expect(isSecret(text)).toBe(false);
  },
);
