import QRCode from 'qrcode';
import { QR_SIZE_PX } from './rules';

/** Modules of white around the code; readers need four (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The QR code of an address as SVG text: 128 px, error level H, with its quiet zone (spec 1). */
export const qrCodeSvg = (url: string): Promise<string> =>
  QRCode.toString(url, {
    type: 'svg',
    errorCorrectionLevel: 'H',
    margin: QUIET_ZONE,
    width: QR_SIZE_PX,
  });
