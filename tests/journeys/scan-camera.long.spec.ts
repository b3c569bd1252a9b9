import type { Page } from '@playwright/test';
import { applied, expect, giveTorchAndZoom, liveTracks, test } from './support/fake-camera';

const RUNNING = 'Hold the code inside the frame. It is scanned automatically.';
const PHONE = { width: 320, height: 640 };

test('stops a camera that fails after its start', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.enumerateDevices = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/scan-code');
  await expect(page.getByText('The camera is blocked')).toBeVisible();
  expect(await liveTracks(page)).toBe(0);
});

test('a narrower window shows the whole picture with a frame that fits', async ({ page }) => {
  await page.goto('/scan-code');
  await expect(page.getByText(RUNNING)).toBeVisible();
  expect(await boxOf(page)).toMatchObject({ box: 250, corners: 8, hidden: 0 });
  await page.setViewportSize(PHONE);
  await expect.poll(() => boxOf(page)).toMatchObject({ corners: 8, hidden: 0 });
  const { box, height } = await boxOf(page);
  expect(height).toBeLessThan(250); // otherwise this tests nothing
  expect(box).toBe(height - 12);
  await expect.poll(() => liveTracks(page)).toBe(1);
});

test("a stored zoom beyond the camera's range becomes its maximum", async ({ page }) => {
  await page.addInitScript(giveTorchAndZoom, 3);
  await page.addInitScript(() => localStorage.setItem('scannerPreferences', '{"zoom":4.5}'));
  await page.goto('/scan-code');
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  await expect(zoom).toHaveValue('3');
  await expect(zoom).toHaveAttribute('aria-valuetext', '3.0 times');
  await expect.poll(() => applied(page)).toEqual([{ zoom: 3 }]);
});

test.describe('on the narrowest phone', () => {
  test.use({ scene: { code: 'https://example.org/flowers' } });

  test('reads a code', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/scan-code');
    await expect(page.getByText('https://example.org/flowers')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page links to the search by name', async ({ page }) => {
    await page.goto('/scan-code');
    await expect(page.getByText('Starting the camera…')).toBeHidden();
    await expect(page.getByLabel('Scan an image file')).toBeHidden();
    await page.getByRole('link', { name: 'find a memorial by name' }).click();
    await page.waitForURL('/find-memorials');
  });
});

/**
 * Returns the size of the scanned square, the number of lines that mark its corners, the height of the video, and how
 * many pixels of its width are cut off.
 */
const boxOf = (page: Page) =>
  page.evaluate(() => {
    const film = document.querySelector('video');
    return {
      box: document.querySelector('canvas')?.width ?? 0,
      corners: document.querySelectorAll('#qr-shaded-region > div').length,
      height: film?.clientHeight ?? 0,
      hidden: Math.max(0, (film?.clientWidth ?? 0) - (film?.parentElement?.clientWidth ?? 0)),
    };
  });
