/** How a file begins that iPhones and some other phones store pictures in (ISO/IEC 23008-12). */
const HEIC = /^.{4}ftyp(?:hei[cmsx]|hev[cx]|m[is]f1)/s;
const HEAD_BYTES = 12;

/** Whether a file is a HEIC picture, which few browsers can open. Its name and its declared type may be missing. */
export async function isHeicFile(file: Blob): Promise<boolean> {
  const head = await file.slice(0, HEAD_BYTES).arrayBuffer();
  return HEIC.test(new TextDecoder('latin1').decode(head));
}
