import QRCode from 'qrcode';

/** Returns a picture of a QR code as a file to choose. */
export const qrPicture = async (
  text: string,
  options: { errorCorrectionLevel?: 'M' | 'H'; width?: number } = {},
) => ({
  name: 'code.png',
  mimeType: 'image/png',
  buffer: await QRCode.toBuffer(text, { errorCorrectionLevel: 'M', width: 400, ...options }),
});
