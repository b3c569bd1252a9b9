import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

/** A name, and the part of it that somebody might type, perhaps in other capitals or without accents. */
const NAMES = [
  { name: 'فاطمة الفهرية', typed: 'فاطمة' },
  { name: 'רחל המשוררת', typed: 'המשוררת' },
  { name: '秋瑾', typed: '瑾' },
  { name: 'uNomthandazo kaMpande waseMgungundlovu', typed: 'KAMPANDE' },
  { name: 'Zoë 🌻 Ångström', typed: 'zoe 🌻 angstrom' },
];

for (const { name, typed } of NAMES)
  test(`${name} is stored, found, shown, previewed and part of the name of a download`, async ({
    page,
    request,
  }) => {
    const stamp = String(Date.now()).slice(-6);
    const nameWithStamp = `${name} ${stamp}`;
    const id = await paidMemorial(request, await tokenOf('ada'), { name: nameWithStamp });
    await page.context().clearCookies();

    await page.goto(`/find-memorials?name=${encodeURIComponent(typed)}`);
    await page.getByRole('link', { name: nameWithStamp }).click();
    await page.waitForURL(`/memorial/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameWithStamp);
    await expect(page).toHaveTitle(new RegExp(`^${name.replace(/[🌻]/gu, '.')}`, 'u'));

    await page.goto(`/memorial/${id}`); // as a crawler: after a navigation, the page before may have left its tags
    const image = page.locator('meta[property="og:image"]');
    const preview = await request.get((await image.getAttribute('content')) ?? '');
    expect(preview.headers()['content-type']).toBe('image/jpeg');
    expect((await preview.body()).length).toBeLessThan(300_000);

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download SVG' }).click();
    expect((await downloading).suggestedFilename()).toContain(name.split(' ')[0]);
  });
