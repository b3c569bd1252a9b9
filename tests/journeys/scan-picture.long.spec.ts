import QRCode from 'qrcode';
import sharp from 'sharp';
import { chooseFiles } from './support/choose-files';
import { expect, test } from './support/fake-camera';
import { qrPicture } from './support/qr-picture';

/** At 256 pixels, these codes are so badly aligned that the decoder misses them, both upright and at some tilts. */
const UNLUCKY = ['qHTAYybfzGRw', 'd2yqo1RoWKGS', 'x6AekLcooNGK'];

/** A photo with a small code, two pixels per module, among shapes that look like the corners of codes. */
async function busyPicture(text: string) {
  const code = await QRCode.toBuffer(text, { errorCorrectionLevel: 'H', scale: 2, margin: 4 });
  const corner = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="140" height="140"><path d="M0 0H140V140H0ZM20 20V120H120V20ZM40 40H100V100H40Z"/></svg>',
  );
  const corners = [20, 1376].flatMap((left) => [20, 440, 864].map((top) => ({ left, top })));
  const buffer = await sharp({
    create: { width: 1536, height: 1024, channels: 3, background: 'white' },
  })
    .composite([
      ...corners.map((place) => ({ input: corner, ...place })),
      { input: code, left: 760, top: 500 },
    ])
    .png()
    .toBuffer();
  return { name: 'wall.png', mimeType: 'image/png', buffer };
}

test.describe('without a camera', () => {
  test.use({ scene: 'no camera', allowsRefusals: true });

  test('reports a decoder that fails to load, and loads it the next time', async ({ page }) => {
    const scripts = '**/_next/static/**/*.js';
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      const isDecoder = (await response.text()).includes('scanFileV2=function');
      await (isDecoder ? route.fulfill({ status: 404 }) : route.fulfill({ response }));
    });
    await page.goto('/scan-code');
    await expect(page.getByText('The camera did not start')).toBeVisible();
    const file = page.getByLabel('Scan an image file');
    await chooseFiles(file, await qrPicture('Ada', { errorCorrectionLevel: 'H' }));
    await expect(page.getByText(/image could not be scanned/).first()).toBeVisible();
    await expect(page.getByText('Looking for a code…')).toBeHidden();
    await page.unroute(scripts);
    await chooseFiles(file, await qrPicture('Ada', { errorCorrectionLevel: 'H' }));
    await expect(page.getByRole('heading', { name: 'A code was found' })).toBeVisible();
  });

  test('reads a code in any alignment with the pixels, and in a busy picture', async ({ page }) => {
    await page.goto('/scan-code');
    await expect(page.getByLabel('Scan an image file')).toBeEnabled();
    for (const id of UNLUCKY) {
      const address = `https://perennial.example/q/${id}`;
      await chooseFiles(
        page.getByLabel('Scan an image file'),
        await qrPicture(address, { errorCorrectionLevel: 'H', width: 256 }),
      );
      await expect(page.getByText(address)).toBeVisible();
      await page.getByRole('button', { name: 'Scan another code' }).click();
    }
    const small = 'https://perennial.example/q/WpoKtrq3ZFC8';
    await chooseFiles(page.getByLabel('Scan an image file'), await busyPicture(small));
    await expect(page.getByText(small)).toBeVisible({ timeout: 20_000 });
  });
});

test.describe('with a code in front of the camera', () => {
  test.use({ scene: { code: 'https://example.org/flowers' } });

  test('ignores a picture whose scan ends after a code was found', async ({ page }) => {
    await page.addInitScript(delayCameraAndDecoder);
    await page.goto('/scan-code');
    await expect(page.getByLabel('Scan an image file')).toBeEnabled();
    await chooseFiles(
      page.getByLabel('Scan an image file'),
      await qrPicture('https://example.com', { errorCorrectionLevel: 'H' }),
    );
    await expect(page.getByText('Looking for a code…')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('film')));
    await expect(page.getByText('https://example.org/flowers')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('look')));
    await page.evaluate(() => Reflect.get(window, 'ended'));
    await expect(page.getByText('https://example.org/flowers')).toBeVisible();
  });
});

/**
 * Runs in the page. Opening the camera waits for the event 'film', and decoding a picture waits for 'look'. The promise
 * `window.ended` resolves once a result of the decoded picture would be on the page.
 */
function delayCameraAndDecoder() {
  const until = (name: string) =>
    new Promise((resolve) => addEventListener(name, resolve, { once: true }));
  const [film, look] = [until('film'), until('look')];
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = (constraints) => film.then(() => open(constraints));
  const { decode } = HTMLImageElement.prototype;
  HTMLImageElement.prototype.decode = function () {
    const decoded = look.then(() => decode.call(this));
    const ended = decoded.then(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    Object.assign(window, { ended });
    return decoded;
  };
}
