import type { APIRequestContext } from '@playwright/test';
import { chooseFiles } from './support/choose-files';
import { expect, liveTracks, test, unplug } from './support/fake-camera';
import { demoMemorialPath } from './support/open-memorial';
import { qrPicture } from './support/qr-picture';

const RUNNING = 'Hold the code inside the frame. It is scanned automatically.';

test.describe("a camera in front of a memorial's code", () => {
  test.use({
    scene: async ({ playwright, baseURL }, use) => {
      const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
      await use({ code: new URL(await codePath(request), baseURL).href });
      await request.dispose();
    },
  });

  test("opens the memorial in the page's language", async ({ page }) => {
    await page.goto('/xx/scan-code');
    await page.waitForURL(/\/xx\/memorial\/\w{12}$/);
  });
});

test.describe('a camera in front of a wall', () => {
  test('survives leaving and entering the page at any moment', async ({ page }) => {
    await page.goto('/about');
    const enter = () =>
      page.getByRole('navigation').getByRole('link', { name: 'Scan Code' }).click();
    for (const delay of [0, 10, 30, 60, 120, 250, 500]) {
      await enter();
      await page.waitForURL('/scan-code');
      await page.waitForTimeout(delay);
      await page.goBack();
      await page.waitForURL('/about');
    }
    await expect.poll(() => liveTracks(page)).toBe(0);
    await enter();
    await expect(page.getByText(RUNNING)).toBeVisible();
    expect(await liveTracks(page)).toBe(1);
    await expect(page.locator('video')).toHaveCount(1);
  });

  test('reports that it was disconnected, and can be reopened', async ({ page }) => {
    await page.goto('/scan-code');
    await expect(page.getByText(RUNNING)).toBeVisible();
    await unplug(page);
    await expect(page.getByText('The camera was disconnected')).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Camera' })).toBeFocused();
    await expect(page.getByText(RUNNING)).toBeVisible();
    expect(await liveTracks(page)).toBe(1);
  });
});

test.describe('without a camera', () => {
  test.use({ scene: 'no camera' });

  test("recognizes a code of this site that is not a memorial's", async ({ page, baseURL }) => {
    await page.goto('/scan-code');
    const aboutUrl = new URL('/about', baseURL);
    const file = page.getByLabel('Scan an image file');
    await chooseFiles(file, await qrPicture(aboutUrl.href));
    await expect(page.getByText(/a page of this site, but not to a memorial/)).toBeVisible();
    await page.getByRole('link', { name: `Continue to ${aboutUrl.host}` }).click();
    await page.waitForURL('/about');
  });
});

/** Returns the path in the QR code of Ada Lovelace's memorial. */
const codePath = async (request: APIRequestContext) =>
  (await demoMemorialPath(request)).replace('/memorial/', '/q/');
