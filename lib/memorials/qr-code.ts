import QRCode from 'qrcode';
import sharp from 'sharp';
import { QR_SIZE_PX } from './rules';

/** Modules of white around the code; readers need four (ISO/IEC 18004). */
const QUIET_ZONE = 4;
const LEVEL = { errorCorrectionLevel: 'H' } as const;
/** For programs that place a picture by its size on paper. */
const DOTS_PER_INCH = 300;

/** The QR code of an address as SVG text: 128 px, error level H, with its quiet zone (product.md 1). */
export const qrCodeSvg = (url: string): Promise<string> =>
  QRCode.toString(url, { ...LEVEL, type: 'svg', margin: QUIET_ZONE, width: QR_SIZE_PX });

/**
 * The same code as a PNG of so many pixels in width and height. Every module has the same whole number of
 * pixels, so that no edge is blurred; what is left over widens the quiet zone.
 */
export async function qrCodePng(url: string, pixels: number): Promise<Buffer> {
  const { size, data } = QRCode.create(url, LEVEL).modules;
  const scale = Math.floor(pixels / (size + 2 * QUIET_ZONE));
  const margin = pixels - size * scale;
  const [before, after] = [Math.floor(margin / 2), Math.ceil(margin / 2)];
  const greys = Buffer.from(data.map((dark) => (dark ? 0 : 255)));
  return sharp(greys, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width: size * scale, kernel: 'nearest' })
    .extend({ top: before, left: before, bottom: after, right: after, background: 'white' })
    .withMetadata({ density: DOTS_PER_INCH })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}
