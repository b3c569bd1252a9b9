/* Addresses of the operator's own pictures. What is at one of them never changes: another picture has another id. */

/** A file of an asset, by the name of decoder/make-asset.ts. */
export const asset = (id: string, file: string) => `/assets/${id}/${file}`;
