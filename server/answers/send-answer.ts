import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import fresh from 'fresh';
import { cutOffStalled } from '../cut-off-stalled';
import type { Answer } from './answer';
import { bodyIn, encodingFor } from './encoding';
import { ofBody } from './send-ready';

const POLICY = 'content-security-policy';

/**
 * Sends an answer from memory, or 304 where the caller has it already.
 * @param ofThisRequest headers, names and values in turn, that no other request gets
 */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  ofThisRequest: string[],
): void {
  const { headers } = request;
  if (answer.status === 200 && headers['if-none-match'] !== undefined && isKnown(headers, answer)) {
    response.writeHead(304, [...withoutBody(answer.headers), ...ofThisRequest]);
    response.end();
    cutOffStalled(response);
    return;
  }
  const { encoding, bytes, body } = bodyIn(encodingFor(headers['accept-encoding']), answer.bodies);
  response.writeHead(answer.status, [
    ...answer.headers,
    ...ofBody(encoding, bytes),
    ...ofThisRequest,
  ]);
  if (request.method === 'HEAD') response.end();
  else if (Buffer.isBuffer(body)) response.end(body);
  else pipeline(body, response, () => {}); // an error is the reader's, who left
  cutOffStalled(response);
}

const isKnown = (headers: IncomingMessage['headers'], { etag }: Answer) =>
  fresh({ 'if-none-match': headers['if-none-match'] }, { etag });

/** A browser would put this policy in the place of that of the page that it holds. */
function withoutBody(headers: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = [headers[at], headers[at + 1]];
    if (![POLICY, 'content-type'].includes(name.toLowerCase())) kept.push(name, value);
  }
  return kept;
}
