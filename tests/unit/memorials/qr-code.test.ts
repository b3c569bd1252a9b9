import QRCode from 'qrcode';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GET } from '@/app/q/[code]/code.svg/route';
import { drawQrCodePng } from '@/lib/memorials/qr-code';
import { QR_PNG_SIZES } from '@/lib/memorials/rules';

const URLS = [
  'https://perennial.example/q/123456789abc',
  `https://${'a-long-name.'.repeat(4)}example/q/123456789abc`,
];
const CASES = URLS.flatMap((url) => QR_PNG_SIZES.map((pixels) => [pixels, url] as const));

describe('the QR code as a PNG', () => {
  it.each(CASES)(
    'of %i px has complete, sharp modules and a quiet zone: %s',
    async (pixels, url) => {
      const png = drawQrCodePng(url, pixels);
      const { data, info } = await sharp(png)
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([pixels, pixels]);
      expect([...new Set(data)].sort()).toEqual([0, 255]);

      const { size, data: modules } = QRCode.create(url, { errorCorrectionLevel: 'H' }).modules;
      const top = Math.floor(data.indexOf(0) / pixels);
      const left = data.indexOf(0) % pixels;
      const scale = Math.floor((pixels - 2 * top) / size);
      expect(top).toBe(left);
      expect(top).toBeGreaterThanOrEqual(4 * scale);
      const drawnModules = modules.map((_, at) => {
        const [row, column] = [Math.floor(at / size), at % size];
        const corner = (top + row * scale) * pixels + left + column * scale;
        const opposite = corner + (scale - 1) * pixels + scale - 1;
        return data[corner] === data[opposite] && data[corner] === 0 ? 1 : 0;
      });
      expect([...drawnModules]).toEqual([...modules]);
    },
  );

  it('states its size on paper', async () => {
    const large = drawQrCodePng(URLS[0] ?? '', 2000);
    expect(await sharp(large).metadata()).toMatchObject({ density: 300 });
  });
});

it('the QR code as an SVG, which cached pages show, needs no database', async () => {
  const params = Promise.resolve({ code: 'AbCdEfGhJkMn' });
  const answer = await GET(new Request('http://localhost:3000/q/AbCdEfGhJkMn/code.svg'), {
    params,
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/^<svg /);
});
