/**
 * The Content-Disposition of a file to be saved under the name a person gave it, in any script: the name
 * in ASCII for old browsers, then as it is (RFC 6266, RFC 8187).
 */
export function attachmentHeader(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%;]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(fileName)}`;
}

/** encodeURIComponent leaves five signs that RFC 8187 wants encoded, and throws on half a sign. */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
