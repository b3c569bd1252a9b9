import type { Page } from '@playwright/test';
import { whatsAppAddress } from '@/components/memorials/page/share-rules';
import { inDatabase } from './support/database';
import { openMemorial } from './support/open-memorial';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

const TABS = ['about', 'family', 'career', 'gallery'];
/** A sentence or name from each tab of Ada Lovelace's demo memorial. */
const PRINTED_TEXTS = [
  'the Bernoulli numbers',
  'Anne Isabella Milbanke',
  'Private tuition',
  'the Notes',
];

const panel = (page: Page, tab: string) => page.locator(`#${tab}`);

test.describe('the lightbox', () => {
  test('works by keyboard and restores the focus', async ({ page, expectAccessible }) => {
    await openMemorial(page, '#gallery');
    const photo = panel(page, 'gallery').getByRole('link').first();
    await photo.focus();
    await page.keyboard.press('Enter');
    const box = page.getByRole('dialog', { name: 'Gallery of Ada Lovelace' });
    await expect(box.getByText('1 / 3')).toBeVisible();
    await expect(box.getByText('A card of flowers for her birthday')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(box.getByText('2 / 3')).toBeVisible();
    await expect(box.getByRole('img', { name: 'For the day she died' })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(photo).toBeFocused();
  });
});

test.describe('sharing', () => {
  test('without a share sheet, offers WhatsApp and copies the address', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    const address = new URL(await openMemorial(page), baseURL).href;
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this memorial' });
    await expect(dialog.getByRole('link', { name: 'Send with WhatsApp' })).toHaveAttribute(
      'href',
      whatsAppAddress('Remembering Ada Lovelace, 1815 - 1852', address),
    );
    await dialog.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });
});

test.describe('on paper', () => {
  test('shows every section but no buttons', async ({ page }) => {
    await openMemorial(page, '#gallery');
    await page.emulateMedia({ media: 'print' });
    for (const [at, tab] of TABS.entries())
      await expect(
        panel(page, tab)
          .getByText(PRINTED_TEXTS[at] ?? '')
          .first(),
      ).toBeVisible();
    const code = page.getByRole('img', { name: /^QR code/ });
    await expect(code).toBeVisible();
    await expect(code.locator('xpath=..'), 'its arch').toHaveCSS('border-top-style', 'solid');
    await expect(page.getByText(/\/q\/\w{12}$/).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  test('the Print button prints every tribute but no amount', async ({ page, request }) => {
    const id = await paidMemorial(request, await tokenOf('ben'), { name: 'Many Flowers' });
    await addTributes(id, 120);
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { printed: true });
    });
    await page.goto(`/memorial/${id}`);
    await page.emulateMedia({ media: 'print' });
    const cards = page.locator('#tributes').getByRole('listitem');
    await expect(cards).toHaveCount(10);
    const omittedNote = page.getByText(
      '110 more tributes are on the page. Its Print button prints them all.',
    );
    await expect(omittedNote).toBeVisible();

    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true);
    await expect(cards).toHaveCount(3);
    await page.emulateMedia({ media: 'print' });
    await expect(cards).toHaveCount(120);
    await expect(cards.getByText('Sender 120', { exact: true })).toBeVisible();
    await expect(omittedNote).toBeHidden();
    expect(await page.locator('main').innerText()).not.toContain('$');
  });

  test("the QR code is downloaded under the person's name", async ({ page }) => {
    await openMemorial(page);
    for (const [name, file] of [
      ['Download SVG', 'Ada Lovelace - QR code.svg'],
      ['Download PNG, 600 px', 'Ada Lovelace - QR code 600.png'],
      ['Download PNG, 2,000 px', 'Ada Lovelace - QR code 2000.png'],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name }).click();
      expect((await download).suggestedFilename()).toBe(file);
    }
  });
});

test.describe("the creator's buttons", () => {
  test.use({ allowsRefusals: true });

  test('others see neither Edit nor Delete', async ({ page }) => {
    await openMemorial(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace');
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  });
});

/** Adds tributes from 'Sender 1' and so on, because paying for each would take too long. */
const addTributes = (memorialId: string, count: number) =>
  inDatabase((client) =>
    client.query(
      `INSERT INTO tributes (id, "memorialId", "senderName", "amountMinor", message)
       SELECT translate(lpad(n::text, 12, 't'), '0', 'z'), $1, 'Sender ' || n, 500, 'In memory.' FROM generate_series(1, $2::int) n`,
      [memorialId, count],
    ),
  );
