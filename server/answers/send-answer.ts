import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import fresh from 'fresh';
import { disconnectStalledReader } from '../connections';
import { chooseEncoding, encodedBody } from './encoding';
import type { StoredAnswer } from './stored-answer';

/** A 304 has no body to describe, and a browser would replace the policy of the page that it holds with this one. */
const NOT_IN_304 = ['content-type', 'content-security-policy'];

/**
 * Sends an answer from memory, or 304 if the caller has it already. Headers that the response already has, such as the
 * request id, are sent as well.
 */
export function sendAnswer(
  { method, headers: requestHeaders }: IncomingMessage,
  response: ServerResponse,
  { status, headers, etag, bodies }: StoredAnswer,
): void {
  if (status === 200 && isFresh(requestHeaders, etag)) {
    response.writeHead(304, without(headers, NOT_IN_304));
    response.end();
  } else {
    const { encoding, bytes, body } = encodedBody(
      chooseEncoding(requestHeaders['accept-encoding']),
      bodies,
    );
    response.writeHead(status, {
      ...headers,
      'Content-Length': bytes,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    if (Buffer.isBuffer(body)) response.end(method === 'HEAD' ? undefined : body);
    else if (method === 'HEAD') {
      body.destroy(); // it holds memory outside of the heap
      response.end();
    } else pipeline(body, response, () => {}); // it fails only if the reader leaves
  }
  disconnectStalledReader(response);
}

const isFresh = ({ 'if-none-match': known }: IncomingMessage['headers'], etag: string) =>
  known !== undefined && fresh({ 'if-none-match': known }, { etag });

const without = (headers: StoredAnswer['headers'], names: string[]) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())),
  );
