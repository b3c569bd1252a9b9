/**
 * The request header by which the server tells the app that the answer will be kept for everybody, so that a page
 * must have no nonce. Deleted from what visitors send (server/request-headers.ts).
 */
export const SHARED_ANSWER = 'x-shared-answer';

/**
 * The encoding in which a page that stands in for one that will be kept is asked for: Accept-Encoding would reach Next, which would
 * compress each page by itself. Deleted from what visitors send as well.
 */
export const STAND_IN_ENCODING = 'x-stand-in-encoding';
