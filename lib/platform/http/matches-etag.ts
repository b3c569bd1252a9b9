import fresh from 'fresh';

/** Whether the caller has this version: If-None-Match contains the ETag, weak or strong. */
export const matchesEtag = (request: Request, etag: string): boolean =>
  fresh({ 'if-none-match': request.headers.get('if-none-match') ?? undefined }, { etag });
