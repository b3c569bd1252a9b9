/*
 * Addresses of the operator's pictures. Their contents never change: another picture has another
 * id.
 */

/** A file of an asset, by its name in lib/media/decoder/make-asset.ts. */
export const asset = (id: string, file: string) => `/assets/${id}/${file}`;

/** The files of a logo, for screens with one and with two pixels per CSS pixel. */
export const logoFiles = (id: string) => ({
  src: asset(id, 'logo-1x'),
  srcSet: `${asset(id, 'logo-1x')} 1x, ${asset(id, 'logo-2x')} 2x`,
});
