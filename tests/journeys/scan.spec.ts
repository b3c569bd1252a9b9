import type { APIRequestContext } from '@playwright/test';
import QRCode from 'qrcode';
import { HOSTILE_CODES } from '@/tests/unit/components/scan/hostile-codes';
import { chooseFiles } from './support/choose-files';
import { applied, expect, giveTorchAndZoom, liveTracks, test } from './support/fake-camera';
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

  test('opens the memorial, and opens it again after Back', async ({ page }) => {
    await page.goto('/scan-code');
    await page.waitForURL(/\/memorial\/\w{12}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/memorial\//); // the code is still in front of the camera
  });
});

test.describe("a camera in front of another site's code", () => {
  test.use({ scene: { code: 'https://example.org/flowers' } });

  test("shows the code's text, and asks before it opens the site", async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/scan-code');
    await expect(page.getByText('https://example.org/flowers')).toBeVisible();
    const continueLink = page.getByRole('link', { name: 'Continue to example.org' });
    await expect(continueLink).toHaveAttribute('href', 'https://example.org/flowers');
    await expect(page.getByRole('heading', { name: 'A code was found' })).toBeFocused();
    await expect.poll(() => liveTracks(page)).toBe(0);
    await expectAccessible();
    await page.getByRole('button', { name: 'Scan another code' }).click();
    await expect(continueLink).toBeVisible();
  });
});

test.describe('a camera in front of a wall', () => {
  test('runs once, and stops when the page is left', async ({ page, expectAccessible }) => {
    await page.goto('/scan-code');
    await expect(page.getByText(RUNNING)).toBeVisible();
    expect(await liveTracks(page)).toBe(1);
    await expectAccessible();
    await page.getByRole('navigation').getByRole('link', { name: 'About us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Remembering');
    await expect.poll(() => liveTracks(page)).toBe(0);
  });

  test('offers torch and zoom if it has them', async ({ page, expectAccessible }) => {
    await page.addInitScript(giveTorchAndZoom, 5);
    await page.goto('/scan-code');
    const torch = page.getByRole('button', { name: 'Torch' });
    await torch.click();
    await expect(torch).toHaveAttribute('aria-pressed', 'true');
    const zoom = page.getByRole('slider', { name: 'Zoom' });
    await expect(zoom).toHaveAttribute('min', '1');
    await expect(zoom).toHaveAttribute('max', '5');
    await expect(zoom).toHaveAttribute('step', '0.1');
    await zoom.focus();
    await page.keyboard.press('ArrowRight');
    await expect(zoom).toHaveValue('1.1');
    await expect.poll(() => applied(page)).toEqual([{ torch: true }, { zoom: 1.1 }]);
    await expectAccessible();
    await page.reload();
    await expect(zoom).toHaveValue('1.1');
    await expect.poll(() => applied(page)).toEqual([{ zoom: 1.1 }]);
  });
});

test.describe('with two cameras', () => {
  test.use({ scene: 'two cameras' });

  test('switches to the other camera and remembers it', async ({ page }) => {
    await page.goto('/scan-code');
    const cameras = page.getByLabel('Camera');
    await expect(cameras.getByRole('option')).toHaveCount(2);
    const [first, second] = await cameras
      .getByRole('option')
      .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value)); // as: they are options
    const otherCamera = (await cameras.inputValue()) === first ? second : first;
    await cameras.focus();
    await cameras.selectOption(otherCamera ?? '');
    await expect(cameras).toHaveValue(otherCamera ?? '');
    await expect(cameras).toBeFocused();
    await expect.poll(() => liveTracks(page)).toBe(1);
    await page.reload();
    await expect(cameras).toHaveValue(otherCamera ?? '');
  });
});

test.describe('without a camera', () => {
  test.use({ scene: 'no camera' });

  test('never opens a code of another site by itself', async ({ page }) => {
    await page.goto('/scan-code');
    const scannerUrl = page.url();
    const pageEvents: string[] = [];
    page.on('framenavigated', (frame) => pageEvents.push(frame.url()));
    page.on('dialog', (dialog) => pageEvents.push(dialog.message()));
    await expect(page.getByLabel('Scan an image file')).toBeEnabled();
    for (const [code, host] of HOSTILE_CODES) {
      await chooseFiles(page.getByLabel('Scan an image file'), await qrPicture(code));
      await expect(page.getByRole('heading', { name: 'A code was found' }), code).toBeVisible();
      const continueLink = page.getByRole('link', { name: /^Continue to/ });
      await expect(continueLink, code).toHaveText(host === null ? [] : [`Continue to ${host}`]);
      await page.getByRole('button', { name: 'Scan another code' }).click();
    }
    expect(pageEvents.filter((each) => each !== scannerUrl)).toEqual([]);
  });

  test('says that there is no camera, and reads a picture instead', async ({
    page,
    request,
    expectAccessible,
  }) => {
    await page.goto('/scan-code');
    await expect(page.getByText('No cameras found')).toBeVisible();
    await expectAccessible();
    const file = page.getByLabel('Scan an image file');
    await chooseFiles(file, { name: 'a.txt', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect(page.getByText(/not an image that your browser can open/).first()).toBeVisible();
    const wall = await QRCode.toBuffer('x', { color: { dark: '#fff', light: '#fff' } });
    await chooseFiles(file, { name: 'wall.png', mimeType: 'image/png', buffer: wall });
    await expect(page.getByText(/No QR code was found/).first()).toBeVisible();
    const tips = page.getByRole('status').getByText('Three things to try in a new picture:');
    await expect(tips).toBeVisible();
    await expectAccessible();
    await chooseFiles(file, 'tests/data/code-inverted.png'); // only the worker reads it
    await expect(page.getByRole('heading', { name: 'A code was found' })).toBeVisible();
    await page.getByRole('button', { name: 'Scan another code' }).click();
    const svg = Buffer.from(
      await (await request.get(`${await codePath(request)}/code.svg`)).text(),
    );
    await chooseFiles(file, { name: 'code.svg', mimeType: 'image/svg+xml', buffer: svg });
    await page.waitForURL(/\/memorial\/\w{12}$/);
  });
});

test.describe('with a blocked camera', () => {
  test.use({ mayFilm: false });

  test('explains what to do', async ({ page, expectAccessible }) => {
    await page.goto('/scan-code');
    await expect(page.getByText('The camera is blocked')).toBeVisible();
    await expect(page.getByLabel('Scan an image file')).toBeVisible();
    await expectAccessible();
  });
});

/** Returns the path in the QR code of Ada Lovelace's memorial. */
const codePath = async (request: APIRequestContext) =>
  (await demoMemorialPath(request)).replace('/memorial/', '/q/');
