/**
 * The request header by which the server tells the app that the answer will be kept for everybody, so that a page
 * must have no nonce. Deleted from what visitors send (server/request-headers.ts).
 */
export const SHARED_ANSWER = 'x-shared-answer';

/**
 * The request header by which the server says in which encoding it wants the page that is sent when the one it asks for fails. With
 * Accept-Encoding, Next would compress every page. Deleted from what visitors send, too.
 */
export const STAND_IN_ENCODING = 'x-stand-in-encoding';
