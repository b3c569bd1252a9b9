/**
 * The request header by which the server tells the app that the answer will be kept for everybody, so that a page
 * must have no nonce. Deleted from what visitors send (server/request-headers.ts).
 */
export const SHARED_ANSWER = 'x-shared-answer';
