/* Addresses of the operator's own pictures. What is at one of them never changes: another picture has another id. */

/** A file of an asset, by the name of decoder/make-asset.ts. */
export const asset = (id: string, file: string) => `/assets/${id}/${file}`;

/** The files of a logo, for screens of one and of more pixels to a CSS pixel. */
export const logoFiles = (id: string) => ({
  src: asset(id, 'logo-1x'),
  srcSet: `${asset(id, 'logo-1x')} 1x, ${asset(id, 'logo-2x')} 2x`,
});
