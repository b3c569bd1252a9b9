/** The brands of pictures that few browsers can open, and those of AVIF, which all can (ISO/IEC 23008-12). */
const HEIC = /^(?:hei[cmsx]|hev[cx]|m[is]f1)$/;
const AVIF = /^avi[fs]$/;
/** More than the first box of any real picture. */
const MAX_HEAD_BYTES = 256;

/**
 * Whether a file is a HEIC picture, in which iPhones and some other phones store photos. Its name and its declared type
 * may be missing. AVIF pictures have the same structure, and may begin with the same brand.
 */
export async function isHeicFile(file: Blob): Promise<boolean> {
  const bytes = await file.slice(0, MAX_HEAD_BYTES).arrayBuffer();
  if (bytes.byteLength < 16) return false;
  const end = Math.min(bytes.byteLength, new DataView(bytes).getUint32(0));
  const head = new TextDecoder('latin1').decode(bytes.slice(4, end));
  if (!head.startsWith('ftyp')) return false;
  // Its own brand, a version, and the brands that it is compatible with: four characters each.
  const [brand = '', , ...others] = head.slice(4).match(/.{4}/gs) ?? [];
  const brands = [brand, ...others];
  return brands.some((each) => HEIC.test(each)) && !brands.some((each) => AVIF.test(each));
}
