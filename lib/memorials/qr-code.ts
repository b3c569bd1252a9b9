import QRCode from 'qrcode';
import { QR_SIZE_PX } from './rules';
import { type Band, twoColourPng } from './two-colour-png';

/** White modules around the code; ISO/IEC 18004 requires four. */
const QUIET_ZONE = 4;
const LEVEL = { errorCorrectionLevel: 'H' } as const;
/** For programs that place a picture by its printed size. */
const DOTS_PER_INCH = 300;

/**
 * The QR code of an address as SVG text: 128 px, error correction H, with its quiet zone
 * (product.md 1).
 */
export const qrCodeSvg = (url: string): Promise<string> =>
  QRCode.toString(url, { ...LEVEL, type: 'svg', margin: QUIET_ZONE, width: QR_SIZE_PX });

/**
 * The same code as a PNG, `pixels` wide and high. Every module is the same whole number of pixels,
 * so that no edge is blurred; the rest widens the quiet zone.
 */
export function drawQrCodePng(url: string, pixels: number): Buffer {
  const { size, data } = QRCode.create(url, LEVEL).modules;
  const scale = Math.floor(pixels / (size + 2 * QUIET_ZONE));
  const margin = Math.floor((pixels - size * scale) / 2);
  const white = new Uint8Array(pixels).fill(1);
  const modules = Array.from({ length: size }, (_, row): Band => {
    const dots = white.slice();
    for (let at = 0; at < size * scale; at++)
      dots[margin + at] = data[row * size + Math.floor(at / scale)] ? 0 : 1;
    return { dots, rows: scale };
  });
  const bands = [
    { dots: white, rows: margin },
    ...modules,
    { dots: white, rows: pixels - margin - size * scale },
  ];
  return twoColourPng(pixels, bands, DOTS_PER_INCH);
}
