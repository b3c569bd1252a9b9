import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { translatorFor } from '@/lib/platform/language/translator-for';

const SETTINGS = {
  SOCIAL_INSTAGRAM_URL: 'https://instagram.example/perennial',
  SOCIAL_FACEBOOK_URL: 'https://facebook.example/perennial',
  SOCIAL_X_URL: 'https://x.example/perennial',
  CONTACT_EMAIL: 'keepers@perennial.example',
};

/** Settings are cached, so each test imports the modules again. */
async function linksWith(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { socialLinks } = await import('@/lib/contact/social-links');
  return socialLinks(translatorFor('en'));
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => vi.unstubAllEnvs());

it('links to every profile that the operator has set, in the order of the specification', async () => {
  expect(await linksWith(SETTINGS)).toEqual([
    { label: 'Instagram', href: SETTINGS.SOCIAL_INSTAGRAM_URL },
    { label: 'Facebook', href: SETTINGS.SOCIAL_FACEBOOK_URL },
    { label: 'X', href: SETTINGS.SOCIAL_X_URL },
    { label: 'Email', href: 'mailto:keepers@perennial.example' },
  ]);
});

it('leaves out every link that is not set', async () => {
  const unset = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
  expect(await linksWith(unset)).toEqual([]);
});
