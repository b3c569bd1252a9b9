import { NextRequest } from 'next/server';
import { afterEach, expect, it } from 'vitest';
import { parseColour } from '@/lib/platform/look/colour';
import { currentLook } from '@/lib/platform/look/current-look';
import { DEFAULT_LOOK } from '@/lib/platform/look/derived-colours';
import { resetSnapshot } from '@/lib/platform/site-settings/snapshot';
import { middleware } from '@/middleware';
import { policyByHashes } from '@/server/security-headers';
import { useSetting } from '@/tests/support/site-settings';

afterEach(resetSnapshot);

const stylesOf = (policy: string | null) =>
  policy?.split('; ').find((directive) => directive.startsWith('style-src '));
const page = (style: string) => `<head><style data-look="">${style}</style></head>`;

it('the default look adds nothing to a policy', async () => {
  const request = new NextRequest('https://site.example/find-memorials');
  const policy = (await middleware(request)).headers.get('content-security-policy');
  expect(stylesOf(policy)).toMatch(/^style-src 'self'(?: 'sha256-56e7[^']+')?$/);
  expect(currentLook()).toMatchObject({ style: '', sources: [] });
});

it('a changed look adds only the hash of its style sheet', async () => {
  const request = () => new NextRequest('https://site.example/find-memorials');
  const before = stylesOf((await middleware(request())).headers.get('content-security-policy'));
  useSetting('look.accent', parseColour('#7a1f3d') ?? DEFAULT_LOOK.light.accent);
  const { style, sources } = currentLook();
  expect(sources).toHaveLength(1);
  const after = stylesOf((await middleware(request())).headers.get('content-security-policy'));
  expect(after).toBe(`${before} ${sources[0]}`);
  expect(stylesOf(policyByHashes(page(style), []))).toBe(`${before} ${sources[0]}`);
  expect(stylesOf(policyByHashes(page('body{color:red}'), []))).toBe(before);
});
