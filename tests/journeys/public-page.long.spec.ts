import type { Page } from '@playwright/test';
import { demoMemorialPath } from './support/open-memorial';
import { expect, test } from './support/test';

test.describe('a memorial page for somebody without a session', () => {
  test('tells search engines and link previews whom it is about', async ({ request, baseURL }) => {
    const path = await demoMemorialPath(request);
    const html = await (await request.get(path)).text();
    const canonical = new URL(path, baseURL).href;
    expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`);
    expect(html).toContain('<meta property="og:title" content="Ada Lovelace (1815 - 1852)"/>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');

    const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const preview = await request.get(new URL(image).pathname);
    expect(preview.headers()['content-type']).toBe('image/jpeg');
    expect(preview.headers()['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await preview.body()).length).toBeLessThan(300_000);

    const [, data = ''] = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: 'Ada Lovelace',
      birthDate: '1815-12-10',
      deathDate: '1852-11-27',
      url: canonical,
    });
  });
});

/** An error code that only scripts with a catalogue of messages contain. */
const CATALOGUE = 'MISSING_MESSAGE';

test('loads no catalogue of messages on a memorial page', async ({ page, request }) => {
  const catalogues = collectScripts(page);
  await page.goto(await demoMemorialPath(request), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'View All Tributes' }).click();
  const dialog = page.getByRole('dialog', { name: 'All Tributes' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  expect(await catalogues()).toEqual([]);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(await catalogues()).not.toEqual([]);
});

/** Returns a function that names the scripts loaded so far that contain a catalogue. */
function collectScripts(page: Page): () => Promise<string[]> {
  const scripts: Promise<string | null>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const text = response.text();
    scripts.push(text.then((script) => (script.includes(CATALOGUE) ? response.url() : null)));
  });
  return async () => (await Promise.all(scripts)).filter((url) => url !== null);
}

/** What is typed, and whom it must find. An id may contain the same letters by chance, so others may be found, too. */
const SPELLINGS = [
  ['هدى', 'هدى شعراوي'],
  ['huda', 'هدى شعراوي'],
  ['林徽因', '林徽因'],
  ['lesya ukrainka', 'Леся Українка'],
  ['liliuokalani', 'Liliʻuokalani'],
  ['apirana', 'Āpirana Turupa Ngata'],
  ['sklodowska', 'Marie Skłodowska Curie'],
] as const;
for (const [typed, name] of SPELLINGS) {
  test(`finds ${name} by ${typed}`, async ({ page }) => {
    await page.goto(`/find-memorials?name=${encodeURIComponent(typed)}`);
    await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(1);
  });
}
