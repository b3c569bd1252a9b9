import type { Page } from '@playwright/test';
import { SESSION_COOKIE } from '@/lib/platform/auth/cookie-names';
import { PASSWORD } from './support/account';
import { expectEverywhere } from './support/expect-everywhere';
import { expectToFit, expectToFitTwiceAsLarge } from './support/expect-to-fit';
import { type OwnSite, startOwnSite } from './support/own-site';
import { expect, test } from './support/test';

test.use({ allowsRefusals: true });
test.describe.configure({ mode: 'serial' });

let site: OwnSite;
let token: string;

test.beforeAll(async () => {
  const settings = { WEB_PROCESSES: '1', RUN_JOBS: 'false' };
  site = await startOwnSite([settings, settings]);
  token = await site.adminToken();
  // The first request of each kind is slower than the limit that is tested here.
  for (const url of ['/imprint', '/legal/imprint/en-1', '/terms_and_conditions'].flatMap(
    everywhere,
  ))
    await fetch(url);
});
test.afterAll(() => site?.stop());

const everywhere = (page: string) => site.instances.map(({ url }) => url + page);
const siteUrl = () => site.url;

async function logInAsAdmin(page: Page): Promise<void> {
  await page.context().addCookies([{ name: SESSION_COOKIE, value: token, url: siteUrl() }]);
}

/** Fills the caches of both instances with the page. */
async function warm(page: string): Promise<void> {
  for (const url of everywhere(page))
    await expect.poll(async () => (await fetch(url)).headers.get('x-nextjs-cache')).toBe('HIT');
}

async function publish(kind: string, language: string, version: number, body: string) {
  const answer = await fetch(`${siteUrl()}/api/admin/legal/${kind}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ language, version, body, password: PASSWORD }),
  });
  expect(answer.status).toBe(200);
}

function expectWordsEverywhere(page: string, status: number, words: RegExp, isThere = true) {
  const read = async (answer: Response) => `${answer.status} ${words.test(await answer.text())}`;
  return expectEverywhere(everywhere(page), read, `${status} ${isThere}`);
}

const FOOTER_LINK = /<a[^>]+href="\/imprint"[^>]*>Imprint<\/a>/;

const IMPRINT = `# Who we are

**Evergreen Remembrance**, a society. Write to [us](mailto:us@example.org), see the [terms](/terms_and_conditions).

## Where

| Where | What |
|---|---|
| Cape Town | The office |

# Register

1. No. 123
2. <script>alert(1)</script>

# Supervision

None.

# Disputes

[The office](https://example.org/office) hears them.`;

test('a text that is not published has no page and no links', async ({ page }) => {
  for (const path of ['/imprint', '/privacy', '/refunds', '/guest-book-rules', '/continuity'])
    expect((await fetch(siteUrl() + path)).status, path).toBe(404);
  for (const path of ['/legal/imprint/en-1', '/legal/imprint/1', '/legal/nothing/en-1'])
    expect((await fetch(siteUrl() + path)).status, path).toBe(404);
  await page.goto(`${siteUrl()}/about`);
  await expect(page.getByRole('contentinfo').getByRole('listitem')).toHaveText([
    'Terms and conditions',
  ]);
});

test('an admin publishes a text, and it appears on cached pages of every instance', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await warm('/about');
  await warm('/fr/about');
  await logInAsAdmin(page);
  await page.goto(`${siteUrl()}/admin/settings`);
  await page.getByRole('link', { name: 'Legal texts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal texts');
  await expectToFit(page, 'the list of legal texts', expectAccessible);
  await page.getByRole('link', { name: 'Imprint' }).click();
  await expect(page.getByText('Nothing has been published yet.')).toBeVisible();

  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill(IMPRINT);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'What readers will see' });
  await expect(preview.getByRole('heading', { name: 'Who we are' })).toBeVisible();
  await expect(preview).toContainText('<script>alert(1)</script>');
  await expectToFit(page, 'the editor of a legal text', expectAccessible);
  await expectToFitTwiceAsLarge(page, 'the editor of a legal text');

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this text?' });
  await dialog.getByLabel('Your password').fill('Not-Evergreen-1!');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published.')).toBeVisible();

  await expectWordsEverywhere('/about', 200, FOOTER_LINK);
  await expectWordsEverywhere('/imprint', 200, /Evergreen Remembrance/);
  await expectWordsEverywhere('/fr/about', 200, /href="\/fr\/imprint"/);
  await expect(page.getByText('by Ada Moss')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Version 1' })).toBeVisible();
});

test("a legal text's page is accessible, never scrolls sideways, and declares the text's language", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`${siteUrl()}/imprint`);
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  await expectToFit(page, '/imprint', expectAccessible, [390, 1280]);
  await expectToFitTwiceAsLarge(page, '/imprint');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(/#text-register$/);
  await page.getByRole('main').getByRole('link', { name: 'terms' }).click();
  await page.waitForURL(/\/terms_and_conditions$/);

  await page.goto(`${siteUrl()}/ar/imprint`);
  const words = page.getByRole('main').locator('[lang="en"]');
  await expect(words).toHaveAttribute('dir', 'ltr');
  await expectToFit(page, '/ar/imprint', expectAccessible);

  const sitemap = await (await fetch(`${siteUrl()}/sitemaps/pages.xml`)).text();
  expect(sitemap).toContain('/imprint</loc>');
  expect(sitemap).not.toContain('/privacy</loc>');
  const html = await (await fetch(`${siteUrl()}/fr/imprint`)).text();
  expect(html).toMatch(/hrefLang="zu" href="[^"]+\/zu\/imprint"/i);
});

test('a new version replaces the old one, which stays readable', async ({
  page,
  expectAccessible,
}) => {
  await warm('/imprint');
  await publish('imprint', 'en', 1, 'We have moved to Durban.');
  await expectWordsEverywhere('/imprint', 200, /moved to Durban/);
  await expectWordsEverywhere('/legal/imprint/en-1', 200, /Evergreen Remembrance/);
  await page.goto(`${siteUrl()}/imprint`);
  await page.getByRole('link', { name: 'An earlier version' }).click();
  await expect(page.getByText('This is version 1, published on')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectToFit(page, 'a version', expectAccessible);
  await page.getByRole('link', { name: 'Read the current version' }).click();
  await expect(page.getByText('We have moved to Durban.')).toBeVisible();
  await warm('/legal/imprint/en-1');
});

test('a text that is taken down disappears from every instance, with the links to it', async () => {
  await warm('/about');
  await warm('/imprint');
  await publish('imprint', 'en', 2, '');
  await expectWordsEverywhere('/imprint', 404, /Durban/, false);
  await expectWordsEverywhere('/about', 200, FOOTER_LINK, false);
  await expectWordsEverywhere('/legal/imprint/en-2', 200, /Durban/);
});

test("the operator's terms replace the built-in ones in their language, and the English ones are the fallback", async () => {
  await warm('/fr/terms_and_conditions');
  await warm('/terms_and_conditions');
  await publish('terms', 'fr', 0, 'Nos propres conditions.');
  await expectWordsEverywhere('/fr/terms_and_conditions', 200, /Nos propres conditions/);
  await expectWordsEverywhere('/terms_and_conditions', 200, /Creating a memorial costs/);
  await publish('terms', 'en', 0, 'Our own terms.');
  await expectWordsEverywhere('/zu/terms_and_conditions', 200, /Our own terms/);
});

test('the editor of the privacy text starts with a draft that is not public', async ({ page }) => {
  await logInAsAdmin(page);
  await page.goto(`${siteUrl()}/admin/settings/legal/privacy`);
  await expect(page.getByText('This is a draft that comes with the program')).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue(/^# Who is responsible\n\nPerennial runs this site/);
  await page.getByRole('navigation', { name: 'Language' }).getByText('Français').click();
  await expect(text).toHaveValue(/^# Qui est responsable\n/);
  expect((await fetch(`${siteUrl()}/privacy`)).status).toBe(404);
});
