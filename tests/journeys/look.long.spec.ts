import { createHash } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { halves } from '../unit/media/picture-files';
import { openAsAdmin } from './support/admin-data';
import { chooseFiles } from './support/choose-files';
import { expectToFit } from './support/expect-to-fit';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

test.use({ allowsRefusals: true });

const LOOK = '/admin/settings/look';
const WINE = 'rgb(122, 31, 61)';

/** Resets the look to the defaults. */
async function resetLook(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf('root')}` };
  const address = '/api/admin/settings/look';
  const { version, settings } = await (await request.get(address, { headers })).json();
  const keys = settings.map(({ key }: { key: string }) => key);
  const values = Object.fromEntries(keys.map((key: string) => [key, null]));
  expect((await request.put(address, { headers, data: { version, values } })).status()).toBe(200);
}

/** Uses fetch(), because the journey's request context may send a cookie. */
async function policyOf(address: string) {
  const answer = await fetch(new URL(address, process.env.E2E_SITE_URL));
  const directives = (answer.headers.get('content-security-policy') ?? '').split('; ');
  const policy = Object.fromEntries(directives.map((each) => each.split(/ (.*)/s)));
  // Leaves out script-src, which contains hashes of the page's content.
  const { 'script-src': _, 'style-src': style = '', ...others } = policy;
  return { style: String(style).split(' '), others, html: await answer.text() };
}

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const stylesIn = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);

const readLook = (page: Page) =>
  page.evaluate(() => {
    const logo = document.querySelector<HTMLImageElement>('header img');
    return {
      primary: getComputedStyle(document.documentElement).getPropertyValue('--primary'),
      logo: logo?.alt,
      isDrawn: logo?.complete && logo.naturalWidth > 0,
      icons: [...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon]')].map(
        ({ href }) => new URL(href).pathname,
      ),
    };
  });

test("an admin changes the site's colour and logo, and everybody sees them", async ({
  page,
  request,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const id = await paidMemorial(request, await tokenOf('ben'), { name: `Seen ${Date.now()}` });
  const pages = ['/', `/memorial/${id}`, '/about', `/send-flowers/${id}`];
  const before = await Promise.all(pages.map(policyOf));
  for (const { html } of before) expect(html).not.toContain('data-look');
  try {
    await openAsAdmin(page, LOOK);
    const accent = page.getByRole('textbox', { name: 'Buttons and links', exact: true });
    await expect(accent).toHaveValue('#1b4d36');
    await expect(page.getByText(/^Very easy to read, [\d.]+ to 1\.$/).first()).toBeVisible();
    await expectToFit(page, LOOK, expectAccessible);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 800 });

    await accent.fill('#f2c6d2');
    const tooPale = /^This colour is too pale to read on the paper\. Nearest that works: #/;
    await expect(page.getByText(tooPale)).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const problem = page.getByRole('alert', { name: 'There is a problem' });
    await expect(problem).toContainText('too pale to read on the paper');
    await expect(accent).toHaveValue('#f2c6d2');

    await accent.fill('#7a1f3d');
    const sample = page.locator('[data-scheme=light] .bg-primary').first();
    await expect(sample).toHaveCSS('background-color', WINE);
    const files = { logo: halves(600, 150), icon: halves(600, 600) };
    const logo = {
      name: 'l.png',
      mimeType: 'image/png',
      buffer: await files.logo.png().toBuffer(),
    };
    await chooseFiles(page.getByLabel('Logo', { exact: true }), logo);
    await expect(page.getByRole('img', { name: 'Logo', exact: true })).toBeVisible();
    const icon = { ...logo, buffer: await files.icon.png().toBuffer() };
    await chooseFiles(page.getByLabel('Icon', { exact: true }), icon);
    await expect(page.getByRole('img', { name: 'Icon', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\?saved$/);
    await expect(page.getByText('Saved. It is now in effect.')).toBeVisible();
    // The samples fade in once the server has returned their colours.
    for (const scheme of ['light', 'dark'])
      await expect(page.locator(`[data-scheme=${scheme}] .bg-primary`).first()).toBeVisible();
    await expectAccessible();

    const expectedLook = { primary: '#7a1f3d', logo: 'Perennial', isDrawn: true };
    const expectedAssets = { icons: [/^\/assets\/\w+\/icon-32$/, /^\/assets\/\w+\/icon-192$/] };
    // The admin's pages have a nonce, while a visitor's come from the cache. The second visit is answered from memory.
    for (const reader of ['admin', 'visitor', 'visitor']) {
      if (reader === 'visitor') await page.context().clearCookies();
      for (const address of pages) {
        await page.goto(address);
        const { icons, ...paint } = await readLook(page);
        expect(paint, `${address} as ${reader}`).toEqual(expectedLook);
        expect(icons).toHaveLength(2);
        for (const [at, pattern] of expectedAssets.icons.entries())
          expect(icons[at]).toMatch(pattern);
      }
    }
    await page.goto(`/send-flowers/${id}`);
    await expect(page.locator('.bg-primary').first()).toHaveCSS('background-color', WINE);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    const dark = await readLook(page);
    expect(dark.primary).toMatch(/^#(?!7a1f3d)[0-9a-f]{6}$/);
    expect(dark.isDrawn).toBe(true);

    for (const [at, address] of pages.entries()) {
      const after = await policyOf(address);
      const [, style = ''] = /<style data-look="">([^<]*)<\/style>/.exec(after.html) ?? [];
      expect(style.length).toBeLessThan(500);
      expect(after.style, address).toContain(hashOf(style));
      // The logo changes which styles the first screen needs. The policy allows nothing that the page does not have.
      const added = after.style.filter((source) => !before[at]?.style.includes(source));
      expect(stylesIn(after.html).map(hashOf), address).toEqual(expect.arrayContaining(added));
      expect(after.others, address).toEqual(before[at]?.others);
    }
  } finally {
    await resetLook(request);
  }
  for (const [at, address] of pages.entries()) {
    const again = await policyOf(address);
    expect(again.html).not.toContain('data-look');
    expect(again.style).toEqual(before[at]?.style);
  }
});
