/**
 * The request header with which the server tells the app that the answer will be cached for
 * everybody, so that the page must not contain a nonce. Removed from visitors' requests
 * (server/request-headers.ts).
 */
export const SHARED_ANSWER_HEADER = 'x-shared-answer';

/**
 * The request header with the encoding that the server wants for the fallback page. With
 * Accept-Encoding, Next would compress every page. Removed from visitors' requests.
 */
export const FALLBACK_ENCODING_HEADER = 'x-fallback-encoding';
