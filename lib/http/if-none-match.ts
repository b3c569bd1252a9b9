/** Whether the caller has these bytes already: its If-None-Match names the ETag, weak or not. */
export const isKnown = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((given) => given.trim().replace(/^W\//, '') === etag);
